import type { PaymentProvider, ProviderSubscription } from '#functions/payments/PaymentProvider.ts';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { payPalProvider } from '#functions/paypal/payPalProvider.ts';
import type { Store } from '#functions/store/Store.ts';

/** A payment provider of a few subscriptions, without a network or delay. */
export interface SmallProvider {
  payments: PaymentProvider;
  subscriptions: Map<string, ProviderSubscription>;
}

export function smallProvider(known: readonly ProviderSubscription[]): SmallProvider {
  const subscriptions = new Map(known.map((subscription) => [subscription.id, subscription]));
  const find = (id: string): ProviderSubscription => {
    const found = subscriptions.get(id);
    if (!found) throw new PaymentProviderError('not-found');
    return found;
  };
  const payments = {
    readSubscription: async (id: string) => ({ ...find(id) }),
    async cancelSubscription({ id }: { id: string }) {
      const statusSince = new Date();
      const found = find(id);
      if (found.status === 'active') subscriptions.set(id, { ...found, status: 'cancelled', statusSince });
    },
  };
  return { payments: payments as unknown as PaymentProvider, subscriptions };
}

/** PayPal at an address, with an access token that is known. */
export function payPalAt(endpoint: string): PaymentProvider {
  const expires = new Date(Date.now() + 3_600_000);
  const account = { client_id: 'id', endpoint, access_token: 'token', expires_in: expires };
  const store = { get: async () => account } as unknown as Store;
  return payPalProvider({ store, secret: () => 'secret', now: () => new Date(), sandbox: true });
}
