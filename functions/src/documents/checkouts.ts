import { randomUUID } from 'node:crypto';
import { UTCDate } from '@date-fns/utc';
import { addMinutes } from 'date-fns';
import { isCurrency, type Currency } from '#domain/currency.ts';
import type { BillingInterval } from '#domain/plan.ts';
import type { Quote } from '#domain/quote.ts';
import type { Fields } from '../store/Store.ts';
import type { SubscriptionOffer } from '../payments/PaymentProvider.ts';
import type { VerifiedOwner } from './owner.ts';
import { storedNames } from './storedNames.ts';

/** A checkout younger than this still has its browser. */
const youngMinutes = 2;

/** Stands in a checkout for an owner who has deleted the account. */
export const nobody = 'deleted';

/** How a checkout ended, or that it has not. */
export type CheckoutState = 'open' | 'replaced' | 'active' | 'rejected' | 'abandoned';

/** Minutes between two looks of the reconciler: five at first, six hours at last. */
const checkEvery = { first: 5, longest: 6 * 60 };

/** When to check a checkout again after this many checks. */
export function nextCheckAfter(checks: number, now: Date): Date {
  const minutes = Math.min(checkEvery.first * 2 ** checks, checkEvery.longest);
  return addMinutes(new UTCDate(now), minutes);
}

/** What an owner was shown and agreed to pay for: frozen, so that a later change of price or devices is no matter. */
export interface Checkout {
  /** The payment provider keeps it with the subscription, and opens no second one for it. */
  id: string;
  uid: string;
  email: string;
  state: CheckoutState;
  created: Date;
  /** When the reconciler looks at it next, and how often it has. */
  nextCheck: Date;
  checks: number;
  planName: string;
  chosenPlanName: string;
  interval: BillingInterval;
  currency: Currency;
  posDevices: number;
  basePrice: number;
  total: number;
  trialDays: number;
  /** The first charge of an owner who comes back while an earlier period lasts; null otherwise. */
  startsAt: Date | null;
  couponCode: string | null;
  /** Until when a use of the coupon is kept for this checkout. */
  couponHeldUntil: Date | null;
  providerPlanId: string;
  /** The provider's id, once it has answered. */
  subscriptionId: string | null;
  approveUrl: string | null;
  /** Subscriptions that named it and ended before they were recorded, by the provider's id. */
  ended?: Record<string, boolean>;
}

/** The document of a checkout. */
export function checkoutRef(id: string) {
  return { collection: 'Checkouts', id };
}

/** Where the id of a subscription that names a checkout, and is not the checkout's own, leads back to it. */
export function providerSubscriptionRef(subscriptionId: string) {
  return { collection: storedNames.providerSubscriptions, id: subscriptionId };
}

/** A checkout of a quote that costs something. */
export function newCheckout(request: {
  owner: VerifiedOwner;
  quote: Quote;
  providerPlanId: string;
  now: Date;
}): Checkout {
  const { owner, quote, providerPlanId, now } = request;
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

/** A checkout's document. */
export function checkoutFields({ id: _, providerPlanId, ...checkout }: Checkout): Fields {
  return { ...checkout, [storedNames.checkoutPlanId]: providerPlanId };
}

/** Reads a checkout's document; undefined when there is none. */
export function checkoutFrom(id: string, fields: Fields | undefined): Checkout | undefined {
  if (!fields) return undefined;
  if (!isCurrency(fields['currency'])) throw new TypeError('a stored checkout is not one');
  const { [storedNames.checkoutPlanId]: providerPlanId, ...rest } = fields;
  // Checkouts from before an owner could come back have no start.
  return { id, providerPlanId, startsAt: null, ...rest } as unknown as Checkout;
}
