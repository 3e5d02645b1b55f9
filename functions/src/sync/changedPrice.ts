import type { SubscriptionRecord } from '../documents/subscription.ts';
import { bills } from '../ledger/billedTerms.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { replaceTerms } from '../subscription/change/replacedTerms.ts';

/** The record with the terms that the provider bills now; null if it has them. An unreadable price leaves the recorded terms. */
export function adoptBilled(
  record: SubscriptionRecord,
  subscription: ProviderSubscription,
  now: Date,
): SubscriptionRecord | null {
  const { billing, providerPlanId: known } = record;
  if (!billing || bills(subscription, { ...billing, providerPlanId: known })) return null;
  const { billed, providerPlanId } = subscription;
  const posDevices = subscription.posDevices ?? billing.posDevices;
  const terms = { ...billing, ...billed, posDevices, providerPlanId, basePrice: null };
  return replaceTerms(record, billing, terms, now, billed ? 'provider' : 'provider, unreadable');
}
