import { currencyFacts } from '#domain/currencyFacts.ts';
import type { MinorUnits } from '#domain/money.ts';
import { daysAfter, daysBefore } from '#domain/days.ts';
import { besideDays, periodAfter } from '#domain/trial.ts';
import type { AnnouncedPrice } from '#domain/account.ts';
import { chargeTimeOn } from '#domain/chargeDay.ts';
import { lastNoticeOf } from '#domain/priceChange.ts';
import {
  lastChargeOf,
  type AskedChange,
  type SubscriptionRecord,
  type Billing,
} from '../documents/subscription.ts';
import { bills, wholeTerms, type TermsIn } from '../ledger/billedTerms.ts';
import { addFacts, failedChargeOf } from '../ledger/facts.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { nextChargeOn } from '../documents/nextCharge.ts';
import { confirmationFrom, termsOf } from './confirmation.ts';
import { isAlive, stateOf } from './recordStatus.ts';

/** A change that waits for consent. It has no page to consent on until the provider has answered. */
export type StoredWaitingChange = NonNullable<SubscriptionRecord['waitingChange']>;

/** How many requested changes a record keeps. An owner may consent to an earlier one long after a later one. */
const remembered = 10;

/** All requested changes, the newest first. */
export function askedIn({ askedChanges }: SubscriptionRecord): AskedChange[] {
  return askedChanges.toReversed();
}

export function awaitConsent(
  record: SubscriptionRecord,
  waitingChange: StoredWaitingChange,
): SubscriptionRecord {
  const { approveUrl: _, ...change } = waitingChange;
  const others = askedIn(record).filter(({ id }) => id !== change.id);
  const askedChanges = [change, ...others].slice(0, remembered).toReversed();
  return { ...record, waitingChange, askedChanges };
}

/** The record without a waiting change. Keeps the request, because the owner may still consent on its page. */
export function stopWaiting(record: SubscriptionRecord): SubscriptionRecord {
  return { ...record, waitingChange: null };
}

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
  const whole = by === 'provider, unreadable' ? null : wholeTerms(billing);
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

/** PayPal keeps the old price of a charge within 10 days (reference/PayPal.mdx#a-new-price); one more for its time zone. */
const providerNeedsDays = 11;

/** Whether the provider already bills the announced price, so that the record contains it. */
export function isInForce({ billing, priceChange }: SubscriptionRecord): boolean {
  return priceChange?.announcedAt instanceof Date && billing?.total === priceChange.total;
}

/** The record after its owner was notified of a new price and its first charge. */
export function recordAnnouncement(record: SubscriptionRecord, from: Date, now: Date): SubscriptionRecord {
  const { priceChange } = record;
  return priceChange ? { ...record, priceChange: { ...priceChange, announcedAt: now, from } } : record;
}

/** Whether a charge has the new price: it was announced 30 days before, for this charge or an earlier one. */
function isAtNewPrice({ priceChange }: SubscriptionRecord, charge: Date | null): boolean {
  const { announcedAt = null, from = null } = priceChange ?? {};
  if (!announcedAt || !from || !charge) return false;
  return chargeTimeOn(charge) >= chargeTimeOn(from) && announcedAt <= lastNoticeOf(charge);
}

/** Whether an operator has changed the price at PayPal since the announcement, which stays. */
function isSetByHand({ billing, priceChange }: SubscriptionRecord): boolean {
  const { changedAtProvider: byHand } = billing ?? {};
  return Boolean(byHand && priceChange?.announcedAt && byHand > priceChange.announcedAt);
}

/** Whether the next charge is an announced one, and the provider can still bill its new price, which it does not yet. */
function isSetInTime(record: SubscriptionRecord, now: Date): boolean {
  const next = nextChargeOn(record);
  if (!next || isInForce(record) || isSetByHand(record) || !isAtNewPrice(record, next)) return false;
  // A pause puts off the charge, and `holdPrice` asked when it began.
  return record.pause !== null || next > daysAfter(now, providerNeedsDays);
}

/** The amount of the next charge: the new price, if it is announced for that charge and can still be set. */
export function nextTotalOf(record: SubscriptionRecord, now: Date): MinorUnits {
  return record.priceChange && isSetInTime(record, now)
    ? record.priceChange.total
    : confirmationFrom(record).total;
}

export function isNewPriceDue(record: SubscriptionRecord, now: Date): boolean {
  return stateOf(record) === 'active' && !failedChargeOf(record) && isSetInTime(record, now);
}

/** The record with the announced price once the provider bills it; null if it does not, or does so too early. */
export function settleNewPrice(
  record: SubscriptionRecord,
  subscription: ProviderSubscription,
  now: Date,
): SubscriptionRecord | null {
  const { billing, priceChange, coupon, providerPlanId } = record;
  if (!billing?.currency || !priceChange || !isAtNewPrice(record, nextChargeOn(record))) return null;
  const { price, total } = priceChange;
  if (!bills(subscription, { ...billing, total, providerPlanId }) || billing.total === total) return null;
  const next = replaceTerms(record, billing, { ...billing, total, basePrice: price, providerPlanId }, now);
  const discountedPrice = next.paymentParts.basePrice;
  return {
    ...next,
    coupon: coupon?.isFree === false ? { ...coupon, discountedPrice, originalPrice: null } : coupon,
  };
}

/**
 * The record of a paused subscription: an announced price is announced again after the pause. The charge after a pause keeps
 * the price that was promised when the pause began.
 */
export function holdPrice(
  record: SubscriptionRecord,
  { promised, now }: { promised: Date; now: Date },
): SubscriptionRecord {
  const { priceChange } = record;
  // A price announced for the next charge is part of the promise.
  if (!priceChange || isInForce(record) || isSetInTime(record, now)) return record;
  const after = daysAfter(promised, 1);
  const notBefore = after > priceChange.notBefore ? after : priceChange.notBefore;
  return { ...record, priceChange: { ...priceChange, notBefore, announcedAt: null, from: null } };
}

/** The new price as its owner sees it, from its announcement until its first charge. `next`: the next charge, as a pause promises it. */
export function announcedPriceOf(
  record: SubscriptionRecord,
  { now, next }: { now: Date; next: Date | null },
): AnnouncedPrice | null {
  const { from = null, total = null } = record.priceChange ?? {};
  const terms = termsOf(record.billing);
  if (from === null || total === null || !terms || !isAlive(record) || isSetByHand(record)) return null;
  if (!next || chargeTimeOn(next) < chargeTimeOn(from)) return { total, from: from.toISOString() };
  // The charge may come later than announced: PayPal moves one after a short month, and a pause puts it off.
  if (isInForce(record) && !isChangedSinceCharge(record)) return null;
  // A price that was not set in time is first charged one period later.
  const isLate = !isInForce(record) && !isSetInTime(record, now);
  return { total, from: (isLate ? periodAfter(next, terms.interval) : next).toISOString() };
}
