import { max } from 'date-fns/max';
import { registrationRef } from '../documents/owner.ts';
import { subscriptions, type SubscriptionRecord } from '../documents/subscription.ts';
import type { DocumentRef, Store, Transaction } from '../store/Store.ts';
import { latest } from '../ledger/facts.ts';
import { movedEnd, movePromise } from '../standing/shortened.ts';
import { accessEndOf } from '../standing/standingOf.ts';
import { isAlive } from '../subscription/recordStatus.ts';
import { writeRecord, pastSubscriptionsOf } from '../owners/recordPlace.ts';
import { registrationFrom } from '../documents/registrations.ts';

/** When a subscription was opened, in milliseconds; 0 if that is unknown. */
export const createdAt = ({ billing }: SubscriptionRecord): number => billing?.created?.getTime() ?? 0;

/** The documents of all later records of a past subscription's owner: oldest first, the current record last. */
export async function laterPlaces(store: Store, past: SubscriptionRecord): Promise<DocumentRef[]> {
  const { uid } = past;
  if (!uid) return [];
  const registration = registrationFrom(await store.get(registrationRef(uid)));
  const emails = new Set([past.email, registration?.email ?? '']);
  const later = (await pastSubscriptionsOf(store, uid))
    .filter(({ record }) => createdAt(record) > createdAt(past))
    .toSorted((one, other) => createdAt(one.record) - createdAt(other.record));
  return [
    ...later.map(({ ref }) => ref),
    ...[...emails].filter((email) => email !== '').map(subscriptions.ref),
  ];
}

/**
 * Takes the time that a refunded past subscription lost from the later records that were promised this time, one after
 * another, or gives it to them again. What came after another record that lasts as long by itself was promised that one's time.
 * @returns the owner's later records as they are then.
 */
export function movePromises(
  transaction: Transaction,
  change: { before: SubscriptionRecord; after: SubscriptionRecord; now: Date },
  later: ReadonlyArray<{ ref: DocumentRef; record: SubscriptionRecord | undefined }>,
): SubscriptionRecord[] {
  const { now } = change;
  const uid = change.before.uid ?? '';
  let { before, after } = change;
  let lasts: Date | null = null;
  return later.flatMap(({ ref, record }) => {
    if (!record || record.billing?.uid !== uid) return [];
    const moved = movedEnd(before, after, record.billing.created);
    const isOthers = moved && lasts && lasts >= max([moved.from, moved.to]);
    const next = moved && !isOthers && movePromise(record, moved, now);
    if (!next) {
      if (!isAlive(record)) lasts = latest([lasts, accessEndOf(record).accessUntil]);
      return [record];
    }
    writeRecord(transaction, { ref, record: next }, now);
    if (movedEnd(record, next, null)) [before, after] = [record, next];
    return [next];
  });
}
