import type { Receipt } from '#domain/account.ts';
import type { Fields, Store } from '../store/Store.ts';
import { receiptsOf } from '../documents/charges.ts';
import { textIn } from '../documents/fieldValues.ts';
import { pastSubscriptionsOf } from '../owners/pastSubscriptions.ts';
import { isFree } from '../documents/recordStatus.ts';
import { storedNames } from '../documents/storedNames.ts';

/**
 * Every receipt of an owner, newest first: of the subscription on record, of past ones, and of those that opened nothing
 * and were given back, which only their link leads to.
 */
export async function receiptsOfOwner(
  store: Store,
  { uid, record }: { uid: string; record: Fields },
): Promise<Receipt[]> {
  const [past, links] = await Promise.all([
    pastSubscriptionsOf(store, uid),
    store.find(storedNames.providerSubscriptions, { where: { uid } }),
  ]);
  const recorded = [record, ...past]
    .filter((one) => !isFree(one))
    .map((one) => textIn(one, storedNames.subscriptionId));
  return receiptsOf(store, [...recorded, ...links.map(({ id }) => id)]);
}
