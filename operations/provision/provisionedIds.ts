import { always, nullable, readTable, writeTable, type ValuesOf } from '#functions/documents/format/codec.ts';
import { text, texts } from '#functions/documents/format/values.ts';
import type { PayPalEnvironment } from '#functions/paypal/http/endpoint.ts';
import type { Store } from '#functions/store/Store.ts';

const table = {
  /** PayPal's account that these ids belong to. */
  accountId: always('account_id', text, ''),
  productId: nullable('product_id', text),
  webhookId: nullable('webhook_id', text),
  /** Plan ids by the hash of their terms. Former plans are kept, because a restored price reuses its plan. */
  plans: always('plans', texts, {}),
};

/** The ids of what was created at PayPal, for each environment. */
export type ProvisionedIds = ValuesOf<typeof table>;

const refOf = (environment: PayPalEnvironment) => ({ collection: 'Provisioning', id: environment });

/** The ids for this account; empty if the stored ones belong to another account. */
export async function readProvisionedIds(
  store: Pick<Store, 'get'>,
  environment: PayPalEnvironment,
  accountId: string,
): Promise<ProvisionedIds> {
  const ids = readTable(table, (await store.get(refOf(environment))) ?? {});
  return ids.accountId === accountId ? ids : { accountId, productId: null, webhookId: null, plans: {} };
}

/** Whether anything was created in this environment for the project of the store. */
export async function wasProvisioned(
  store: Pick<Store, 'get'>,
  environment: PayPalEnvironment,
): Promise<boolean> {
  return (await store.get(refOf(environment))) !== undefined;
}

export async function saveProvisionedIds(
  store: Pick<Store, 'set'>,
  environment: PayPalEnvironment,
  ids: ProvisionedIds,
): Promise<void> {
  await store.set(refOf(environment), writeTable(table, ids));
}
