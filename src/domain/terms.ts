import type { Currency } from './currency.ts';
import type { MinorUnits } from './money.ts';
import type { BillingInterval } from './plan.ts';

/** The commercial terms shared by a quote, a checkout, a subscription and a change of it. */
export interface Terms {
  /** The billed plan, which a coupon may have replaced. */
  planName: string;
  interval: BillingInterval;
  currency: Currency;
  posDevices: number;
  /** The price of each period; 0 when free. */
  total: MinorUnits;
  /** Days before the first charge; 0 for a returning owner. */
  trialDays: number;
}

/** The version of the terms of use: the date of their last change, as the legal pages show it (R-LEGAL-DATE). */
export const termsVersion = '09.09.2024';

/**
 * Retention of agreements in years: after the text was last shown, or after the subscription's end if that is later
 * (California, Business and Professions Code § 17602(a)(6); decisions/WhatWasAgreed.mdx).
 */
export const agreementKept = { years: 3, yearsAfterEnd: 1 } as const;
