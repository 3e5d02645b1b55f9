import type { PaymentProvider, ProviderSubscription } from './PaymentProvider.ts';
import { PaymentProviderError } from './PaymentProviderError.ts';

/** Reads a subscription; null if the provider does not know it. Rejects with any other error. */
export async function readKnown(
  payments: Pick<PaymentProvider, 'readSubscription'>,
  id: string,
): Promise<ProviderSubscription | null> {
  try {
    return await payments.readSubscription(id);
  } catch (error) {
    if (error instanceof PaymentProviderError && error.reason === 'not-found') return null;
    throw error;
  }
}
