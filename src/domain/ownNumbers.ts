import { baseCurrency } from './currency.ts';
import { toMinorUnits, type MinorUnits } from './money.ts';

/** The increase in profit the product claims, in per cent (specification section 1; a claim: DECISIONS section 4). */
export const claimedPercent = 30;

/** What an owner may put in: amounts in minor units, up to a million dollars a week, and weeks. */
export const ownNumberLimits = {
  amount: { max: 100_000_000 },
  weeks: { min: 1, max: 52 },
} as const;

/** An owner's own numbers. */
export interface OwnNumbers {
  /** What is sold in a week. */
  revenue: MinorUnits;
  /** What that week costs: food, wages, pitch, fuel. */
  costs: MinorUnits;
  /** Weeks the truck is open in a year. */
  weeks: number;
}

/** What the claim would mean for one owner, in minor units. */
export interface OwnYear {
  /** Negative when a week costs more than it brings. */
  profitPerWeek: MinorUnits;
  profitPerYear: MinorUnits;
  /** The claimed increase, rounded down; 0 where there is no profit to increase. */
  extra: MinorUnits;
  /** What the product costs in the year. */
  price: MinorUnits;
  /** What stays of the increase after that price; negative when the price is more than it. */
  left: MinorUnits;
  /** Increase that just pays for the product, in tenths of a per cent, rounded up; null where there is no profit. */
  breakEvenTenths: number | null;
}

/** Plain arithmetic from an owner's week to a year with and without the claimed increase. Integers in, integers out. */
export function ownYear({ revenue, costs, weeks }: OwnNumbers, price: MinorUnits): OwnYear {
  const profitPerWeek = revenue - costs;
  const profitPerYear = profitPerWeek * weeks;
  const extra = profitPerYear > 0 ? Math.floor((profitPerYear * claimedPercent) / 100) : 0;
  return {
    profitPerWeek,
    profitPerYear,
    extra,
    price,
    left: extra - price,
    breakEvenTenths: profitPerYear > 0 ? Math.ceil((price * 1000) / profitPerYear) : null,
  };
}

/** What may be wrong with a number as it was typed. */
export type NumberProblem = 'missing' | 'unclear' | 'negative' | 'tooSmall' | 'tooLarge';

/** A number that was typed, or what is wrong with it. */
export type ReadNumber = { value: number } | { problem: NumberProblem };

/** Reads an amount in dollars as people type one: `2500`, `$2,500`, `2 500.50`. Answers minor units. */
export function readAmount(typed: string): ReadNumber {
  const text = typed.replace(/[\s\u00A0]/gu, '').replace(/^(?<sign>[-−]?)\$/u, '$<sign>');
  if (text === '') return { problem: 'missing' };
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/u.test(text) ? text.replaceAll(',', '') : text;
  if (/^[-−]\d/u.test(plain)) return { problem: 'negative' };
  if (/^\d{10,}/u.test(plain)) return { problem: 'tooLarge' };
  const value = toMinorUnits(plain.replace(/\.$/u, ''), baseCurrency);
  if (value === undefined) return { problem: 'unclear' };
  return value > ownNumberLimits.amount.max ? { problem: 'tooLarge' } : { value };
}

/** Reads a number of weeks in a year: whole, and as many as a year has. */
export function readWeeks(typed: string): ReadNumber {
  const text = typed.trim();
  if (text === '') return { problem: 'missing' };
  if (/^[-−]\d/u.test(text)) return { problem: 'negative' };
  if (!/^\d+$/u.test(text)) return { problem: 'unclear' };
  const value = Number(text);
  if (value < ownNumberLimits.weeks.min) return { problem: 'tooSmall' };
  return value > ownNumberLimits.weeks.max ? { problem: 'tooLarge' } : { value };
}
