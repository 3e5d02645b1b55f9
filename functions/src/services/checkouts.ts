import { randomUUID } from 'node:crypto';
import { isCurrency, type Currency } from '#domain/currency.ts';
import type { BillingInterval } from '#domain/plan.ts';
import type { Quote } from '#domain/quote.ts';
import type { Fields } from '../store/Store.ts';
import type { VerifiedOwner } from './owner.ts';

/** How a checkout ended, or that it has not. */
export type CheckoutState = 'open' | 'active' | 'rejected' | 'abandoned';

/** What an owner was shown and agreed to pay for: frozen, so that a later change of price or devices is no matter. */
export interface Checkout {
  /** Also PayPal's custom_id and PayPal-Request-Id. */
  id: string;
  uid: string;
  email: string;
  state: CheckoutState;
  created: Date;
  planName: string;
  chosenPlanName: string;
  interval: BillingInterval;
  currency: Currency;
  posDevices: number;
  basePrice: number;
  total: number;
  trialDays: number;
  couponCode: string | null;
  paypalPlanId: string;
  quantity: number;
  /** PayPal's id, once it has answered. */
  subscriptionId: string | null;
  approveUrl: string | null;
}

/** Where a checkout is kept. */
export function checkoutPlace(id: string) {
  return { collection: 'Checkouts', id };
}

/** Where PayPal's id leads back to the checkout it was made for. */
export function paypalSubscriptionPlace(subscriptionId: string) {
  return { collection: 'PayPalSubscriptions', id: subscriptionId };
}

/** A checkout of a quote that costs something. */
export function newCheckout(request: {
  owner: VerifiedOwner;
  quote: Quote;
  order: { paypalPlanId: string; quantity: number };
  now: Date;
}): Checkout {
  const { owner, quote, order, now } = request;
  return {
    id: randomUUID(),
    uid: owner.uid,
    email: owner.email,
    state: 'open',
    created: now,
    planName: quote.planName,
    chosenPlanName: quote.chosenPlanName,
    interval: quote.interval,
    currency: quote.currency,
    posDevices: quote.posDevices,
    basePrice: quote.basePrice,
    total: quote.total,
    trialDays: quote.trialDays,
    couponCode: quote.couponCode,
    paypalPlanId: order.paypalPlanId,
    quantity: order.quantity,
    subscriptionId: null,
    approveUrl: null,
  };
}

/** Whether both ask for the same thing, so that the second need not begin again. */
export function sameOrder(one: Checkout, other: Checkout): boolean {
  return (
    one.paypalPlanId === other.paypalPlanId &&
    one.quantity === other.quantity &&
    one.couponCode === other.couponCode &&
    one.chosenPlanName === other.chosenPlanName &&
    one.total === other.total
  );
}

/** The document of a checkout. */
export function checkoutFields({ id: _, ...checkout }: Checkout): Fields {
  return { ...checkout };
}

/** Reads a checkout's document; undefined when there is none. */
export function checkoutFrom(id: string, fields: Fields | undefined): Checkout | undefined {
  if (!fields) return undefined;
  if (!isCurrency(fields['currency'])) throw new TypeError('a stored checkout is not one');
  return { id, ...(fields as unknown as Omit<Checkout, 'id'>) };
}
