import { currencyFacts } from '#domain/currencyFacts.ts';
import type { MinorUnits } from '#domain/money.ts';
import { lastChargeOf, type Billing, type SubscriptionRecord } from '../../documents/subscription.ts';
import { bills, wholeTerms, type TermsIn } from '../../ledger/billedTerms.ts';
import { addFacts } from '../../ledger/facts.ts';
import type { ProviderSubscription } from '../../payments/PaymentProvider.ts';
import { daysAfter, daysBefore } from '#domain/days.ts';
import { besideDays } from '#domain/trial.ts';
import { nextChargeOn } from '../../documents/nextCharge.ts';

interface NewTerms extends TermsIn {
  providerPlanId: string;
  /** The price of the included device; null if the provider does not say. */
  basePrice: MinorUnits | null;
}

/** Who replaced the terms: we, or somebody at the provider, who may have left an unreadable price. */
type ReplacedBy = 'us' | 'provider' | 'provider, unreadable';

/** What the record says of the difference between the agreed terms and the billed ones. */
function differenceOf(record: SubscriptionRecord, billing: Billing, by: ReplacedBy, now: Date) {
  // An operator must look at it.
  if (by !== 'us') return { changedAtProvider: billing.changedAtProvider ?? now };
  const { interval, currency, posDevices, total } = billing;
  const { providerPlanId } = record;
  // A read that began earlier may arrive late, and must not bring these back.
  const changedFrom = { interval, currency, posDevices, total, providerPlanId, at: now };
  return { changedFrom, changedAtProvider: null };
}

/**
 * The record that bills other terms from now on: the former ones become a fact unless the new price is unreadable, and the
 * dashboard reads the new price. Our own change settles a flagged difference, one at the provider flags it.
 */
export function replaceTerms(
  record: SubscriptionRecord,
  billing: Billing,
  { providerPlanId, basePrice: price, interval, currency, posDevices, total }: NewTerms,
  now: Date,
  by: ReplacedBy = 'us',
) {
  const { paymentParts } = record;
  const [whole] = by === 'provider, unreadable' ? [] : wholeTerms(billing);
  const known = paymentParts?.basePrice ?? null;
  const basePrice = price === null || !currency ? known : price / 10 ** currencyFacts[currency].decimals;
  const additionalDevices = { quantity: null, ...paymentParts?.additionalDevices, planId: providerPlanId };
  const terms = { interval, currency, posDevices, total };
  return {
    ...addFacts(record, whole ? [{ kind: 'termsReplaced', at: now, ...whole }] : []),
    providerPlanId,
    paymentParts: { ...paymentParts, basePrice, additionalDevices },
    billing: { ...billing, ...terms, ...differenceOf(record, billing, by, now) },
  };
}

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

/** Whether a change was consented to and not charged since, so that the provider may still move the charge. */
function isChangedSinceCharge(record: SubscriptionRecord): boolean {
  const { billing } = record;
  const lastCharge = lastChargeOf(record);
  const changed = billing?.changedFrom?.at ?? null;
  return changed !== null && (lastCharge === null || lastCharge < changed);
}

/** The record with the day to which a change moved the next charge; null if the charge kept its day, as it must. */
export function recordMovedCharge(
  before: SubscriptionRecord,
  after: SubscriptionRecord,
  { consented, now }: { consented: boolean; now: Date },
): SubscriptionRecord | null {
  if (!consented && !isChangedSinceCharge(before)) return null;
  const [from, to] = [nextChargeOn(before), nextChargeOn(after)];
  if (!from || !to || from <= now) return null;
  if (to >= daysBefore(from, besideDays) && to <= daysAfter(from, besideDays)) return null;
  return { ...after, billing: after.billing && { ...after.billing, movedCharge: { to } } };
}
