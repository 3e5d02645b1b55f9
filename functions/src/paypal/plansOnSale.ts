import { PaymentProviderError } from '../payments/PaymentProviderError.ts';
import { planOnSaleIn, type BilledPlan } from './pricing.ts';
import type { RestClient } from './http/restClient.ts';

const planTrustedForMs = 5 * 60_000;

/** Our plans at PayPal, each cached for five minutes. */
export function plansOnSale(rest: RestClient, now: () => Date) {
  const plans = new Map<string, { plan: BilledPlan | null; until: number }>();

  /** What a plan charges; null if it is not on sale. */
  const find = async (planId: string): Promise<BilledPlan | null> => {
    const cached = plans.get(planId);
    if (cached && cached.until > now().getTime()) return cached.plan;
    const plan = planOnSaleIn(await rest.get(`/v1/billing/plans/${encodeURIComponent(planId)}`));
    plans.set(planId, { plan, until: now().getTime() + planTrustedForMs });
    return plan;
  };

  return {
    find,
    /** What an ordered plan charges. Rejects if the plan is not on sale. */
    async order(planId: string): Promise<BilledPlan> {
      const plan = await find(planId);
      if (!plan) throw new PaymentProviderError('refused', { message: 'the plan is not on sale' });
      return plan;
    },
    /** Drops a plan from the cache, so that the next request reads it again. */
    forget: (planId: string) => void plans.delete(planId),
  };
}
