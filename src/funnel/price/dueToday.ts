import { checkout } from '#content/funnel/checkout.ts';
import { formatDay } from '#domain/day.ts';
import { formatMoney } from '#domain/money.ts';
import type { Quote } from '#domain/quote.ts';
import { chargeMomentsOfQuote } from '#domain/timeline.ts';

const { summary: words } = checkout;

/** Formats today's charge and the first charge after it. */
export function dueToday(quote: Quote, today: Date) {
  const [now, ...later] = chargeMomentsOfQuote(quote, today);
  const priced = (amount: number) => formatMoney({ amount, currency: quote.currency });
  const next = later.find(({ amount }) => amount !== null && amount > 0);
  const sayNext = next?.kind === 'renewal' ? words.nextCharge : words.firstCharge;
  return {
    label: words.dueToday,
    amount: priced(now?.amount ?? 0),
    detail: next ? sayNext(priced(next.amount ?? 0), formatDay(next.at)) : words.nothingToCome,
  };
}
