import { confirmationMail } from '#domain/mails/confirmationMail.ts';
import type { MailBrand } from '#domain/mails/mail.ts';
import { welcomeBackMail } from '#domain/mails/welcomeBackMail.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import type { Fields, Transaction } from '../store/Store.ts';
import { confirmationFrom, type BillingFields } from './confirmation.ts';
import { mailFields, mailRef } from './mail.ts';
import { subscriptionRef } from './owner.ts';
import { keepAsPast } from './pastSubscriptions.ts';
import type { StoredRegistration } from './registrations.ts';
import { withReminder } from './reminders.ts';

/**
 * Writes a subscription with the day of its reminder, and its e-mail; shared by paid and free ones. The ended one of an owner
 * who comes back makes room for it.
 */
export function writeSubscription(
  transaction: Transaction,
  request: {
    record: Fields;
    former?: Fields | undefined;
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
  const { email: to, registration } = stored;
  const about = { name: registration.fullName, confirmation, brand, accountUrl };
  const mail = former ? welcomeBackMail(about) : confirmationMail(about);
  transaction.create(mailRef(mailId), mailFields({ to, now }, mail));
  if (former) {
    const { uid } = record['billing'] as BillingFields;
    keepAsPast(transaction, { uid, email: to, record: former, now });
    transaction.set(subscriptionRef(to), record);
  } else {
    transaction.create(subscriptionRef(to), record);
  }
  return confirmation;
}
