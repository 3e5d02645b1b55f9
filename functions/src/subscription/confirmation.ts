import { baseCurrency, isCurrency } from '#domain/currency.ts';
import { limits } from '#domain/limits.ts';
import { intervalOfPlan, planNameFrom } from '#domain/plan.ts';
import type { Agreed } from '#domain/recordedSubscription.ts';
import type { Terms } from '#domain/terms.ts';
import type { Billing, SubscriptionRecord } from '../documents/subscription.ts';
import { nextChargeOn } from '../documents/nextCharge.ts';
import type { PaidTerms } from '#domain/account.ts';
import { toMinorUnits, type MinorUnits } from '#domain/money.ts';
import { wholeTerms, type BilledTerms } from '../ledger/billedTerms.ts';

export function importedDevices({ paymentParts }: Pick<SubscriptionRecord, 'paymentParts'>): number {
  return limits.posDevices.included + (paymentParts?.additionalDevices?.quantity ?? 0);
}

/** The agreed terms; null if the record does not contain all of them, like an imported one. */
export function termsOf(billing: Billing | null): Terms | null {
  const terms = wholeTerms(billing);
  const { planName = null, trialDays = null } = billing ?? {};
  return terms && planName !== null && trialDays !== null ? { ...terms, planName, trialDays } : null;
}

/** Reads a record without our own fields: imported or written by hand. */
function importedConfirmation(record: SubscriptionRecord): Agreed {
  const { chargePeriod: planName, currency, details } = record;
  const created = new Date(details?.createTime ?? '');
  const createdAt = Number.isNaN(created.getTime()) ? new Date(0) : created;
  return {
    subscriptionId: record.subscriptionId,
    planName,
    interval: intervalOfPlan[planNameFrom(planName)],
    currency: isCurrency(currency) ? currency : baseCurrency,
    posDevices: importedDevices(record),
    total: 0,
    couponCode: null,
    createdAt: createdAt.toISOString(),
    trialEndsAt: (nextChargeOn(record) ?? createdAt).toISOString(),
    trialDays: 0,
  };
}

/** What was agreed with the owner of a record; `datedConfirmation` adds what has become of it. Never throws, so that no owner is locked out. */
export function confirmationFrom(record: SubscriptionRecord): Agreed {
  const { billing, subscriptionId } = record;
  const terms = termsOf(billing);
  if (!billing?.created || !billing.firstCharge || !terms) return importedConfirmation(record);
  return {
    ...terms,
    subscriptionId,
    couponCode: billing.couponCode,
    createdAt: billing.created.toISOString(),
    trialEndsAt: billing.firstCharge.toISOString(),
  };
}

/** The terms of which a charge paid just one period; null for another amount. Parts are known of present terms only. */
export function paidTermsOf(
  record: SubscriptionRecord,
  { amount }: { amount: MinorUnits },
  terms: BilledTerms | null,
): PaidTerms | null {
  if (terms?.total !== amount) return null;
  const { interval, posDevices, currency } = terms;
  const present = confirmationFrom(record);
  const isPresent = (['interval', 'posDevices', 'total', 'currency'] as const).every(
    (term) => present[term] === terms[term],
  );
  if (!isPresent) return { interval, posDevices, basePrice: null, couponCode: null, couponSaves: null };
  const { paymentParts, coupon } = record;
  const { couponCode } = present;
  const basePrice = toMinorUnits(paymentParts?.basePrice, currency) ?? null;
  const replaced = toMinorUnits(coupon?.originalPrice, currency) ?? null;
  const saves = couponCode === null || basePrice === null || replaced === null ? 0 : replaced - basePrice;
  return { interval, posDevices, basePrice, couponCode, couponSaves: saves > 0 ? saves : null };
}
