import { AppError } from '#domain/errors.ts';
import type { Quote } from '#domain/quote.ts';
import type { Plan } from '#domain/plan.ts';
import type { ServerContext } from '../context/context.ts';
import { findPlan } from '../documents/plans.ts';
import type { Store } from '../store/Store.ts';

/** The plan with this name. Rejects with `plan/missing` if there is none, or if its document cannot be read. */
export async function sellablePlan(store: Store, name: string): Promise<Plan> {
  const plan = await findPlan(store, name);
  if (typeof plan === 'string') throw new AppError('plan/missing');
  return plan;
}

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
