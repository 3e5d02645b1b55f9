import type { Currency } from './currency.ts';
import { mostPauseMonths } from './pause.ts';
import type { BillingInterval, PublicPlanName } from './plan.ts';

/** One plan in whole currency units, the unit of stored documents. */
export interface ListedPlan {
  interval: BillingInterval;
  freeTrialDays: number;
  /** Maximum pause in months ahead; 0 disables pauses. */
  pauseMonths: number;
  features: readonly string[];
  /** Per currency: price of a period, of an extra device in that period, and (yearly) the price per month. */
  prices: Readonly<
    Partial<Record<Currency, { price: number; additionalDevice: number; pricePerMonth?: number }>>
  >;
}

const everyPlan = [
  'Full access to all features',
  'Location intelligence',
  'Menu builder',
  'POS system',
  'Discount system',
  'Analytics dashboard',
  'Support for thermal printer',
] as const;

/**
 * The only price source: landing page, FAQ, plan cards, structured data, seed and provisioning read it (R-PRICE-SOURCE).
 * Dollar amounts are specified (R-PRICE-MONTHLY, R-PRICE-YEARLY); the business owner must confirm the other currencies
 * before launch. INR is absent: PayPal subscriptions cannot bill it.
 */
export const priceList: Readonly<Record<PublicPlanName, ListedPlan>> = {
  Monthly: {
    interval: 'month',
    freeTrialDays: 7,
    pauseMonths: mostPauseMonths,
    features: everyPlan,
    prices: {
      USD: { price: 49, additionalDevice: 5 },
      EUR: { price: 45, additionalDevice: 5 },
      GBP: { price: 39, additionalDevice: 4 },
      AUD: { price: 75, additionalDevice: 8 },
      CAD: { price: 67, additionalDevice: 7 },
      JPY: { price: 7300, additionalDevice: 750 },
    },
  },
  Yearly: {
    interval: 'year',
    freeTrialDays: 14,
    pauseMonths: mostPauseMonths,
    features: everyPlan,
    prices: {
      USD: { price: 348, additionalDevice: 60, pricePerMonth: 29 },
      EUR: { price: 324, additionalDevice: 60, pricePerMonth: 27 },
      GBP: { price: 276, additionalDevice: 48, pricePerMonth: 23 },
      AUD: { price: 528, additionalDevice: 96, pricePerMonth: 44 },
      CAD: { price: 480, additionalDevice: 84, pricePerMonth: 40 },
      JPY: { price: 52_800, additionalDevice: 9000, pricePerMonth: 4400 },
    },
  },
};

/**
 * Shown in the funnel only while a plan's data is missing, with a note that the exact price could not be loaded and with the
 * payment button disabled (R-PRICE-FALLBACK).
 */
export const fallbackPlans: Readonly<
  Record<
    PublicPlanName,
    { pricePerMonth: number; billedAnnually?: number; freeTrialDays: number; features: readonly string[] }
  >
> = {
  Monthly: {
    pricePerMonth: 29,
    freeTrialDays: 14,
    features: ['Advance menu designer', 'Employees management', 'Real-time reports'],
  },
  Yearly: {
    pricePerMonth: 29,
    billedAnnually: 348,
    freeTrialDays: 14,
    features: [
      'Advance menu designer',
      'Employees management',
      'Real-time reports',
      'Advance discounting system',
      'Offline mode',
      'Printer support',
    ],
  },
};
