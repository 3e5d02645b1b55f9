import type { ComeBack } from './account.ts';
import type { ShownOffer } from './contract.ts';
import type { CouponOffer } from './coupon.ts';
import type { Currency } from './currency.ts';
import type { MinorUnits } from './money.ts';
import { priceForCurrency, type Plan } from './plan.ts';
import { extraDevicesOf } from './posDevices.ts';
import type { Terms } from './terms.ts';

/** Everything a screen shows about a price, and everything the server needs to bill exactly that price. */
export interface Quote extends Terms {
  /** The plan the owner chose; a coupon may have replaced it. */
  chosenPlanName: string;
  /** The currency the owner prefers; differs from `currency` if the plan is not sold in it. */
  preferredCurrency: Currency;
  extraDevices: number;
  /** Price of one period with the included device. */
  basePrice: MinorUnits;
  additionalDevice: MinorUnits;
  /** Price of all extra devices in one period. */
  extrasPrice: MinorUnits;
  /**
   * ISO 8601: the first charge of a returning owner, who has already paid for the time until then. Null: after the trial or,
   * without one, on the day of subscribing.
   */
  firstChargeAt: string | null;
  couponCode: string | null;
  /** The order for the payment provider; null if nothing is to be paid. Without a plan id, it is not on sale now. */
  order: { providerPlanId: string | null } | null;
}

/**
 * The only place in the product that calculates a price: total = price + extra devices x additional device. The server calls
 * it again before selling, and accepts a payment only if it charges exactly this total.
 * @param request.comeBack the terms in `OwnerStatus.comeBack`, for an owner who has had the trial: the quote then has no
 * trial, a first charge date, and an order without a trial. Null or missing: the first subscription.
 */
export function quoteFor(request: {
  plan: Plan;
  posDevices: number;
  currency: Currency;
  offer?: CouponOffer | undefined;
  comeBack?: ComeBack | null | undefined;
}): Quote {
  const { plan: chosen, posDevices, currency: preferredCurrency, offer, comeBack } = request;
  const plan = offer?.plan ?? chosen;
  const free = offer?.plan === null;
  const { currency, price, additionalDevice, ...ids } = priceForCurrency(plan, preferredCurrency);
  const providerPlanId = comeBack ? (ids.providerPlanIdNoTrial ?? null) : ids.providerPlanId;
  const extraDevices = extraDevicesOf(posDevices);
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
    trialDays: comeBack ? 0 : plan.freeTrialDays,
    firstChargeAt: free ? null : (comeBack?.firstChargeAt ?? null),
    couponCode: offer?.code ?? null,
    order: free ? null : { providerPlanId },
  };
}

/** What decides the agreement's sentence: the browser sends it along, and the server refuses to charge anything else. */
export function shownOf({ total, currency, interval, trialDays, firstChargeAt }: Quote): ShownOffer {
  return { total, currency, interval, trialDays, firstChargeAt };
}

/**
 * The price of a period that a coupon's plan replaces. Null if it takes nothing off just this price: without a coupon, or with
 * another interval, currency or price of an extra device.
 */
export function replacedPrice(request: Pick<Parameters<typeof quoteFor>[0], 'plan' | 'offer' | 'currency'>) {
  const { plan, offer, currency } = request;
  if (!offer?.plan || offer.plan.interval !== plan.interval) return null;
  const before = priceForCurrency(plan, currency);
  const after = priceForCurrency(offer.plan, currency);
  const isComparable =
    before.currency === after.currency && before.additionalDevice === after.additionalDevice;
  return isComparable && before.price > after.price ? before.price : null;
}

/**
 * What a coupon takes off the price of a period. Null if the coupon's plan is billed in another interval or currency, because
 * then the two prices cannot stand in one bill.
 * @param undiscounted the same order without the coupon.
 */
export function deductionOf(quote: Quote, undiscounted: Quote): MinorUnits | null {
  const { interval, currency, total } = undiscounted;
  const comparable = quote.interval === interval && quote.currency === currency;
  return comparable && total > quote.total ? total - quote.total : null;
}
