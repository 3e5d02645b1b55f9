import type { PaidTerms } from '#domain/account.ts';
import { toMinorUnits, type MinorUnits } from '#domain/money.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import type { BilledTerms } from '../ledger/billedTerms.ts';
import { confirmationFrom } from './confirmation.ts';

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
