import { limits } from '#domain/limits.ts';
import { trialDates } from '#domain/trial.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import type { Fields } from '../store/Store.ts';
import { mapIn, textIn } from '../documents/fieldValues.ts';
import { storedNames } from '../documents/storedNames.ts';

/**
 * Adds our own fields to an imported record, from the provider's data, so that its owner sees price and dates. It has
 * no account, because nobody has signed in for it yet.
 */
export function withImportedBilling(record: Fields, subscription: ProviderSubscription): Fields {
  const { billed, posDevices, providerPlanId, createTime, startTime, statusSince } = subscription;
  if ('billing' in record || !billed) return record;
  const created = new Date(startTime ?? createTime);
  const { quantity } = mapIn(mapIn(record, 'payment_parts'), 'additional_devices');
  const extra = typeof quantity === 'number' ? quantity : 0;
  return {
    ...record,
    [storedNames.providerPlanId]: providerPlanId,
    billing: {
      checkout_id: null,
      plan_name: textIn(record, 'charge_period'),
      interval: billed.interval,
      currency: billed.currency,
      pos_devices: posDevices ?? limits.posDevices.included + extra,
      total: billed.total,
      trial_days: billed.trialDays,
      trial_ends: trialDates({ ...billed, startsAt: created }).trialEndsAt,
      created,
      coupon_code: null,
      status_since: statusSince === null ? null : new Date(statusSince),
    },
  };
}
