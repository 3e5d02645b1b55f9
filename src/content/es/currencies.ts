import { currencies, type Currency } from '#domain/currency.ts';
import { currencyFacts } from '#domain/currencyFacts.ts';
import type { Translated } from '#domain/translated.ts';
import type * as english from '../currencies.ts';

/** The names of the currencies in a list. */
const names: Record<Currency, string> = {
  USD: 'Dólar estadounidense',
  EUR: 'Euro',
  GBP: 'Libra esterlina',
  AUD: 'Dólar australiano',
  CAD: 'Dólar canadiense',
  JPY: 'Yen',
  INR: 'Rupia india',
};

/** The options of a currency list, in order: `EUR (€) Euro`. */
export const currencyOptions: typeof english.currencyOptions = currencies.map((currency) => ({
  value: currency,
  label: `${currency} (${currencyFacts[currency].symbol}) ${names[currency]}`,
}));

/** Shown if no plan is sold in the preferred currency (R-CURRENCY-BILLED). */
export const pricesElsewhere: typeof english.pricesElsewhere = (preferred, billed) =>
  `Los planes no se venden en ${preferred}. Vas a ver y pagar precios en ${billed}.`;

/** The plural after an amount: 'en euros'. */
export const currencyPlurals: Translated<typeof english.currencyPlurals> = {
  USD: 'dólares estadounidenses',
  EUR: 'euros',
  GBP: 'libras esterlinas',
  AUD: 'dólares australianos',
  CAD: 'dólares canadienses',
  JPY: 'yenes',
  INR: 'rupias indias',
};
