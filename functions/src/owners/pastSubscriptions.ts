import { createHash } from 'node:crypto';
import type { Fields, Store, StoredDocument, Transaction } from '../store/Store.ts';
import { mapIn, momentIn, textIn } from '../documents/fieldValues.ts';
import { subscriptionRef } from '../documents/owner.ts';
import { isFree } from '../documents/recordStatus.ts';
import { storedNames } from '../documents/storedNames.ts';

/** A record and the address it is stored under. */
export interface RecordLocation {
  email: string;
  record: Fields;
}

const collection = 'PastSubscriptions';

/** The document that keeps an ended subscription after its owner came back; the id is the subscription's. */
export function pastRef(subscriptionId: string) {
  return { collection, id: subscriptionId };
}

/** All free subscriptions have the same id, so a unique one is generated. */
function pastIdOf({ email, record }: RecordLocation): string {
  const id = textIn(record, storedNames.subscriptionId);
  if (id !== '' && !isFree(record)) return id;
  const created = momentIn(mapIn(record, 'subscriptionDetails'), 'create_time')?.toISOString() ?? '';
  return createHash('sha256').update(`${email}\n${created}`).digest('hex');
}

/**
 * Keeps the records of ended subscriptions in the transaction that puts another in their place at the owner's present
 * address: their receipts stay visible.
 */
export function keepAsPast(
  transaction: Transaction,
  past: { uid: string; email: string; records: readonly RecordLocation[]; now: Date },
): void {
  const { uid, email, records, now } = past;
  for (const place of records) {
    transaction.set(pastRef(pastIdOf(place)), { ...place.record, uid, email, replaced_at: now });
    if (place.email !== email) transaction.delete(subscriptionRef(place.email));
  }
}

/** The records of an owner's earlier subscriptions, with their ids. */
export function pastPlacesOf(store: Store, uid: string): Promise<StoredDocument[]> {
  return store.find(collection, { where: { uid } });
}

/** The records of an owner's earlier subscriptions. */
export async function pastSubscriptionsOf(store: Store, uid: string): Promise<Fields[]> {
  return (await pastPlacesOf(store, uid)).map(({ fields }) => fields);
}
