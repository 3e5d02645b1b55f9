import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import type { Fields } from '../store/Store.ts';
import { mapIn, momentIn } from '../documents/fieldValues.ts';
import { storedNames } from '../documents/storedNames.ts';

/** Identifies a failed attempt, because the owner gets an e-mail about each. */
function occurrenceOf({ failedPayments, nextRetryAt }: ProviderSubscription): string {
  return `${failedPayments} ${nextRetryAt ?? ''}`;
}

function failedFields(record: Fields, subscription: ProviderSubscription, now: Date): Fields {
  const known = mapIn(record, storedNames.failedPayment);
  const occurrence = occurrenceOf(subscription);
  const { outstanding, billed, nextRetryAt } = subscription;
  return {
    occurrence,
    // The provider does not report the time of the attempt, but reports the attempt at once.
    at: known['occurrence'] === occurrence ? (momentIn(known, 'at') ?? now) : now,
    amount: outstanding > 0 ? outstanding : (billed?.total ?? 0),
    next_try_at: nextRetryAt === null ? null : new Date(nextRetryAt),
  };
}

/** The record with what was paid last, and whether a charge has failed since. */
export function withPayments(record: Fields, subscription: ProviderSubscription, now: Date): Fields {
  const { lastPayment, failedPayments, outstanding, status } = subscription;
  const { [storedNames.failedPayment]: known, ...rest } = record;
  const paidAt = lastPayment && new Date(lastPayment.at);
  const before = momentIn(record, 'last_charging_date');
  const paid = { ...rest, ...(paidAt && (!before || paidAt > before) && { last_charging_date: paidAt }) };
  // An ended subscription is not charged again; its last known failure is kept.
  if (status === 'cancelled' || status === 'expired') {
    return known === undefined ? paid : { ...paid, [storedNames.failedPayment]: known };
  }
  const failing = failedPayments > 0 || outstanding > 0;
  if (!failing) {
    return known === undefined && !paidAt ? paid : { ...paid, is_last_payment_successful: true };
  }
  return {
    ...paid,
    is_last_payment_successful: false,
    [storedNames.failedPayment]: failedFields(record, subscription, now),
  };
}
