import type { Catalogue } from '#domain/contract.ts';
import type { Currency } from '#domain/currency.ts';
import { formatMoney } from '#domain/money.ts';
import { quoteFor } from '#domain/quote.ts';

/** The prices of both plans for a number of devices, as shown. */
export interface LivePrice {
  monthly: string;
  yearly: string;
  /** The currency billed; differs from the one asked for when nothing is sold in it. */
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
