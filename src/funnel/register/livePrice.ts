import type { Catalogue } from '#domain/contract.ts';
import type { Currency } from '#domain/currency.ts';
import { formatMoney } from '#domain/money.ts';
import { quoteFor } from '#domain/quote.ts';

/** The displayed prices of both plans for a number of devices. */
export interface LivePrice {
  monthly: string;
  yearly: string;
  /** The billed currency; differs from the chosen one if no plan is sold in that. */
  billedIn: Currency;
}

/** The price to show while the owner chooses devices and currency; null while a plan's data is missing. */
export function livePrice(
  catalogue: Catalogue | null,
  choice: { posDevices: number; currency: Currency },
): LivePrice | null {
  if (!catalogue?.monthly || !catalogue.yearly) return null;
  const monthly = quoteFor({ plan: catalogue.monthly, ...choice });
  const yearly = quoteFor({ plan: catalogue.yearly, ...choice });
  return {
    monthly: formatMoney({ amount: monthly.total, currency: monthly.currency }),
    yearly: formatMoney({ amount: yearly.total, currency: yearly.currency }),
    billedIn: monthly.currency,
  };
}
