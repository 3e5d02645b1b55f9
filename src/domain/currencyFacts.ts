import type { Currency } from './currency.ts';

interface CurrencyFacts {
  /** The symbol, written before the amount. */
  symbol: string;
  /** The number of decimals that is billed and shown. */
  decimals: 0 | 2;
}

/** Symbols and decimals of each currency (R-CURRENCY-SYMBOLS). */
export const currencyFacts: Record<Currency, CurrencyFacts> = {
  USD: { symbol: '$', decimals: 2 },
  EUR: { symbol: '€', decimals: 2 },
  GBP: { symbol: '£', decimals: 2 },
  AUD: { symbol: 'A$', decimals: 2 },
  CAD: { symbol: 'C$', decimals: 2 },
  JPY: { symbol: '¥', decimals: 0 },
  INR: { symbol: '₹', decimals: 2 },
};
