import { fallbackPlans } from '#domain/priceList.ts';
import { counted } from '../counted.ts';
import { perInterval } from './intervals.ts';

/** The plan screen. */
export const plans = {
  heading: 'Choose Your Plan',
  intro: 'Both plans have everything. Cancel anytime.',
  loading: 'Loading plan details...',
  groupLabel: 'Plan',
  popular: 'Most Popular',
  select: 'Select',
  selected: 'Selected',
  proceed: 'Proceed to Checkout',
  perInterval,
  billedAnnually: (amount: string) => `billed annually at ${amount}`,
  trial: (days: number) => `${days}-day free trial`,
  devices: (count: number) => `for ${counted(count, 'device', 'devices')}`,
  fallback: {
    notice: 'The exact price could not be loaded. What you see here is a general guide, not an offer.',
    Monthly: {
      ...fallbackPlans.Monthly,
      price: `$${fallbackPlans.Monthly.pricePerMonth}`,
      note: null,
    },
    Yearly: {
      ...fallbackPlans.Yearly,
      price: `$${fallbackPlans.Yearly.pricePerMonth}`,
      note: `billed annually $${fallbackPlans.Yearly.billedAnnually ?? 0}`,
    },
  },
} as const;
