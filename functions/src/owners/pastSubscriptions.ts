import {
  dueQuery,
  parseSubscription,
  serializeSubscription,
  subscriptionRef,
  type RecordPlace,
} from '../documents/subscription.ts';
import { hashId } from '../documents/format/hashId.ts';
import type { DocumentRef, Store, StoredDocument, Transaction } from '../store/Store.ts';
import { isBilled } from '../subscription/recordStatus.ts';

const collection = 'PastSubscriptions';

/** The document that keeps an ended subscription after its owner came back; its id is the subscription's. */
export function pastRef(subscriptionId: string): DocumentRef {
  return { collection, id: subscriptionId };
}

/** All free subscriptions have the same id, so a unique one is generated. */
function pastIdOf({ ref, record }: RecordPlace): string {
  const { subscriptionId, details } = record;
  if (isBilled(record)) return subscriptionId;
  const created = new Date(details?.createTime ?? '');
  const at = Number.isNaN(created.getTime()) ? '' : created.toISOString();
  return hashId(`${ref.id}\n${at}`);
}

/** Keeps ended subscriptions when another record takes the owner's address. Their receipts stay visible. */
export function keepAsPast(
  transaction: Transaction,
  past: { uid: string; email: string; records: readonly RecordPlace[]; now: Date },
): void {
  const { uid, email, records, now } = past;
  for (const place of records) {
    const kept = { ...place.record, uid, email, replacedAt: now };
    transaction.set(pastRef(pastIdOf(place)), serializeSubscription(kept));
    if (place.ref.id !== email) transaction.delete(subscriptionRef(place.ref.id));
  }
}

function placesOf(found: readonly StoredDocument[]): RecordPlace[] {
  return found.map(({ id, fields }) => ({ ref: pastRef(id), record: parseSubscription(fields) }));
}

export async function pastSubscriptionsOf(store: Store, uid: string): Promise<RecordPlace[]> {
  return placesOf(await store.find(collection, { where: { uid } }));
}

/** The past records that are due for a comparison with the provider. */
export async function duePastSubscriptions(store: Store, now: Date, limit: number): Promise<RecordPlace[]> {
  return placesOf(await store.find(collection, dueQuery({ by: 'nextCheck', now, limit })));
}
