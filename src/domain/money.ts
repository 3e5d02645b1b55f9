import type { Currency } from './currency.ts';
import { currencyFacts } from './currencyFacts.ts';

/** An amount in the currency's smallest unit (cents; whole yen), always an integer. */
export type MinorUnits = number;

/** An amount together with the currency it is billed in. */
export interface Money {
  amount: MinorUnits;
  currency: Currency;
}

const withDecimals = (decimals: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
/** By number of decimals. Intl formats are slow to create. */
const formats = { 0: withDecimals(0), 2: withDecimals(2) };

/**
 * Formats an amount with its symbol (R-CURRENCY-SYMBOLS): `$49.00`, `€1,080.00`, `¥7,300`. Two decimals, except in a currency
 * without decimals. Negative amounts have a true minus sign.
 */
export function formatMoney({ amount, currency }: Money): string {
  const { symbol, decimals } = currencyFacts[currency];
  const digits = formats[decimals].format(Math.abs(amount) / 10 ** decimals);
  return `${amount < 0 ? '−' : ''}${symbol}${digits}`;
}

/** Like `formatMoney`, but drops `.00`: for headlines such as `$49`. */
export function formatRoundMoney(money: Money): string {
  return formatMoney(money).replace(/\.00$/u, '');
}

/**
 * Parses an amount in whole currency units, as documents and payment providers write it (`49`, `24.5`, `"59.0"`), into minor
 * units. Works on digits, never on a float product.
 * @returns undefined if the value is not a plain non-negative amount with at most the currency's decimals.
 */
export function toMinorUnits(value: unknown, currency: Currency): MinorUnits | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  const match = /^(\d{1,9})(?:\.(\d+))?$/u.exec(text);
  if (!match) return undefined;
  const { decimals } = currencyFacts[currency];
  const fraction = (match[2] ?? '').replace(/0+$/u, '');
  if (fraction.length > decimals) return undefined;
  return Number(`${match[1] ?? ''}${fraction.padEnd(decimals, '0')}`);
}

/** Formats minor units as a plain decimal string: `59.00`, `7300`. */
export function toDecimalString({ amount, currency }: Money): string {
  const { decimals } = currencyFacts[currency];
  if (decimals === 0) return String(amount);
  const digits = String(amount).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
