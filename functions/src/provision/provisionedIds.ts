import type { Fields, Store } from '../store/Store.ts';

/** Which of the provider's environments is meant. Each has its own account, product and plans. */
export type ProviderEnvironment = 'sandbox' | 'live';

/** The ids created at the provider, stored per environment. */
export interface ProvisionedIds {
  /** The account all of it belongs to. */
  accountId: string;
  productId: string | null;
  webhookId: string | null;
  /** By the hash of their terms. Former plans are kept, because a price that returns gets its plan again. */
  plans: Readonly<Record<string, string>>;
}

const refOf = (environment: ProviderEnvironment) => ({ collection: 'Provisioning', id: environment });

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** The ids created for this account; empty if the stored ids belong to another account. */
export async function readProvisionedIds(
  store: Pick<Store, 'get'>,
  environment: ProviderEnvironment,
  accountId: string,
): Promise<ProvisionedIds> {
  const fields = await store.get(refOf(environment));
  if (fields?.['account_id'] !== accountId) return { accountId, productId: null, webhookId: null, plans: {} };
  const plans = Object.entries((fields['plans'] ?? {}) as Fields);
  return {
    accountId,
    productId: textOrNull(fields['product_id']),
    webhookId: textOrNull(fields['webhook_id']),
    plans: Object.fromEntries(
      plans.filter((entry): entry is [string, string] => textOrNull(entry[1]) !== null),
    ),
  };
}

/** Keeps what was made. */
export async function saveProvisionedIds(
  store: Pick<Store, 'set'>,
  environment: ProviderEnvironment,
  ids: ProvisionedIds,
): Promise<void> {
  await store.set(refOf(environment), {
    account_id: ids.accountId,
    product_id: ids.productId,
    webhook_id: ids.webhookId,
    plans: { ...ids.plans },
  });
}
