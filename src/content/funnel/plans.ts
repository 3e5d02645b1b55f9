import { fallbackPlans } from '#domain/priceList.ts';
import { tablets } from '#domain/tablets.ts';
import { perInterval } from './intervals.ts';

function trial(days: number): string {
  return `${days}-day free trial`;
}

export const plans = {
  heading: 'Choose Your Plan',
  intro: 'Pay by the month or by the year. Cancel\u00a0anytime.',
  /** The heading of the single list of features. */
  included: 'Both plans include everything',
  loading: 'Loading plan details...',
  groupLabel: 'Plan',
  /** The plans' names in the page's language. */
  names: { Monthly: 'Monthly', Yearly: 'Yearly' },
  /** The features in a plan's document, in the page's language. */
  features: (listed: readonly string[]) => listed,
  popular: 'Most Popular',
  select: 'Select',
  selected: 'Selected',
  proceed: 'Proceed to Checkout',
  perInterval,
  /** Before a rounded price per month. */
  about: (price: string) => `about ${price}`,
  billedMonthly: 'billed every month',
  /** The yearly plan's saving over twelve months of the other plan, for the same devices. */
  saves: (amount: string, percent: number) => `Save ${amount} a year (${percent}%)`,
  billedAnnually: (amount: string) => `billed annually at ${amount}`,
  trial,
  /** Replaces the trial, for an owner who already had one. */
  firstChargeToday: 'First charge today',
  firstChargeOn: (day: string) => `First charge on ${day}`,
  /** What is paid today, and the price of each period after that. */
  dueThen: (today: string, price: string) => `${today} today, then ${price}`,
  devices: (count: number) => `For ${tablets(count)}`,
  fallback: {
    notice: 'The exact price couldn’t be loaded. These prices are a guide, not an offer.',
    reload: 'Load the prices again',
    Monthly: {
      price: `$${fallbackPlans.Monthly.pricePerMonth}`,
      disclaimer: trial(fallbackPlans.Monthly.freeTrialDays),
      features: fallbackPlans.Monthly.features,
    },
    Yearly: {
      price: `$${fallbackPlans.Yearly.pricePerMonth}`,
      disclaimer: `billed annually $${fallbackPlans.Yearly.billedAnnually ?? 0}. ${trial(fallbackPlans.Yearly.freeTrialDays)}`,
      features: fallbackPlans.Yearly.features,
    },
  },
} as const;
