import { baseCurrency, type Currency } from './currency.ts';
import type { MinorUnits } from './money.ts';

/** The two plans anyone can choose. Discount plans exist beside them and are reached by coupon only. */
export const publicPlanNames = ['Monthly', 'Yearly'] as const;

/** Name of a plan anyone can choose; also its document id and its value in `?plan=`. */
export type PublicPlanName = (typeof publicPlanNames)[number];

/** How often a plan is billed. */
export type BillingInterval = 'month' | 'year';

/** What one billing period costs in one currency. */
export interface PlanPrice {
  currency: Currency;
  /** Price of one billing period with the included device. */
  price: MinorUnits;
  /** Added to it for each extra device. */
  additionalDevice: MinorUnits;
  /** Shown beside a yearly price; null where the plan has none. */
  pricePerMonth: MinorUnits | null;
  /** PayPal's id of the plan that bills exactly this. Null: this currency cannot be sold yet. */
  paypalPlanId: string | null;
}

/** A plan as both ends know it. Its stored form is translated in functions/services/plans.ts only. */
export interface Plan {
  name: string;
  interval: BillingInterval;
  /** Length of the free trial in days. */
  freeTrialDays: number;
  features: string[];
  /** Always holds the base currency; others only where the plan is sold in them. */
  prices: PlanPrice[];
}

/** Falls back to Monthly for anything that is not a public plan's name (specification section 2, Plans). */
export function planNameFrom(value: string | null | undefined): PublicPlanName {
  return publicPlanNames.find((name) => name === value) ?? 'Monthly';
}

/**
 * The price an owner who prefers `currency` is billed: that currency's own where the plan has one,
 * otherwise the base currency's. Amounts are never converted (DECISIONS section 3).
 */
export function priceIn(plan: Plan, currency: Currency): PlanPrice {
  const own = plan.prices.find((price) => price.currency === currency);
  const base = plan.prices.find((price) => price.currency === baseCurrency);
  const price = own ?? base;
  if (!price) throw new Error(`plan ${plan.name} has no price in ${baseCurrency}`);
  return price;
}
