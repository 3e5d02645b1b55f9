import type { PaymentProvider, ProviderSubscription } from '#functions/payments/PaymentProvider.ts';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';

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
      const statusSince = new Date().toISOString();
      const found = find(id);
      if (found.status === 'active') subscriptions.set(id, { ...found, status: 'cancelled', statusSince });
    },
  };
  return { payments: payments as unknown as PaymentProvider, subscriptions };
}
