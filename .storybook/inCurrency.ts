import type { Currency } from '#domain/currency.ts';

/** A story's args in another currency; only those that show money. */
export type InCurrency<Args = Record<string, unknown>> = (currency: Currency) => Partial<Args>;

/**
 * The parameter of a story, or of a whole file, that shows money: the toolbar's currency is given to `args`, and what
 * it answers replaces the args of that name. In dollars a story stays as it is written, so tests and pictures are too.
 */
export function inCurrency<Args>(args: InCurrency<Args>): { inCurrency: InCurrency<Args> } {
  return { inCurrency: args };
}
