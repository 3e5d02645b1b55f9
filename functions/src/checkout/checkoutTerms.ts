import { randomUUID } from 'node:crypto';
import { UTCDate } from '@date-fns/utc';
import { addMinutes } from 'date-fns';
import type { Language } from '#domain/language.ts';
import type { Quote } from '#domain/quote.ts';
import type { Checkout } from '../documents/checkouts.ts';
import { quoteShown } from '../documents/format/agreementFields.ts';
import type { VerifiedOwner } from '../documents/owner.ts';
import type { SubscriptionOffer } from '../payments/PaymentProvider.ts';

/** A checkout younger than this still has its browser. */
const youngMinutes = 2;

/** A checkout of a quote that costs something. */
export function newCheckout(request: {
  owner: VerifiedOwner;
  quote: Quote;
  providerPlanId: string;
  /** The owner's, in which the checkout says what is agreed to. */
  language: Language;
  now: Date;
}): Checkout {
  const { owner, quote, providerPlanId, language, now } = request;
  return {
    id: randomUUID(),
    uid: owner.uid,
    email: owner.email,
    state: 'open',
    created: now,
    nextCheck: addMinutes(new UTCDate(now), youngMinutes),
    checks: 0,
    planName: quote.planName,
    chosenPlanName: quote.chosenPlanName,
    interval: quote.interval,
    currency: quote.currency,
    posDevices: quote.posDevices,
    basePrice: quote.basePrice,
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

/** Whether both ask for the same thing, so that the second need not begin again. */
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

/** What the owner of a checkout was offered, as the payment provider is asked for it. */
export function offerOf(checkout: Checkout): SubscriptionOffer {
  const { providerPlanId, currency, interval, trialDays, posDevices, total } = checkout;
  return { providerPlanId, currency, interval, trialDays, posDevices, total };
}
