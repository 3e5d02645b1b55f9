import type { Currency } from './currency.ts';

interface CurrencyFacts {
  /** The symbol, written before the amount. */
  symbol: string;
  /** The number of decimals that is billed and shown. */
  decimals: 0 | 2;
  name: string;
}

/** Symbols and decimals of each currency (R-CURRENCY-SYMBOLS). */
export const currencyFacts: Record<Currency, CurrencyFacts> = {
  USD: { symbol: '$', decimals: 2, name: 'US dollar' },
  EUR: { symbol: '€', decimals: 2, name: 'Euro' },
  GBP: { symbol: '£', decimals: 2, name: 'British pound' },
  AUD: { symbol: 'A$', decimals: 2, name: 'Australian dollar' },
  CAD: { symbol: 'C$', decimals: 2, name: 'Canadian dollar' },
  JPY: { symbol: '¥', decimals: 0, name: 'Japanese yen' },
  INR: { symbol: '₹', decimals: 2, name: 'Indian rupee' },
};
