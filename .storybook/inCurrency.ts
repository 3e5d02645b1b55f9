import type { Currency } from '#domain/currency.ts';

/** A story's args in another currency: those that show money. */
export type InCurrency<Args = Record<string, unknown>> = (currency: Currency) => Partial<Args>;

/**
 * The parameter of a story, or of a whole file, that shows money. `args` gets the toolbar's currency, and its result replaces
 * the args of the same names. In dollars a story stays as it is written, and so do tests and pictures.
 */
export function inCurrency<Args>(args: InCurrency<Args>): { inCurrency: InCurrency<Args> } {
  return { inCurrency: args };
}
