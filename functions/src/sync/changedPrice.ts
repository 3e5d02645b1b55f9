import type { SubscriptionRecord } from '../documents/subscription.ts';
import { bills, termsReplaced } from '../ledger/billedTerms.ts';
import { addFacts } from '../ledger/facts.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';

/** The record with the terms that the provider bills now; null if it has them. An unreadable price leaves the recorded terms. */
export function adoptBilled(
  record: SubscriptionRecord,
  subscription: ProviderSubscription,
  now: Date,
): SubscriptionRecord | null {
  const { billing, paymentParts, providerPlanId: known } = record;
  if (!billing || bills(subscription, { ...billing, providerPlanId: known })) return null;
  const { billed, posDevices, providerPlanId } = subscription;
  const quantity = paymentParts?.additionalDevices?.quantity ?? 0;
  return {
    ...(billed ? addFacts(record, termsReplaced(record, now)) : record),
    providerPlanId,
    paymentParts: paymentParts && {
      ...paymentParts,
      additionalDevices: { quantity, planId: providerPlanId },
    },
    billing: {
      ...billing,
      ...(billed && { total: billed.total, currency: billed.currency, interval: billed.interval }),
      ...(posDevices !== null && { posDevices }),
      changedAtProvider: billing.changedAtProvider ?? now,
      // An operator must look at it.
      unreadableAtProvider: billed === null,
    },
  };
}
