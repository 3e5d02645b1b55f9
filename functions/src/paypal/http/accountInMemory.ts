import { serializePayPalAccount } from '../../documents/offers/payPalAccount.ts';
import { StoreError, type Fields } from '../../store/Store.ts';
import type { RestClientOptions } from './restClient.ts';

/** PayPal's account data in memory, to be tried before `Credentials/PayPal` is written. */
export function accountInMemory(account: { clientId: string; endpoint: string }): RestClientOptions['store'] {
  const fields: Fields = serializePayPalAccount(undefined, { ...account, webhookId: null });
  return {
    get: async () => ({ ...fields }),
    async update(_ref, changes) {
      for (const { path, value } of changes) {
        const [name, ...deeper] = path;
        if (name === undefined || deeper.length > 0) throw new StoreError('not-found');
        fields[name] = value;
      }
    },
  };
}
