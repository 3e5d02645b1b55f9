import { addMinutes } from 'date-fns/addMinutes';
import { currencyFacts } from '#domain/currencyFacts.ts';
import type { MinorUnits } from '#domain/money.ts';
import { extraDevicesOf } from '#domain/posDevices.ts';
import type { Terms } from '#domain/terms.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import type { StoredRegistration } from '../documents/registrations.ts';
import { emptyBilling, emptySubscription, type SubscriptionRecord } from '../documents/subscription.ts';
import { firstChargeAt } from './firstCharge.ts';

/** The recorded payment; for a free subscription, the fields of `Credentials/Mock`. */
export interface RecordedPayment extends Pick<
  ProviderSubscription,
  'providerPlanId' | 'nextBillingTime' | 'createTime' | 'statusSince'
> {
  subscriptionId: string;
  orderId: string;
  payerId: string;
  /** When it was approved, which starts the trial. The record may follow much later. */
  startedAt: Date;
}

export interface RecordedPrice extends Terms {
  chosenPlanName: string;
  basePrice: MinorUnits;
  /** The price of a period that the coupon's plan replaces; null if a bill cannot name it. */
  replacedPrice?: MinorUnits | null;
  /** The first charge of a returning owner who agreed to a later date. */
  startsAt?: Date | null;
}

/** Soon after the approval, the provider reports the right first charge (reference/PayPal.mdx#trials-and-billing-days). */
const firstCheckMinutes = 30;

/** The document `Subscriptions/{email}`: every field of R-DATA-SUBSCRIPTION. */
export function subscriptionRecord(request: {
  uid: string;
  stored: StoredRegistration;
  price: RecordedPrice;
  payment: RecordedPayment;
  coupon: { code: string; free: boolean } | null;
  now: Date;
}): SubscriptionRecord {
  const { uid, stored, price, payment, coupon, now } = request;
  const { registration } = stored;
  const firstCharge = firstChargeAt({ ...price, startsAt: price.startsAt ?? null }, payment.startedAt);
  const { nextBillingTime: next } = payment;
  const named =
    next === null
      ? ({ next: firstCharge, by: 'offer' } as const)
      : ({ next: new Date(next), by: 'provider' } as const);
  const unit = 10 ** currencyFacts[price.currency].decimals;
  const basePrice = price.basePrice / unit;
  const { replacedPrice = null } = price;
  const { planName, interval, currency, posDevices, total, trialDays } = price;
  const { subscriptionId, payerId, providerPlanId, orderId, createTime, startedAt, statusSince } = payment;
  return {
    ...emptySubscription(),
    status: 'active',
    customerName: registration.fullName,
    subscriptionId,
    payerId,
    providerPlanId,
    orderId,
    restaurantName: stored.storedRestaurantName,
    chargePeriod: planName,
    // The trial is free: nothing was charged and nothing has failed.
    lastPaymentSuccessful: true,
    email: stored.email,
    branchEmail: stored.email,
    googleSignOn: stored.googleSignOn,
    currency: registration.currency,
    language: stored.language,
    consents: {
      marketing: registration.marketingConsent,
      marketingChanged: null,
      termsAccepted: true,
      dateAccepted: stored.acceptedAt,
    },
    paymentParts: {
      basePrice,
      additionalDevices: { quantity: extraDevicesOf(posDevices), planId: providerPlanId },
    },
    details: { createTime },
    facts: [{ kind: 'nextChargeNamed', at: now, ...named }],
    coupon: coupon && {
      applied: true,
      code: coupon.code,
      appliedDate: now,
      isFree: coupon.free,
      planName: coupon.free ? '' : planName,
      originalPlan: price.chosenPlanName,
      originalPrice: replacedPrice && replacedPrice / unit,
      discountedPrice: coupon.free ? 0 : basePrice,
      providerPlanId,
    },
    billing: {
      ...emptyBilling(),
      uid,
      planName,
      interval,
      currency,
      posDevices,
      total,
      trialDays,
      firstCharge,
      created: startedAt,
      couponCode: coupon?.code ?? null,
      statusSince: statusSince === null ? null : new Date(statusSince),
    },
    nextCheck: coupon?.free ? null : addMinutes(now, firstCheckMinutes),
  };
}
