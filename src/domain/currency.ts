/** The currencies an owner may prefer, in the order they are offered (R-CURRENCY-LIST). */
export const currencies = ['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'JPY', 'INR'] as const;

/** ISO 4217 code of a currency an owner may prefer. */
export type Currency = (typeof currencies)[number];

/** The currency that every plan has a price in (R-CURRENCY-LIST). */
export const baseCurrency: Currency = 'USD';

interface CurrencyFacts {
  /** The symbol, written before the amount. */
  symbol: string;
  /** Digits after the point: the number of decimals that is billed and shown. */
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

/** Whether a value from outside is one of the currencies above. */
export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}
