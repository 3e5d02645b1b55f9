/** The currencies an owner may prefer, in display order (R-CURRENCY-LIST). */
export const currencies = ['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'JPY', 'INR'] as const;

/** ISO 4217 code of a currency an owner may prefer. */
export type Currency = (typeof currencies)[number];

/** The currency that every plan has a price in (R-CURRENCY-LIST). */
export const baseCurrency: Currency = 'USD';

export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}
