import type { PlanTerms } from '../payments/PaymentProvider.ts';
import { fixedScheme, tieredScheme, type PlanPrice } from './pricing.ts';

export const unitOf: Readonly<Record<PlanTerms['interval'], string>> = { month: 'MONTH', year: 'YEAR' };

/** The unpaid charge with which PayPal suspends a subscription: the first. With 0 it never does, and a debtor keeps access. */
export const failureThreshold = 1;

/** The body of `POST /v1/billing/plans` for a plan that charges these terms. */
export function planBody(request: {
  productId: string;
  name: string;
  terms: PlanTerms;
  pricedBy: PlanPrice['kind'];
}): object {
  const { productId, name, terms, pricedBy } = request;
  const { interval, trialDays } = terms;
  const trial = {
    frequency: { interval_unit: 'DAY', interval_count: trialDays },
    tenure_type: 'TRIAL',
    sequence: 1,
    total_cycles: 1,
  };
  const regular = {
    frequency: { interval_unit: unitOf[interval], interval_count: 1 },
    tenure_type: 'REGULAR',
    sequence: trialDays > 0 ? 2 : 1,
    total_cycles: 0,
    pricing_scheme: pricedBy === 'tiered' ? tieredScheme(terms) : fixedScheme(terms),
  };
  return {
    product_id: productId,
    name,
    status: 'ACTIVE',
    billing_cycles: trialDays > 0 ? [trial, regular] : [regular],
    payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: failureThreshold },
    quantity_supported: pricedBy === 'tiered',
  };
}
