import type { PlanTerms } from '#functions/payments/PaymentProvider.ts';
import {
  fixedScheme,
  tieredScheme,
  type PlanPrice,
  failureThreshold,
  unitOf,
} from '#functions/paypal/pricing.ts';

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
