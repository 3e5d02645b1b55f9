import { AppError } from '#domain/errors.ts';
import type { Quote } from '#domain/quote.ts';
import type { PlanTerms } from '../paypal/planBody.ts';
import type { World } from './world.ts';

const trustedForMs = 5 * 60_000;

/** Answers whether PayPal's plan bills exactly what a quote shows. */
export type SalesCheck = (quote: Quote, paypalPlanId: string) => Promise<void>;

/**
 * Compares a quote with PayPal's own plan before anything is sold, so that a document that drifted away from
 * PayPal never shows one price and bills another. Rejects with `plan/mismatch`. An answer is trusted five minutes.
 */
export function salesCheck({ paypal, logs, now }: Pick<World, 'paypal' | 'logs' | 'now'>): SalesCheck {
  const known = new Map<string, { terms: PlanTerms | null; until: number }>();

  const termsOf = async (planId: string) => {
    const cached = known.get(planId);
    if (cached && cached.until > now().getTime()) return cached.terms;
    const terms = await paypal.planTerms(planId);
    known.set(planId, { terms, until: now().getTime() + trustedForMs });
    return terms;
  };

  return async (quote, paypalPlanId) => {
    const terms = await termsOf(paypalPlanId);
    const same =
      terms !== null &&
      terms.currency === quote.currency &&
      terms.interval === quote.interval &&
      terms.trialDays === quote.trialDays &&
      terms.price === quote.basePrice &&
      terms.additionalDevice === quote.additionalDevice;
    if (same) return;
    known.delete(paypalPlanId);
    logs.error('the plan at PayPal differs from its document', { plan: quote.planName, paypalPlanId });
    throw new AppError('plan/mismatch');
  };
}
