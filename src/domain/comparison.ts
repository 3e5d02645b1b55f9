import { limits } from './limits.ts';
import type { MinorUnits, Money } from './money.ts';
import type { Quote } from './quote.ts';

const monthsOf = { month: 1, year: 12 } as const;

/** The price of a plan for one month. */
export interface MonthlyShare extends Money {
  /** False if the period's price does not divide into whole minor units; the amount is then rounded up. */
  exact: boolean;
}

/**
 * The monthly share of a quote: a yearly total divided by twelve, rounded up. For the included device alone, the plan's own
 * monthly price (`named`), if it has one.
 */
export function monthlyShare(quote: Quote, named: MinorUnits | null = null): MonthlyShare {
  const { total, currency, interval, posDevices } = quote;
  if (named !== null && posDevices === limits.posDevices.included) {
    return { amount: named, currency, exact: true };
  }
  const months = monthsOf[interval];
  return { amount: Math.ceil(total / months), currency, exact: total % months === 0 };
}

/** The cost of a year for the devices of the quote. */
export function yearlyTotal({ total, interval }: Quote): MinorUnits {
  return total * (monthsOf.year / monthsOf[interval]);
}

export interface YearlySaving extends Money {
  /** The saving in whole percent of the more expensive plan's cost, rounded down. */
  percent: number;
}

/** The yearly saving of `plan` over `other`; null if there is none, or if the two cannot be compared. */
export function yearlySaving(plan: Quote, other: Quote): YearlySaving | null {
  if (plan.currency !== other.currency || plan.posDevices !== other.posDevices || plan.total === 0)
    return null;
  const amount = yearlyTotal(other) - yearlyTotal(plan);
  return amount > 0
    ? { amount, currency: plan.currency, percent: Math.floor((100 * amount) / yearlyTotal(other)) }
    : null;
}
