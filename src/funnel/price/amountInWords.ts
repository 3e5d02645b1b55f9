import { checkout } from '#content/funnel/checkout.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import type { Quote } from '#domain/quote.ts';

/** The amount to pay as text; zero is FREE (R-CURRENCY-SYMBOLS). */
export function amountInWords(money: Money): string {
  return money.amount === 0 ? checkout.summary.free : formatMoney(money);
}

/** The price of a period as text: `$34.50 per month`, or FREE. */
export function priceInWords({
  total,
  currency,
  interval,
}: Pick<Quote, 'total' | 'currency' | 'interval'>): string {
  const amount = amountInWords({ amount: total, currency });
  return total === 0 ? amount : `${amount} ${checkout.summary.perInterval[interval]}`;
}
