import { createHash } from 'node:crypto';
import type { Fields, Store, Transaction } from '../store/Store.ts';
import { mapIn, momentIn, textIn } from './fieldValues.ts';
import { isFree } from './recordStatus.ts';
import { storedNames } from './storedNames.ts';

const collection = 'PastSubscriptions';

/** The document that keeps an ended subscription after its owner came back; the id is the subscription's. */
export function pastRef(subscriptionId: string) {
  return { collection, id: subscriptionId };
}

/** All free subscriptions have the same id, so a unique one is generated. */
function pastIdOf(email: string, record: Fields): string {
  const id = textIn(record, storedNames.subscriptionId);
  if (id !== '' && !isFree(record)) return id;
  const created = momentIn(mapIn(record, 'subscriptionDetails'), 'create_time')?.toISOString() ?? '';
  return createHash('sha256').update(`${email}\n${created}`).digest('hex');
}

/** Keeps the record of an ended subscription in the transaction that puts another in its place: its receipts stay visible. */
export function keepAsPast(
  transaction: Transaction,
  past: { uid: string; email: string; record: Fields; now: Date },
): void {
  const { uid, email, record, now } = past;
  transaction.set(pastRef(pastIdOf(email, record)), { ...record, uid, email, replaced_at: now });
}

/** The records of an owner's earlier subscriptions. */
export async function pastSubscriptionsOf(store: Store, uid: string): Promise<Fields[]> {
  return (await store.find(collection, { where: { uid } })).map(({ fields }) => fields);
}
