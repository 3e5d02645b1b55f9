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
  /** The price of each extra device. */
  additionalDevice: MinorUnits;
  /** The monthly price that is shown beside a yearly one; null if the plan has none. */
  pricePerMonth: MinorUnits | null;
  /** The payment provider's id of the plan that bills exactly this. Null: this currency cannot be sold yet. */
  providerPlanId: string | null;
  /**
   * The id of the plan that bills the same without a trial. Null or missing: an owner who had the trial cannot buy in this
   * currency (reference/PayPal.mdx#trials-and-billing-days).
   */
  providerPlanIdNoTrial?: string | null | undefined;
}

/** A plan as browser and server know it. Its stored form is translated in functions/src/documents/plans.ts only. */
export interface Plan {
  name: string;
  interval: BillingInterval;
  /** Length of the free trial in days. */
  freeTrialDays: number;
  features: string[];
  /** Always contains the base currency; others only if the plan is sold in them. */
  prices: PlanPrice[];
}

/** The plan of this name; Monthly for anything that is not a public plan's name (R-PLANS-QUERY). */
export function planNameFrom(value: string | null | undefined): PublicPlanName {
  return publicPlanNames.find((name) => name === value) ?? 'Monthly';
}

/** The name under which a plan is shown. A coupon's plan has an internal name beside it, which means nothing to an owner. */
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
