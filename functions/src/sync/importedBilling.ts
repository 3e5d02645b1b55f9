import { trialDates } from '#domain/trial.ts';
import { emptyBilling, type SubscriptionRecord } from '../documents/subscription.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { importedDevices } from '../subscription/confirmation.ts';

/** Adds our own fields from the provider to an imported record, which still belongs to the owner of its address. */
export function importBilling(
  record: SubscriptionRecord,
  subscription: ProviderSubscription,
): SubscriptionRecord {
  const { billed, posDevices, providerPlanId, createTime, startTime, statusSince } = subscription;
  if (record.billing || !billed) return record;
  const startsAt = new Date(startTime ?? createTime);
  return {
    ...record,
    providerPlanId,
    billing: {
      ...emptyBilling(),
      ...billed,
      planName: record.chargePeriod,
      posDevices: posDevices ?? importedDevices(record),
      firstCharge: trialDates({ ...billed, startsAt }).trialEndsAt,
      // A later start is promised, and may be paused before it.
      created: new Date(createTime),
      statusSince: statusSince === null ? null : new Date(statusSince),
    },
  };
}
