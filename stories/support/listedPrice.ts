import type { Currency } from '#domain/currency.ts';
import { formatMoney, formatRoundMoney, type MinorUnits } from '#domain/money.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import { quoteFor } from '#domain/quote.ts';
import { sampleDiscountPlan, samplePlan } from './samples.ts';

export interface ListedPrice {
  amount: MinorUnits;
  /** `$1,080.00` */
  text: string;
  /** `$1,080`, for headlines. */
  round: string;
}

export function priceOf(amount: MinorUnits, currency: Currency = 'USD'): ListedPrice {
  return { amount, text: formatMoney({ amount, currency }), round: formatRoundMoney({ amount, currency }) };
}

/** A plan's price from the price list. `Launch50` is the plan of the sandbox's discount coupon. */
export function listedPrice(
  name: PublicPlanName | 'Launch50',
  posDevices = 1,
  currency: Currency = 'USD',
): ListedPrice {
  const plan = name === 'Launch50' ? sampleDiscountPlan : samplePlan(name);
  return priceOf(quoteFor({ plan, posDevices, currency }).total, currency);
}

export function listedDevicePrice(name: PublicPlanName, currency: Currency = 'USD'): ListedPrice {
  return priceOf(quoteFor({ plan: samplePlan(name), posDevices: 1, currency }).additionalDevice, currency);
}
