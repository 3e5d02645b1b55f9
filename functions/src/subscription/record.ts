import { UTCDate } from '@date-fns/utc';
import { addMinutes, subDays } from 'date-fns';
import { currencyFacts, type Currency } from '#domain/currency.ts';
import type { MinorUnits } from '#domain/money.ts';
import type { BillingInterval } from '#domain/plan.ts';
import { extraDevicesOf } from '#domain/posDevices.ts';
import type { Fields } from '../store/Store.ts';
import type { BillingFields } from '../documents/confirmation.ts';
import { firstChargeAt } from './firstCharge.ts';
import type { StoredRegistration } from '../documents/registrations.ts';
import { storedNames } from '../documents/storedNames.ts';

/** The recorded payment; for a free subscription, the fields of `Credentials/Mock`. */
export interface RecordedPayment {
  subscriptionId: string;
  orderId: string;
  payerId: string;
  providerPlanId: string;
  /** The provider's own date of the next charge; null when it has none. */
  nextBillingTime: string | null;
  /** ISO 8601: when it was made. */
  createTime: string;
  /** ISO 8601: since when it is active at the provider; null when the provider does not say. */
  statusSince: string | null;
  /** When it was approved, which is when the trial begins: the record may follow much later. */
  startedAt: Date;
}

/** The recorded price. */
export interface RecordedPrice {
  /** The plan billed, which a coupon may have replaced. */
  planName: string;
  chosenPlanName: string;
  interval: BillingInterval;
  currency: Currency;
  posDevices: number;
  basePrice: MinorUnits;
  total: MinorUnits;
  trialDays: number;
  /** The first charge of a returning owner who agreed to a later date. */
  startsAt?: Date | null;
}

/** The recorded coupon. */
export interface RecordedCoupon {
  code: string;
  free: boolean;
}

/** Soon after the approval the provider names the day of the first charge right (reference/PayPal.mdx#trials-and-billing-days). */
const firstCheckMinutes = 30;

/** The document `Subscriptions/{email}`: every field of R-DATA-SUBSCRIPTION. */
export function subscriptionRecord(request: {
  uid: string;
  checkoutId: string | null;
  stored: StoredRegistration;
  price: RecordedPrice;
  payment: RecordedPayment;
  coupon: RecordedCoupon | null;
  now: Date;
}): Fields {
  const { uid, checkoutId, stored, price, payment, coupon, now } = request;
  const { registration } = stored;
  const trialEndsAt = firstChargeAt({ ...price, startsAt: price.startsAt ?? null }, payment.startedAt);
  const basePrice = price.basePrice / 10 ** currencyFacts[price.currency].decimals;
  const billing: BillingFields = {
    uid,
    checkout_id: checkoutId,
    plan_name: price.planName,
    interval: price.interval,
    currency: price.currency,
    pos_devices: price.posDevices,
    total: price.total,
    trial_days: price.trialDays,
    trial_ends: trialEndsAt,
    created: payment.startedAt,
    coupon_code: coupon?.code ?? null,
    status_since: payment.statusSince === null ? null : new Date(payment.statusSince),
  };
  return {
    status: 'active',
    customerName: registration.fullName,
    [storedNames.subscriptionId]: payment.subscriptionId,
    [storedNames.payerId]: payment.payerId,
    [storedNames.providerPlanId]: payment.providerPlanId,
    [storedNames.orderId]: payment.orderId,
    restaurantName: stored.storedRestaurantName,
    charge_period: price.planName,
    // The trial is free: nothing has been charged, and nothing has failed.
    last_charging_date: null,
    is_last_payment_successful: true,
    email: stored.email,
    branch_email: stored.email,
    google_sign_on: stored.googleSignOn,
    currency: registration.currency,
    consents: {
      marketing: registration.marketingConsent,
      termsAccepted: true,
      dateAccepted: stored.acceptedAt,
    },
    payment_parts: {
      base_price: basePrice,
      additional_devices: {
        quantity: extraDevicesOf(price.posDevices),
        plan_id: payment.providerPlanId,
      },
    },
    subscriptionDetails: {
      next_billing_time: nextBilling(payment.nextBillingTime, trialEndsAt).toISOString(),
      create_time: payment.createTime,
    },
    ...(coupon && {
      coupon: {
        applied: true,
        code: coupon.code,
        applied_date: now,
        is_free_coupon: coupon.free,
        plan_name: coupon.free ? '' : price.planName,
        original_plan: price.chosenPlanName,
        discounted_price: coupon.free ? 0 : basePrice,
        [storedNames.providerPlanId]: payment.providerPlanId,
      },
    }),
    billing,
    ...(checkoutId !== null && { next_check: addMinutes(new UTCDate(now), firstCheckMinutes) }),
  };
}

/**
 * The provider's date, unless it lies before the trial's end: right after the approval of a free trial PayPal may
 * still name today.
 */
export function nextBilling(told: string | null, trialEndsAt: Date): Date {
  if (told === null) return trialEndsAt;
  const date = new Date(told);
  const plausible = date.getTime() >= subDays(new UTCDate(trialEndsAt), 1).getTime();
  return plausible ? date : trialEndsAt;
}
