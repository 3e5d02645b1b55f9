import { agreementWords } from './agreementWords.ts';
import type { Currency } from './currency.ts';
import { formatDay } from './day.ts';
import { formatMoney, type MinorUnits } from './money.ts';
import type { BillingInterval } from './plan.ts';
import type { Quote } from './quote.ts';
import { chargeMomentsOfQuote } from './timeline.ts';

/**
 * What an owner agrees to: amount, rhythm, first day of charge, and that it goes on until they cancel. Screens show it, and
 * the server composes it again to store it (decisions/WhatWasAgreed.mdx).
 * @param firstCharge the day of the first charge of that amount, in UTC.
 */
export function agreementText(
  { total, currency, interval }: { total: MinorUnits; currency: Currency; interval: BillingInterval },
  firstCharge: Date,
): string {
  const amount = formatMoney({ amount: total, currency });
  return agreementWords.sentence(amount, interval, formatDay(firstCharge));
}

/** What an owner agrees to who accepts a quote at `today`; null where nothing is ever charged. */
export function agreementOfQuote(quote: Quote, today: Date): string | null {
  const first = chargeMomentsOfQuote(quote, today).find(({ amount }) => amount !== null && amount > 0);
  return first ? agreementText(quote, first.at) : null;
}
