import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns/addMinutes';
import type { ShownOffer } from '#domain/contract.ts';
import type { Language } from '#domain/language.ts';
import type { MinorUnits } from '#domain/money.ts';
import type { Quote } from '#domain/quote.ts';
import type { Checkout } from '../documents/checkouts.ts';
import { quoteShown } from '../subscription/agreements.ts';
import type { Identity } from '../documents/owner.ts';

/** During this time the browser is expected to finish the checkout. */
const youngMinutes = 2;

export function newCheckout(request: {
  owner: Identity;
  quote: Quote;
  /** The price that the coupon's plan replaces (`replacedPrice`). */
  replaced: MinorUnits | null;
  providerPlanId: string;
  language: Language;
  now: Date;
}): Checkout {
  const { owner, quote, replaced, providerPlanId, language, now } = request;
  return {
    id: randomUUID(),
    uid: owner.uid,
    email: owner.email,
    state: 'open',
    created: now,
    nextCheck: addMinutes(now, youngMinutes),
    checks: 0,
    planName: quote.planName,
    chosenPlanName: quote.chosenPlanName,
    interval: quote.interval,
    currency: quote.currency,
    posDevices: quote.posDevices,
    basePrice: quote.basePrice,
    replacedPrice: replaced,
    total: quote.total,
    trialDays: quote.trialDays,
    startsAt: quote.firstChargeAt === null ? null : new Date(quote.firstChargeAt),
    couponCode: quote.couponCode,
    couponHeldUntil: null,
    providerPlanId,
    subscriptionId: null,
    approveUrl: null,
    ended: null,
    agreement: quoteShown(quote, language, now),
  };
}

/** What an owner must have seen to accept this checkout. */
export function shownIn({ total, currency, interval, trialDays, startsAt }: Checkout): ShownOffer {
  return { total, currency, interval, trialDays, firstChargeAt: startsAt?.toISOString() ?? null };
}

/** Whether both checkouts order the same, so that the first one can be reused. */
export function sameOrder(one: Checkout, other: Checkout): boolean {
  return (
    one.providerPlanId === other.providerPlanId &&
    one.posDevices === other.posDevices &&
    one.couponCode === other.couponCode &&
    one.chosenPlanName === other.chosenPlanName &&
    one.startsAt?.getTime() === other.startsAt?.getTime() &&
    one.total === other.total
  );
}
