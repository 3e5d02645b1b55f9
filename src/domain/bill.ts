import type { PaidTerms } from './account.ts';
import type { billWords } from './billWords.ts';
import { formatMoney, type MinorUnits, type Money } from './money.ts';
import { extraDevicesOf } from './posDevices.ts';
import type { Translated } from './translated.ts';

export interface BillLine {
  label: string;
  amount: string;
}

/** What a charge was for, line by line, what the lines add up to, and what went back of it. */
export interface Bill {
  lines: readonly BillLine[];
  total: BillLine;
  /** Null if nothing went back, or if the provider does not say how much. */
  returned: BillLine | null;
}

export interface BilledCharge extends Money {
  /** Null if it is not known, as for a charge from before the terms were stored. */
  paidFor: PaidTerms | null;
  returned?: MinorUnits;
}

type Part = readonly [label: string, amount: MinorUnits];

/** The price of one extra device; null if what a charge paid beside the base price is not so many times a whole price. */
function eachExtra(extrasPrice: MinorUnits, count: number): MinorUnits | null {
  const each = count === 0 ? 0 : extrasPrice / count;
  return extrasPrice >= 0 && Number.isInteger(each) && each * count === extrasPrice ? each : null;
}

function partsOf({ amount, currency, paidFor }: BilledCharge, words: Translated<typeof billWords>): Part[] {
  if (paidFor === null) return [[words.subscription, amount]];
  const { interval, posDevices, basePrice, couponCode: code, couponSaves: saves } = paidFor;
  const extras = extraDevicesOf(posDevices);
  const extrasPrice = basePrice === null ? 0 : amount - basePrice;
  const each = basePrice === null ? null : eachExtra(extrasPrice, extras);
  const isOwnLine = code !== null && saves !== null && each !== null;
  const plan = words.plan(interval);
  const named = code === null || isOwnLine ? plan : words.withCoupon(plan, code);
  // A price may have been changed by hand at the provider.
  if (each === null || basePrice === null) return [[words.planFor(named, posDevices), amount]];
  return [
    [named, isOwnLine ? basePrice + saves : basePrice],
    ...(extras === 0
      ? []
      : [[words.extraDevices(extras, formatMoney({ amount: each, currency })), extrasPrice] as const]),
    ...(isOwnLine ? [[words.coupon(code), -saves] as const] : []),
  ];
}

/** The only place that divides a charge into the plan, the extra devices, and what the coupon took off. */
export function billOf(charge: BilledCharge, words: Translated<typeof billWords>): Bill {
  const { amount, currency, returned = 0 } = charge;
  const line = ([label, minor]: Part): BillLine => ({
    label,
    amount: formatMoney({ amount: minor, currency }),
  });
  return {
    lines: partsOf(charge, words).map(line),
    total: line([words.total, amount]),
    returned: returned > 0 ? line([words.returned, -returned]) : null,
  };
}
