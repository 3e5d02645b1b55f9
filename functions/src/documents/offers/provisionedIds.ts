import type { Store } from '../../store/Store.ts';
import { always, nullable, readTable, writeTable, type ValuesOf } from '../format/codec.ts';
import { text, texts } from '../format/values.ts';

/** Which of the provider's environments is meant. Each has its own account, product and plans. */
export type ProviderEnvironment = 'sandbox' | 'live';

const table = {
  /** The account all of it belongs to. */
  accountId: always('account_id', text, ''),
  productId: nullable('product_id', text),
  webhookId: nullable('webhook_id', text),
  /** By the hash of their terms. Former plans are kept, because a price that returns gets its plan again. */
  plans: always('plans', texts, {}),
};

/** The ids created at the provider, stored per environment. */
export type ProvisionedIds = ValuesOf<typeof table>;

const refOf = (environment: ProviderEnvironment) => ({ collection: 'Provisioning', id: environment });

/** The ids created for this account; empty if the stored ids belong to another account. */
export async function readProvisionedIds(
  store: Pick<Store, 'get'>,
  environment: ProviderEnvironment,
  accountId: string,
): Promise<ProvisionedIds> {
  const ids = readTable(table, (await store.get(refOf(environment))) ?? {});
  return ids.accountId === accountId ? ids : { accountId, productId: null, webhookId: null, plans: {} };
}

/** Keeps what was made. */
export async function saveProvisionedIds(
  store: Pick<Store, 'set'>,
  environment: ProviderEnvironment,
  ids: ProvisionedIds,
): Promise<void> {
  await store.set(refOf(environment), writeTable(table, ids, undefined));
}
