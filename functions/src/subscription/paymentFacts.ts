import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { billedTermsOf, termsPaidBy, type BilledTerms } from '../ledger/billedTerms.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';

/** Identifies a failed attempt, because the owner gets an e-mail for each one. */
function occurrenceOf({ failedPayments, nextRetryAt }: ProviderSubscription): string {
  return `${failedPayments} ${nextRetryAt ?? ''}`;
}

function failedPaymentFrom(
  { failedPayment: known }: SubscriptionRecord,
  subscription: ProviderSubscription,
  now: Date,
): SubscriptionRecord['failedPayment'] {
  const occurrence = occurrenceOf(subscription);
  const { outstanding, billed, nextRetryAt } = subscription;
  return {
    occurrence,
    // The provider does not say when the attempt was made, but reports it immediately.
    at: known?.occurrence === occurrence ? (known.at ?? now) : now,
    amount: outstanding > 0 ? outstanding : (billed?.total ?? 0),
    nextTryAt: nextRetryAt === null ? null : new Date(nextRetryAt),
    posDevices: null,
  };
}

/** The terms that the last payment paid, without the debts that were known before it. */
function lastPaidFrom(record: SubscriptionRecord, { lastPayment }: ProviderSubscription): BilledTerms | null {
  const owed = record.failedPayment?.amount ?? 0;
  return lastPayment && termsPaidBy({ amount: lastPayment.amount, owed }, billedTermsOf(record));
}

/** The record with the last payment, and whether a charge has failed since. */
export function withPayments(
  record: SubscriptionRecord,
  subscription: ProviderSubscription,
  now: Date,
): SubscriptionRecord {
  const { lastPayment, failedPayments, outstanding, status } = subscription;
  const { failedPayment: known, lastCharge: before } = record;
  const paidAt = lastPayment && new Date(lastPayment.at);
  const isNew = paidAt !== null && (!before || paidAt > before);
  const paid = isNew
    ? { ...record, lastCharge: paidAt, lastPaid: lastPaidFrom(record, subscription) }
    : record;
  // An ended subscription is not charged again, so its last known failure is kept.
  if (status === 'cancelled' || status === 'expired') return paid;
  const failing = failedPayments > 0 || outstanding > 0;
  if (failing) {
    const failedPayment = failedPaymentFrom(record, subscription, now);
    return { ...paid, lastPaymentSuccessful: false, failedPayment };
  }
  return known || paidAt ? { ...paid, lastPaymentSuccessful: true, failedPayment: null } : paid;
}
