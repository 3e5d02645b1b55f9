import { UTCDate } from '@date-fns/utc';
import { formatISO } from 'date-fns/formatISO';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { billedTermsOf, termsPaidBy, wholeTerms } from '../ledger/billedTerms.ts';
import { addFacts, failedChargeOf, owedIn, owes } from '../ledger/facts.ts';
import { lastChargeOf, type StoredFact, type SubscriptionRecord } from '../documents/subscription.ts';
import { isFinal } from './recordStatus.ts';

/** The last payment that the provider names, with what it paid for. The provider may bill a price that is not on record yet. */
function paymentIn(record: SubscriptionRecord, subscription: ProviderSubscription): StoredFact[] {
  const { lastPayment, billed, posDevices } = subscription;
  if (!lastPayment) return [];
  const now = wholeTerms(
    billed && { ...billed, posDevices: posDevices ?? record.billing?.posDevices ?? null },
  );
  const { amount: owed = 0, posDevices: owedDevices = null } = failedChargeOf(record) ?? {};
  const { amount } = lastPayment;
  const terms = termsPaidBy({ amount, owed, owedDevices }, [...(now ? [now] : []), ...billedTermsOf(record)]);
  const unknown = { interval: null, currency: null, posDevices: null, total: null };
  return [{ kind: 'paymentReported', at: lastPayment.at, ...unknown, ...terms }];
}

/** What the provider says of failed charges, if it is new. It reports an attempt immediately, without its moment. */
function failureIn(record: SubscriptionRecord, subscription: ProviderSubscription, at: Date): StoredFact[] {
  const { failedPayments, outstanding, billed, nextRetryAt } = subscription;
  const known = failedChargeOf(record);
  if (!owes(subscription)) return known ? [{ kind: 'settled', at }] : [];
  // In the form of PayPal's own times, in which it was always stored.
  const attempt = `${failedPayments} ${nextRetryAt ? formatISO(new UTCDate(nextRetryAt)) : ''}`;
  const amount = outstanding > 0 ? outstanding : (billed?.total ?? 0);
  if (known?.attempt === attempt && known.amount === amount) return [];
  const more = amount - owedIn(record);
  const failed = more > 0 ? termsPaidBy({ amount: more }, billedTermsOf(record)) : known;
  return [
    { kind: 'failed', at, attempt, amount, nextTryAt: nextRetryAt, posDevices: failed?.posDevices ?? null },
  ];
}

/** The record with the last payment, and whether a charge has failed since. */
export function recordPayments(
  record: SubscriptionRecord,
  subscription: ProviderSubscription,
  now: Date,
): SubscriptionRecord {
  const { lastPayment, status } = subscription;
  const paidAt = lastPayment?.at ?? null;
  const known = lastChargeOf(record);
  const isNew = paidAt !== null && (!known || paidAt > known);
  const paid = isNew ? addFacts(record, paymentIn(record, subscription)) : record;
  // An ended subscription is not charged again, so its last known failure is kept.
  if (isFinal(status)) return paid;
  const after = addFacts(paid, failureIn(record, subscription, now));
  const failing = failedChargeOf(after) !== null;
  const isKnown = failing || paidAt !== null || after !== paid;
  return isKnown ? { ...after, lastPaymentSuccessful: !failing } : after;
}
