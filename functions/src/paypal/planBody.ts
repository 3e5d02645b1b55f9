import { toDecimalString, type MinorUnits } from '#domain/money.ts';
import type { Currency } from '#domain/currency.ts';
import type { BillingInterval } from '#domain/plan.ts';

/** What a plan at PayPal must bill. */
export interface PlanTerms {
  currency: Currency;
  interval: BillingInterval;
  trialDays: number;
  /** The included device. */
  price: MinorUnits;
  /** Each further one. */
  additionalDevice: MinorUnits;
}

/**
 * The body of `POST /v1/billing/plans`. TIERED, because quantity times one price would bill three devices as
 * three subscriptions (DECISIONS section 3; facts: paypal section 2.3).
 */
export function planBody(request: { productId: string; name: string; terms: PlanTerms }): object {
  const { productId, name, terms } = request;
  const { currency, interval, trialDays, price, additionalDevice } = terms;
  const money = (amount: MinorUnits) => ({
    currency_code: currency,
    value: toDecimalString({ amount, currency }),
  });
  const trial = {
    frequency: { interval_unit: 'DAY', interval_count: trialDays },
    tenure_type: 'TRIAL',
    sequence: 1,
    total_cycles: 1,
  };
  const regular = {
    frequency: { interval_unit: interval === 'year' ? 'YEAR' : 'MONTH', interval_count: 1 },
    tenure_type: 'REGULAR',
    sequence: trialDays > 0 ? 2 : 1,
    total_cycles: 0,
    pricing_scheme: {
      pricing_model: 'TIERED',
      tiers: [
        { starting_quantity: '1', ending_quantity: '1', amount: money(price) },
        { starting_quantity: '2', amount: money(additionalDevice) },
      ],
    },
  };
  return {
    product_id: productId,
    name,
    status: 'ACTIVE',
    billing_cycles: trialDays > 0 ? [trial, regular] : [regular],
    payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 1 },
    quantity_supported: true,
  };
}
