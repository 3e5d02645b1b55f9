import { baseCurrency, type Currency } from './currency.ts';
import type { MinorUnits } from './money.ts';

/** The two plans on public sale. Discount plans also exist and require a coupon. */
export const publicPlanNames = ['Monthly', 'Yearly'] as const;

/** Name of a public plan; also its document id and its value in `?plan=`. */
export type PublicPlanName = (typeof publicPlanNames)[number];

/** How often a plan is billed, the shortest period first. */
export const billingIntervals = ['month', 'year'] as const;

export type BillingInterval = (typeof billingIntervals)[number];

export const planOfInterval: Readonly<Record<BillingInterval, PublicPlanName>> = {
  month: 'Monthly',
  year: 'Yearly',
};

/** How often each public plan is billed. */
export const intervalOfPlan: Readonly<Record<PublicPlanName, BillingInterval>> = {
  Monthly: 'month',
  Yearly: 'year',
};

export interface PlanPrice {
  currency: Currency;
  /** Price of one billing period with the included device. */
  price: MinorUnits;
  additionalDevice: MinorUnits;
  /** The monthly price shown beside a yearly price; null if the plan has none. */
  pricePerMonth: MinorUnits | null;
  /** The payment provider's id of the plan with exactly this price. Null: this currency is not on sale yet. */
  providerPlanId: string | null;
  /**
   * The id of the same plan without a trial. Null or missing: an owner who had the trial cannot buy in this currency
   * (reference/PayPal.mdx#trials-and-billing-days).
   */
  providerPlanIdNoTrial?: string | null | undefined;
}

/** A plan as browser and server use it. Only functions/src/documents/plans.ts converts its stored form. */
export interface Plan {
  name: string;
  interval: BillingInterval;
  freeTrialDays: number;
  features: string[];
  /** Always contains the base currency; others only if the plan is sold in them. */
  prices: PlanPrice[];
}

/** The plan with this name; Monthly for any text that is not a public plan's name (R-PLANS-QUERY). */
export function planNameFrom(value: string | null | undefined): PublicPlanName {
  return publicPlanNames.find((name) => name === value) ?? 'Monthly';
}

/** The public name of a plan. A coupon's plan also has an internal name, which owners never see. */
export function shownPlanName({ interval }: Pick<Plan, 'interval'>): PublicPlanName {
  return planOfInterval[interval];
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
