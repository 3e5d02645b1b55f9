import { bookkeepingRef } from '../documents/bookkeeping.ts';
import type { Checkout } from '../documents/checkouts.ts';
import type { ServerContext } from '../context/context.ts';
import {
  parseSubscription,
  serializeSubscription,
  subscriptionRef,
  subscriptionsNaming,
  type RecordPlace,
} from '../documents/subscription.ts';
import { writeCounted } from '../standing/countedDevices.ts';
import type { Writes } from '../store/Store.ts';
import { isFree } from '../subscription/recordStatus.ts';
import { pastRef } from './pastSubscriptions.ts';

/** Finds a subscription's record by its checkout's address or, if imported or moved, by its id. */
export async function findPresentPlace(
  { store }: ServerContext,
  checkout: Checkout | undefined,
  subscriptionId: string,
): Promise<RecordPlace | undefined> {
  if (checkout) {
    const ref = subscriptionRef(checkout.email);
    const record = parseSubscription(await store.get(ref));
    if (record?.subscriptionId === subscriptionId) return { ref, record };
  }
  const found = await subscriptionsNaming(store, subscriptionId, 2);
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
  for (const ref of [pastRef(subscriptionId), bookkeepingRef(subscriptionId)]) {
    const record = parseSubscription(await store.get(ref));
    if (record) return { ref, record };
  }
  return undefined;
}

/** Writes a record whose facts have changed, with the number of devices that counts by them now. */
export function writeRecord(writes: Writes<void>, { ref, record }: RecordPlace, now: Date): void {
  writes.set(ref, serializeSubscription(writeCounted(record, now)));
}
