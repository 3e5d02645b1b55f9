import { serializePayPalAccount } from '#functions/documents/offers/payPalAccount.ts';
import type { RestClientOptions } from '#functions/paypal/http/restClient.ts';
import { StoreError, type Fields } from '#functions/store/Store.ts';

export interface PayPalAccount {
  clientId: string;
  secret: string;
  /** `https://api-m.paypal.com`, PayPal's own sandbox, or the simulator. */
  endpoint: string;
  /** Whether the endpoint may be the simulator on this machine. */
  simulated: boolean;
}

/** PayPal's account data in memory, to be tried before `Credentials/PayPal` is written. */
export function accountInMemory({ secret, simulated, ...account }: PayPalAccount): RestClientOptions {
  const fields: Fields = serializePayPalAccount(undefined, { ...account, webhookId: null });
  return {
    store: {
      get: async () => ({ ...fields }),
      async update(_ref, changes) {
        for (const { path, value } of changes) {
          const [name, ...deeper] = path;
          if (name === undefined || deeper.length > 0) throw new StoreError('not-found');
          fields[name] = value;
        }
      },
    },
    secret: () => secret,
    now: () => new Date(),
    sandbox: simulated,
  };
}
