import { isCurrency } from '#domain/currency.ts';
import type { Confirmation } from '#domain/contract.ts';
import type { Fields } from '../store/Store.ts';

/** The server's own part of a subscription's document: what the owner was shown, and whose it is. */
export interface BillingFields extends Fields {
  uid: string;
  /** Null for a free subscription. */
  checkout_id: string | null;
  plan_name: string;
  interval: string;
  currency: string;
  pos_devices: number;
  /** Minor units a period. */
  total: number;
  trial_days: number;
  trial_ends: Date;
  created: Date;
  coupon_code: string | null;
}

/** What the owner is told about the subscription in `Subscriptions/{email}`. */
export function confirmationFrom(record: Fields): Confirmation {
  const billing = record['billing'] as BillingFields | undefined;
  const subscriptionId = record['subscriptionID'];
  if (!billing || !isCurrency(billing.currency) || typeof subscriptionId !== 'string')
    throw new TypeError('a stored subscription is not one');
  return {
    subscriptionId,
    planName: billing.plan_name,
    interval: billing.interval === 'year' ? 'year' : 'month',
    currency: billing.currency,
    posDevices: billing.pos_devices,
    total: billing.total,
    couponCode: billing.coupon_code,
    createdAt: billing.created.toISOString(),
    trialEndsAt: billing.trial_ends.toISOString(),
    trialDays: billing.trial_days,
  };
}
