import type { Translated } from '#domain/translated.ts';
import type * as english from '../currencies.ts';

export { currencyOptions } from '../currencies.ts';

/** Shown if no plan is sold in the preferred currency (R-CURRENCY-BILLED). */
export const pricesElsewhere: typeof english.pricesElsewhere = (preferred, billed) =>
  `Los planes no se venden en ${preferred}. Verás los precios y pagarás en ${billed}.`;

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
