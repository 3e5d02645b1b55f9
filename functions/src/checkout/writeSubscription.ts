import { confirmationMail, welcomeBackMail } from '#domain/mails/confirmationMails.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import { subscriptions, type RecordPlace, type SubscriptionRecord } from '../documents/subscription.ts';
import { addFacts, earlierDebt, owedIn } from '../ledger/facts.ts';
import type { Transaction } from '../store/Store.ts';
import { datedConfirmation } from '../standing/accountState.ts';
import { aboutRecord, writeEventMail, type MailContext } from '../mails/recordMail.ts';
import { registrationRef } from '../documents/owner.ts';
import { keepAsPast } from '../owners/recordPlace.ts';
import { registrationChanges, type StoredRegistration } from '../documents/registrations.ts';
import { scheduleNotice } from '../standing/nextNotice.ts';

/** The record with what an owner's former ones leave to it: the rest between two pauses, the debt, and the address for the books. */
export function inherit(
  record: SubscriptionRecord,
  former: readonly RecordPlace[],
  now: Date,
): SubscriptionRecord {
  // Leaving and coming back must not allow another pause earlier.
  const pauses = former.flatMap((one) => one.record.facts.filter(({ kind }) => kind === 'paused'));
  // Nor does it wait again for the tries of a failed charge.
  const amount = Math.max(0, ...former.map((one) => earlierDebt(one.record) + owedIn(one.record)));
  const debt = amount > 0 ? [{ kind: 'earlierDebt' as const, at: now, amount }] : [];
  return { ...addFacts(record, [...pauses, ...debt]), books: former[0]?.record.books ?? null };
}

/** Writes a subscription with the moment of its next notice, and its e-mail. A returning owner's ended records become past ones. */
export function writeSubscription(
  transaction: Transaction,
  context: MailContext,
  request: {
    uid: string;
    record: SubscriptionRecord;
    former: readonly RecordPlace[];
    stored: StoredRegistration;
    mailId: string;
    now: Date;
  },
): Confirmation {
  const { uid, former, stored, mailId: id, now } = request;
  const record = scheduleNotice(inherit(request.record, former, now), now);
  const { email } = record;
  const letter = former.length > 0 ? welcomeBackMail : confirmationMail;
  writeEventMail(transaction, context, { id, email, record }, () => letter(aboutRecord(context, record)));
  keepAsPast(transaction, { uid, email, records: former, now });
  transaction.set(subscriptions.ref(email), subscriptions.serialize(record));
  if (stored.email !== email) {
    transaction.update(registrationRef(uid), registrationChanges({ notes: { email } }));
  }
  return datedConfirmation(record, now);
}
