import { currencies, type Currency } from '#domain/currency.ts';
import { currencyFacts } from '#domain/currencyFacts.ts';

/** The options of a currency list, in order: `EUR (€)`. */
export const currencyOptions = currencies.map((currency) => ({
  value: currency,
  label: `${currency} (${currencyFacts[currency].symbol})`,
}));

/** Shown if no plan is sold in the preferred currency (R-CURRENCY-BILLED). */
export function pricesElsewhere(preferred: string, billed: string): string {
  return `Plans aren’t sold in ${preferred}. You’ll see prices in ${billed} and pay in ${billed}.`;
}

/** The plural after an amount: 'in euros'. */
export const currencyPlurals: Record<Currency, string> = {
  USD: 'US dollars',
  EUR: 'euros',
  GBP: 'British pounds',
  AUD: 'Australian dollars',
  CAD: 'Canadian dollars',
  JPY: 'Japanese yen',
  INR: 'Indian rupees',
};
