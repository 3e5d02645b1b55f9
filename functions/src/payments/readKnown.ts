import type { PaymentProvider, ProviderSubscription } from './PaymentProvider.ts';
import { PaymentProviderError } from './PaymentProviderError.ts';

/** Reads a subscription; null when the provider does not know it. Other failures are thrown on. */
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
