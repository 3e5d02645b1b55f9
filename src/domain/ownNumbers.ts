import { baseCurrency } from './currency.ts';
import { toMinorUnits, type MinorUnits } from './money.ts';

/** The claimed increase in profit, in per cent (R-FEATURES-CLAIM). */
export const claimedPercent = 30;

/** Input limits: an amount in minor units, up to a million dollars a week. */
export const ownNumberLimits = { amount: { max: 100_000_000 } } as const;

const weeksInAYear = 52;

/** The effect of the claim on one week, in minor units. */
export interface WeeklyResult {
  /** What is left of a week's sales after food, wages, pitch and fuel. */
  profit: MinorUnits;
  /** The claimed increase, rounded down. */
  extra: MinorUnits;
  /** A week's part of the product's price for a year, rounded up. */
  price: MinorUnits;
  /** The increase minus that price; may be negative. */
  left: MinorUnits;
  /** Increase that just pays for the product, in tenths of a per cent, rounded up; null where there is no profit. */
  breakEvenTenths: number | null;
}

/** Plain arithmetic from an owner's weekly profit to the claimed increase. Integers in, integers out; `profit` is not negative. */
export function weeklyResult(profit: MinorUnits, priceOfAYear: MinorUnits): WeeklyResult {
  const extra = Math.floor((profit * claimedPercent) / 100);
  const price = Math.ceil(priceOfAYear / weeksInAYear);
  return {
    profit,
    extra,
    price,
    left: extra - price,
    breakEvenTenths: profit > 0 ? Math.ceil((price * 1000) / profit) : null,
  };
}

/** Problems of a typed number. */
export type AmountProblem = 'missing' | 'unclear' | 'negative' | 'tooLarge';

/** A typed number, or the error in it. */
export type ParsedAmount = { value: number } | { problem: AmountProblem };

/** Reads an amount in dollars as people type one: `2500`, `$2,500`, `2 500.50`. Answers minor units. */
export function parseAmount(typed: string): ParsedAmount {
  const text = typed.replace(/[\s\u00A0]/gu, '').replace(/^(?<sign>[-−]?)\$/u, '$<sign>');
  if (text === '') return { problem: 'missing' };
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/u.test(text) ? text.replaceAll(',', '') : text;
  if (/^[-−]\d/u.test(plain)) return { problem: 'negative' };
  if (/^\d{10,}/u.test(plain)) return { problem: 'tooLarge' };
  const value = toMinorUnits(plain.replace(/\.$/u, ''), baseCurrency);
  if (value === undefined) return { problem: 'unclear' };
  return value > ownNumberLimits.amount.max ? { problem: 'tooLarge' } : { value };
}
