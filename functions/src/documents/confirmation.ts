import { baseCurrency, isCurrency } from '#domain/currency.ts';
import { limits } from '#domain/limits.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import { isFields, type Fields } from '../store/Store.ts';
import { mapIn, momentIn } from './fieldValues.ts';
import { storedNames } from './storedNames.ts';

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
  /** The trial's end; without a trial the first charge, which lies later when an earlier period lasted. */
  trial_ends: Date;
  created: Date;
  coupon_code: string | null;
  /** Since when the provider's subscription has the recorded status; null when it did not say. */
  status_since: Date | null;
}

/** Reads a record without our own fields: imported or written by hand. */
function importedConfirmation(record: Fields): Confirmation {
  const text = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback);
  const map = (value: unknown): Fields => (isFields(value) ? value : {});
  const { create_time: created, next_billing_time: next } = map(record['subscriptionDetails']);
  const extra = map(map(record['payment_parts'])['additional_devices'])['quantity'];
  const currency = record['currency'];
  const date = (value: unknown) => {
    const parsed = new Date(value instanceof Date ? value : text(value, ''));
    return Number.isNaN(parsed.getTime()) ? new Date(0) : parsed;
  };
  const planName = text(record['charge_period'], '');
  return {
    subscriptionId: text(record[storedNames.subscriptionId], ''),
    planName,
    interval: planName === 'Yearly' ? 'year' : 'month',
    currency: isCurrency(currency) ? currency : baseCurrency,
    posDevices: limits.posDevices.included + (typeof extra === 'number' ? extra : 0),
    countedDevices: null,
    total: 0,
    couponCode: null,
    createdAt: date(created).toISOString(),
    trialEndsAt: date(next ?? created).toISOString(),
    trialDays: 0,
  };
}

function countedDevicesIn(billing: BillingFields): Confirmation['countedDevices'] {
  const counted = mapIn(billing, storedNames.countedDevices);
  const { pos_devices: posDevices } = counted;
  const until = momentIn(counted, 'until');
  return typeof posDevices === 'number' && until ? { posDevices, until: until.toISOString() } : null;
}

/** The confirmation of the subscription in `Subscriptions/{email}`. Never throws, so that no owner is locked out. */
export function confirmationFrom(record: Fields): Confirmation {
  const billing = record['billing'] as BillingFields | undefined;
  const subscriptionId = record[storedNames.subscriptionId];
  if (
    !isFields(billing) ||
    !isCurrency(billing.currency) ||
    typeof subscriptionId !== 'string' ||
    !(billing.created instanceof Date) ||
    !(billing.trial_ends instanceof Date)
  )
    return importedConfirmation(record);
  return {
    subscriptionId,
    planName: billing.plan_name,
    interval: billing.interval === 'year' ? 'year' : 'month',
    currency: billing.currency,
    posDevices: billing.pos_devices,
    countedDevices: countedDevicesIn(billing),
    total: billing.total,
    couponCode: billing.coupon_code,
    createdAt: billing.created.toISOString(),
    trialEndsAt: billing.trial_ends.toISOString(),
    trialDays: billing.trial_days,
  };
}
