import type { CouponOffer } from './coupon.ts';
import type { Currency } from './currency.ts';
import { limits } from './limits.ts';
import type { MinorUnits } from './money.ts';
import { priceIn, type BillingInterval, type Plan } from './plan.ts';

/** Everything a screen shows about a price, and everything the server needs to bill exactly that. */
export interface Quote {
  /** The plan billed: the chosen one, or the coupon's. */
  planName: string;
  /** The plan the owner chose, which a coupon may have replaced. */
  chosenPlanName: string;
  interval: BillingInterval;
  /** The currency shown and billed. */
  currency: Currency;
  /** The currency the owner prefers; differs from `currency` when the plan is not sold in it. */
  preferredCurrency: Currency;
  posDevices: number;
  extraDevices: number;
  /** Price of one period with the included device. */
  basePrice: MinorUnits;
  /** Price of one extra device in one period. */
  additionalDevice: MinorUnits;
  /** Price of all extra devices in one period. */
  extrasPrice: MinorUnits;
  /** What every period costs: 0 with a free coupon. */
  total: MinorUnits;
  /** Days before the first charge. */
  trialDays: number;
  couponCode: string | null;
  /** What to order at PayPal; null when nothing is to be paid. A null plan id means it cannot be sold now. */
  order: { paypalPlanId: string | null; quantity: number } | null;
}

/**
 * The only place in the product where a price is added up: total = price + extra devices x additional device
 * (specification section 9). The server calls it again before it believes anything.
 * PayPal is sent quantity = extra devices + 1 on a tiered plan, which adds up to the same total.
 */
export function quoteFor(request: {
  plan: Plan;
  posDevices: number;
  currency: Currency;
  offer?: CouponOffer | undefined;
}): Quote {
  const { plan: chosen, posDevices, currency: preferredCurrency, offer } = request;
  const plan = offer?.plan ?? chosen;
  const free = offer?.plan === null;
  const { currency, price, additionalDevice, paypalPlanId } = priceIn(plan, preferredCurrency);
  const extraDevices = Math.max(0, posDevices - limits.posDevices.included);
  const extrasPrice = extraDevices * additionalDevice;
  return {
    planName: plan.name,
    chosenPlanName: chosen.name,
    interval: plan.interval,
    currency,
    preferredCurrency,
    posDevices,
    extraDevices,
    basePrice: price,
    additionalDevice,
    extrasPrice,
    total: free ? 0 : price + extrasPrice,
    trialDays: plan.freeTrialDays,
    couponCode: offer?.code ?? null,
    order: free ? null : { paypalPlanId, quantity: extraDevices + 1 },
  };
}
