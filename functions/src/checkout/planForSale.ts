import { AppError } from '#domain/errors.ts';
import type { Quote } from '#domain/quote.ts';
import type { ServerContext } from '../context/context.ts';

/** Rejects with `plan/mismatch` if the provider's plan does not charge what the quote shows. */
export async function checkPlanForSale(
  { payments, logs }: ServerContext,
  quote: Quote,
  providerPlanId: string,
): Promise<void> {
  const { currency, interval, trialDays, basePrice: price, additionalDevice } = quote;
  const terms = { currency, interval, trialDays, price, additionalDevice };
  if (await payments.planCharges(providerPlanId, terms)) return;
  logs.error('the plan at the provider differs from its document', { plan: quote.planName, providerPlanId });
  throw new AppError('plan/mismatch');
}
