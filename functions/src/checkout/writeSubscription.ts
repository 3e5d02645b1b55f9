import { confirmationMail } from '#domain/mails/confirmationMail.ts';
import type { MailBrand } from '#domain/mails/mail.ts';
import { welcomeBackMail } from '#domain/mails/welcomeBackMail.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import type { Fields, Transaction } from '../store/Store.ts';
import { confirmationFrom, type BillingFields } from '../documents/confirmation.ts';
import { textIn } from '../documents/fieldValues.ts';
import { mailFields, mailRef } from '../documents/mail.ts';
import { registrationRef, subscriptionRef } from '../documents/owner.ts';
import { keepAsPast, type RecordLocation } from '../owners/pastSubscriptions.ts';
import type { StoredRegistration } from '../documents/registrations.ts';
import { withReminder } from '../mails/reminders.ts';

/**
 * Writes a subscription with the day of its reminder, and its e-mail; shared by paid and free ones. The ended ones of an
 * owner who comes back make room for it, and the registration gets the record's address.
 */
export function writeSubscription(
  transaction: Transaction,
  request: {
    record: Fields;
    former: readonly RecordLocation[];
    stored: StoredRegistration;
    mailId: string;
    brand: MailBrand;
    accountUrl: string;
    now: Date;
  },
): Confirmation {
  const { former, stored, mailId, brand, accountUrl, now } = request;
  const confirmation = confirmationFrom(request.record);
  const record = withReminder(request.record, confirmation);
  const { uid } = record['billing'] as BillingFields;
  const to = textIn(record, 'email');
  const about = { name: stored.registration.fullName, confirmation, brand, accountUrl };
  const mail = former.length > 0 ? welcomeBackMail(about) : confirmationMail(about);
  transaction.create(mailRef(mailId), mailFields({ to, uid, now }, mail));
  keepAsPast(transaction, { uid, email: to, records: former, now });
  transaction.set(subscriptionRef(to), record);
  if (stored.email !== to) transaction.update(registrationRef(uid), [{ path: ['email'], value: to }]);
  return confirmation;
}
