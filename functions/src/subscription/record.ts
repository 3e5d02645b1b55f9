import { addMinutes } from 'date-fns/addMinutes';
import { daysAfter, daysBefore } from '#domain/days.ts';
import { besideDays, trialDates } from '#domain/trial.ts';
import { currencyFacts } from '#domain/currencyFacts.ts';
import type { MinorUnits } from '#domain/money.ts';
import { extraDevicesOf } from '#domain/posDevices.ts';
import type { Terms } from '#domain/terms.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import type { Checkout } from '../documents/checkouts.ts';
import type { StoredRegistration } from '../documents/registrations.ts';
import { emptyBilling, emptySubscription, type SubscriptionRecord } from '../documents/subscription.ts';

type Offered = Pick<Checkout, 'trialDays' | 'interval' | 'startsAt'>;

type Dated = Pick<ProviderSubscription, 'statusSince' | 'createTime' | 'billed' | 'lastPayment'>;

/** Whether the first charge after a trial has been tried. */
function wasTried({ billed, lastPayment, createTime }: Dated, now: Date): boolean {
  const { trialDays = 0, interval = 'month' } = billed ?? {};
  if (trialDays === 0) return false;
  const { trialEndsAt } = trialDates({ startsAt: createTime, trialDays, interval });
  return lastPayment !== null || now >= trialEndsAt;
}

/**
 * The time of approval that the provider reports; `now` if it reports none or a future one. The time of its status moves with each
 * charge and each try, and then its creation is nearer (reference/PayPal.mdx#subscription-status).
 */
export function approvedAt(subscription: Dated, now: Date): Date {
  const { statusSince, createTime } = subscription;
  const said = wasTried(subscription, now) ? createTime : (statusSince ?? now);
  return said <= now ? said : now;
}

/** The agreed start, unless the owner approved after it. */
function laterStart({ startsAt }: Offered, approved: Date): Date | null {
  return startsAt !== null && startsAt > approved ? startsAt : null;
}

function firstChargeAt(offered: Offered, approved: Date): Date {
  return laterStart(offered, approved) ?? trialDates({ ...offered, startsAt: approved }).trialEndsAt;
}

/**
 * Whether a subscription's first charge is on the day shown to its owner. After a trial, an earlier day is no mismatch: right
 * after the approval the provider may still report today, and the length of its trial is compared elsewhere. Once the first
 * charge has been due, the next one may be that of any later period.
 */
export function startsAsOffered(
  offered: Offered,
  subscription: Pick<ProviderSubscription, 'startTime' | 'nextBillingTime'> & Dated,
  now: Date,
): boolean {
  const approved = approvedAt(subscription, now);
  const tolerated = (moment: Date) => daysAfter(moment, besideDays);
  const { startTime, nextBillingTime } = subscription;
  const later = laterStart(offered, approved);
  if (startTime !== null && startTime > tolerated(later ?? approved)) return false;
  // A period that is already paid for must not be charged again.
  if (later && startTime !== null && startTime < daysBefore(later, besideDays)) return false;
  const { trialEndsAt, renewsAt } = trialDates({ ...offered, startsAt: approved });
  const firstKnown = later ?? (offered.trialDays > 0 ? trialEndsAt : renewsAt);
  if (nextBillingTime === null || now >= firstKnown || wasTried(subscription, now)) return true;
  return nextBillingTime <= tolerated(firstKnown);
}

/** Whether the first charge was due before the subscription ended: at its approval, or after its trial. */
export function wasDue({ billed, startTime, createTime, statusSince }: ProviderSubscription): boolean {
  const { trialDays = 0, interval = 'month' } = billed ?? {};
  if (statusSince === null) return trialDays === 0;
  if (startTime === null && trialDays === 0) return true;
  const startsAt = startTime ?? createTime;
  const due = trialDays === 0 ? startsAt : trialDates({ startsAt, trialDays, interval }).trialEndsAt;
  return due <= statusSince;
}

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

interface RecordedPrice extends Terms {
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
    next === null ? ({ next: firstCharge, by: 'offer' } as const) : ({ next, by: 'provider' } as const);
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
    details: { createTime: createTime.toISOString() },
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
      statusSince,
    },
    nextCheck: coupon?.free ? null : addMinutes(now, firstCheckMinutes),
  };
}
