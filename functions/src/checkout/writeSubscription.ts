import { confirmationMail } from '#domain/mails/confirmationMail.ts';
import type { MailBrand } from '#domain/mails/mail.ts';
import { welcomeBackMail } from '#domain/mails/welcomeBackMail.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import {
  serializeSubscription,
  subscriptionRef,
  type RecordPlace,
  type SubscriptionRecord,
} from '../documents/subscription.ts';
import type { Transaction } from '../store/Store.ts';
import { confirmationFrom } from '../subscription/confirmation.ts';
import { mailFields, mailRef } from '../documents/mail.ts';
import { registrationRef } from '../documents/owner.ts';
import { keepAsPast } from '../owners/pastSubscriptions.ts';
import { registrationChanges, type StoredRegistration } from '../documents/registrations.ts';
import { withNextNotice } from '../subscription/nextNotice.ts';

/**
 * Writes a subscription with the day of its reminder, and its e-mail; shared by paid and free ones. The ended ones of an
 * owner who comes back make room for it, and the registration gets the record's address.
 */
export function writeSubscription(
  transaction: Transaction,
  request: {
    uid: string;
    record: SubscriptionRecord;
    former: readonly RecordPlace[];
    stored: StoredRegistration;
    mailId: string;
    brand: MailBrand;
    accountUrl: string;
    now: Date;
  },
): Confirmation {
  const { uid, former, stored, mailId, brand, accountUrl, now } = request;
  const confirmation = confirmationFrom(request.record);
  const record = withNextNotice(request.record, now);
  const { email: to } = record;
  const about = {
    name: stored.registration.fullName,
    confirmation,
    language: record.language ?? 'en',
    brand,
    accountUrl,
  };
  const mail = former.length > 0 ? welcomeBackMail(about) : confirmationMail(about);
  transaction.create(mailRef(mailId), mailFields({ to, uid, now }, mail));
  keepAsPast(transaction, { uid, email: to, records: former, now });
  transaction.set(subscriptionRef(to), serializeSubscription(record));
  if (stored.email !== to) {
    transaction.update(registrationRef(uid), registrationChanges({ noted: { email: to } }));
  }
  return confirmation;
}
