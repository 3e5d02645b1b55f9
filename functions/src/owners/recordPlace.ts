import { pastSubscriptions, subscriptions, type RecordPlace } from '../documents/subscription.ts';
import { hashId } from '../documents/format/values.ts';
import type { Store, Transaction, Writes } from '../store/Store.ts';
import { isBilled, isFree } from '../subscription/recordStatus.ts';
import { bookkeepingRef } from '../documents/bookkeeping.ts';
import type { Checkout } from '../documents/checkouts.ts';
import type { ServerContext } from '../context/context.ts';
import { writeCounted } from '../standing/countedDevices.ts';

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
    transaction.set(pastSubscriptions.ref(pastIdOf(place)), subscriptions.serialize(kept));
    if (place.ref.id !== email) transaction.delete(subscriptions.ref(place.ref.id));
  }
}

export function pastSubscriptionsOf(store: Store, uid: string): Promise<RecordPlace[]> {
  return pastSubscriptions.all(store, { where: { uid } });
}

/** Finds a subscription's record by its checkout's address or, if imported or moved, by its id. */
export async function findPresentPlace(
  { store }: ServerContext,
  checkout: Checkout | undefined,
  subscriptionId: string,
): Promise<RecordPlace | undefined> {
  if (checkout) {
    const ref = subscriptions.ref(checkout.email);
    const record = subscriptions.parse(await store.get(ref));
    if (record?.subscriptionId === subscriptionId) return { ref, record };
  }
  const found = await subscriptions.naming(store, subscriptionId, 2);
  // All free subscriptions have the same id, which no provider knows.
  const [only, other] = found.filter(({ record }) => !isFree(record));
  return other ? undefined : only;
}

/** Finds the current record of a subscription, or else its past or bookkeeping record. */
export async function findPlace(
  context: ServerContext,
  subscriptionId: string,
): Promise<RecordPlace | undefined> {
  const present = await findPresentPlace(context, undefined, subscriptionId);
  return present ?? findPastPlace(context, subscriptionId);
}

/** Finds the past or bookkeeping record of a subscription, after its owner got another one or deleted the account. */
export async function findPastPlace(
  { store }: ServerContext,
  subscriptionId: string,
): Promise<RecordPlace | undefined> {
  for (const ref of [pastSubscriptions.ref(subscriptionId), bookkeepingRef(subscriptionId)]) {
    const record = subscriptions.parse(await store.get(ref));
    if (record) return { ref, record };
  }
  return undefined;
}

/** Writes a record whose facts have changed, with the number of devices that counts by them now. */
export function writeRecord(writes: Writes<void>, { ref, record }: RecordPlace, now: Date): void {
  writes.set(ref, subscriptions.serialize(writeCounted(record, now)));
}
