import { PaymentProviderError } from './PaymentProviderError.ts';

/** The answer; null if the provider does not know what was asked for. Rejects with any other error. */
export async function ifKnown<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof PaymentProviderError && error.reason === 'not-found') return null;
    throw error;
  }
}
