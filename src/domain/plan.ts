import { baseCurrency, type Currency } from './currency.ts';
import type { MinorUnits } from './money.ts';

/** The two plans anyone can choose. Discount plans exist beside them and are reached by coupon only. */
export const publicPlanNames = ['Monthly', 'Yearly'] as const;

/** Name of a plan anyone can choose; also its document id and its value in `?plan=`. */
export type PublicPlanName = (typeof publicPlanNames)[number];

/** The billing interval of a plan. */
export type BillingInterval = 'month' | 'year';

/** The price of one billing period in one currency. */
export interface PlanPrice {
  currency: Currency;
  /** Price of one billing period with the included device. */
  price: MinorUnits;
  /** Added to it for each extra device. */
  additionalDevice: MinorUnits;
  /** Shown beside a yearly price; null where the plan has none. */
  pricePerMonth: MinorUnits | null;
  /** The payment provider's id of the plan that bills exactly this. Null: this currency cannot be sold yet. */
  providerPlanId: string | null;
  /**
   * Its id of the plan that bills the same without a trial. Null or missing: who had
   * the trial cannot buy in this currency (reference/PayPal.mdx#trials-and-billing-days).
   */
  providerPlanIdNoTrial?: string | null | undefined;
}

/** A plan as both ends know it. Its stored form is translated in functions/src/documents/plans.ts only. */
export interface Plan {
  name: string;
  interval: BillingInterval;
  /** Length of the free trial in days. */
  freeTrialDays: number;
  features: string[];
  /** Always holds the base currency; others only where the plan is sold in them. */
  prices: PlanPrice[];
}

/** Falls back to Monthly for anything that is not a public plan's name (R-PLANS-QUERY). */
export function planNameFrom(value: string | null | undefined): PublicPlanName {
  return publicPlanNames.find((name) => name === value) ?? 'Monthly';
}

/** The name that a plan is shown by. A coupon's plan has a name of our own beside it, which tells an owner nothing. */
export function shownPlanName({ interval }: Pick<Plan, 'interval'>): PublicPlanName {
  return interval === 'year' ? 'Yearly' : 'Monthly';
}

/**
 * The price billed to an owner who prefers `currency`: that currency's price if the plan has one,
 * otherwise the base currency's. Amounts are never converted (R-CURRENCY-BILLED).
 */
export function priceForCurrency(plan: Plan, currency: Currency): PlanPrice {
  const own = plan.prices.find((price) => price.currency === currency);
  const base = plan.prices.find((price) => price.currency === baseCurrency);
  const price = own ?? base;
  if (!price) throw new Error(`plan ${plan.name} has no price in ${baseCurrency}`);
  return price;
}
