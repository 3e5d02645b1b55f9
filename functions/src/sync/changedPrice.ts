import { isDeepStrictEqual } from 'node:util';
import type { Billing, SubscriptionRecord } from '../documents/subscription.ts';
import { termsReplaced } from '../ledger/billedTerms.ts';
import { addFacts } from '../ledger/facts.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';

/** The terms that the provider bills, if they differ from the record; null if they agree. */
export function changedBilling(
  { billing, providerPlanId: known }: SubscriptionRecord,
  subscription: ProviderSubscription,
  now: Date,
): Billing | null {
  if (!billing) return null;
  const { billed, providerPlanId, posDevices } = subscription;
  const agrees =
    known === providerPlanId &&
    isDeepStrictEqual(
      [billed?.total, billed?.currency, billed?.interval],
      [billing.total, billing.currency, billing.interval],
    );
  if (agrees) return null;
  return {
    ...billing,
    ...(billed && { total: billed.total, currency: billed.currency, interval: billed.interval }),
    ...(posDevices !== null && { posDevices }),
    changedAtProvider: billing.changedAtProvider ?? now,
    // An operator must look at an unreadable price. The recorded terms stay.
    unreadableAtProvider: billed === null,
  };
}

/** The record with the price that the provider bills now. */
export function adoptPrice(
  record: SubscriptionRecord,
  subscription: ProviderSubscription,
  { billing, now }: { billing: Billing; now: Date },
): SubscriptionRecord {
  const { providerPlanId } = subscription;
  const { paymentParts } = record;
  return {
    ...addFacts(record, termsReplaced(record, now)),
    providerPlanId,
    paymentParts: paymentParts && {
      ...paymentParts,
      additionalDevices: {
        quantity: paymentParts.additionalDevices?.quantity ?? 0,
        planId: providerPlanId,
      },
    },
    billing,
  };
}
