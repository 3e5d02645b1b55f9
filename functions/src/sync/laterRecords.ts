import { registrationRef } from '../documents/owner.ts';
import {
  serializeSubscription,
  subscriptionRef,
  type SubscriptionRecord,
} from '../documents/subscription.ts';
import type { DocumentRef, Store, Transaction } from '../store/Store.ts';
import { shortenedBy, withoutPromise } from '../subscription/paidTime.ts';
import { pastSubscriptionsOf } from '../owners/pastSubscriptions.ts';
import { registrationFrom } from '../documents/registrations.ts';

const createdAt = ({ billing }: SubscriptionRecord) => billing?.created?.getTime() ?? 0;

/** The places of all that an owner had after a past subscription, oldest first, the present record last. */
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
    ...[...emails].filter((email) => email !== '').map(subscriptionRef),
  ];
}

/**
 * Takes the time that a past subscription does not give any more from the later ones that were promised it, one after the other.
 * @returns the last one that has changed; null where none has.
 */
export function takePromisesBack(
  transaction: Transaction,
  change: { before: SubscriptionRecord; after: SubscriptionRecord; now: Date },
  later: ReadonlyArray<{ ref: DocumentRef; record: SubscriptionRecord | undefined }>,
): SubscriptionRecord | null {
  const { before, after, now } = change;
  const uid = before.uid ?? '';
  let shortened = shortenedBy(before, after);
  let changed: SubscriptionRecord | null = null;
  for (const { ref, record } of later) {
    if (!shortened || !record || record.billing?.uid !== uid) continue;
    const next = withoutPromise(record, shortened, now);
    if (!next) continue;
    transaction.set(ref, serializeSubscription(next));
    shortened = shortenedBy(record, next) ?? shortened;
    changed = next;
  }
  return changed;
}
