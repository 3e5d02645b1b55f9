import { catalogueField, type Catalogue } from '#domain/contract.ts';
import type { Currency } from '#domain/currency.ts';
import { formatMoney } from '#domain/money.ts';
import { publicPlanNames, type PublicPlanName } from '#domain/plan.ts';
import { quoteFor } from '#domain/quote.ts';

export interface LivePrice {
  totals: Record<PublicPlanName, string>;
  /** The billed currency; differs from the chosen one if no plan is sold in that. */
  billedIn: Currency;
}

/** The price to show while the owner chooses devices and currency; null while a plan's data is missing. */
export function livePrice(
  catalogue: Catalogue | null,
  choice: { posDevices: number; currency: Currency },
): LivePrice | null {
  const quotes = publicPlanNames.flatMap((name) => {
    const plan = catalogue?.[catalogueField[name]];
    return plan ? [{ name, ...quoteFor({ plan, ...choice }) }] : [];
  });
  const [first] = quotes;
  if (!first || quotes.length < publicPlanNames.length) return null;
  const totals = quotes.map(({ name, total: amount, currency }) => [name, formatMoney({ amount, currency })]);
  return {
    totals: Object.fromEntries(totals) as Record<PublicPlanName, string>,
    billedIn: first.currency,
  };
}
