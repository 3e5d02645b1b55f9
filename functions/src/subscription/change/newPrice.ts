import { daysAfter } from '#domain/days.ts';
import type { AnnouncedPrice } from '#domain/account.ts';
import { chargeTimeOn } from '#domain/chargeDay.ts';
import type { MinorUnits } from '#domain/money.ts';
import { lastNoticeOf } from '#domain/priceChange.ts';
import { periodAfter } from '#domain/trial.ts';
import type { SubscriptionRecord } from '../../documents/subscription.ts';
import type { ProviderSubscription } from '../../payments/PaymentProvider.ts';
import { bills } from '../../ledger/billedTerms.ts';
import { failedChargeOf } from '../../ledger/owed.ts';
import { nextChargeOn } from '../../documents/nextCharge.ts';
import { confirmationFrom, termsOf } from '../confirmation.ts';
import { isAlive, stateOf } from '../recordStatus.ts';
import { replaceTerms } from './replacedTerms.ts';

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

/** The new price as its owner sees it, from its announcement until its first charge. */
export function announcedPriceOf(record: SubscriptionRecord, now: Date): AnnouncedPrice | null {
  const { from = null, total = null } = record.priceChange ?? {};
  const terms = termsOf(record.billing);
  const next = nextChargeOn(record);
  if (from === null || total === null || !terms || !isAlive(record) || isSetByHand(record)) return null;
  if (!next || chargeTimeOn(next) < chargeTimeOn(from)) return { total, from: from.toISOString() };
  const isOver = isInForce(record) && chargeTimeOn(next) > chargeTimeOn(from);
  if (isOver) return null;
  // A price that was not set in time is first charged one period later.
  const isLate = !isInForce(record) && !isSetInTime(record, now);
  return { total, from: (isLate ? periodAfter(next, terms.interval) : next).toISOString() };
}
