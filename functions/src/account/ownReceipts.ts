import type { Receipt } from '#domain/account.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import type { Store } from '../store/Store.ts';
import { receiptsOf } from '../documents/charges.ts';
import { pastSubscriptionsOf } from '../owners/pastSubscriptions.ts';
import { isBilled } from '../subscription/recordStatus.ts';
import { linksOf } from '../documents/checkouts.ts';

/** All receipts of an owner, newest first, also of refunded subscriptions that never became a record. */
export async function receiptsOfOwner(
  store: Store,
  { uid, record }: { uid: string; record: SubscriptionRecord },
): Promise<Receipt[]> {
  const [past, links] = await Promise.all([pastSubscriptionsOf(store, uid), linksOf(store, uid)]);
  const recorded = [record, ...past.map((place) => place.record)]
    .filter((one) => isBilled(one))
    .map((one) => one.subscriptionId);
  return receiptsOf(store, [...recorded, ...links.map(({ id }) => id)]);
}
