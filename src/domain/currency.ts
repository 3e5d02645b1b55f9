/** The currencies an owner may prefer, in the order they are offered (specification section 3). */
export const currencies = ['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'JPY', 'INR'] as const;

/** ISO 4217 code of a currency an owner may prefer. */
export type Currency = (typeof currencies)[number];

/** The currency every plan has a price in (specification section 9). */
export const baseCurrency: Currency = 'USD';

interface CurrencyFacts {
  /** The specification's symbol, written before the amount. */
  symbol: string;
  /** Digits after the point: the number of decimals PayPal accepts and this product shows. */
  decimals: 0 | 2;
  name: string;
}

/** Symbols are the specification's (section 9); decimals are settled by DECISIONS section 3. */
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
