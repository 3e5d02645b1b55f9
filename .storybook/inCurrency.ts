import type { Currency } from '#domain/currency.ts';

export type InCurrency<Args = Record<string, unknown>> = (currency: Currency) => Partial<Args>;

/**
 * The parameter of a story or file that shows money. `args` receives the toolbar's currency; its result overrides the
 * story's args. In dollars the story keeps its own args, as in tests and pictures.
 */
export function inCurrency<Args>(args: InCurrency<Args>): { inCurrency: InCurrency<Args> } {
  return { inCurrency: args };
}
