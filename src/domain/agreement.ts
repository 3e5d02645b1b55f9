import { agreementWords } from './agreementWords.ts';
import type { Currency } from './currency.ts';
import { formatDay } from './day.ts';
import { formatMoney, type MinorUnits } from './money.ts';
import type { BillingInterval } from './plan.ts';
import type { Quote } from './quote.ts';
import { chargeMomentsOfQuote } from './timeline.ts';
import type { Translated } from './translated.ts';

export interface AgreementWording {
  words: Translated<typeof agreementWords>;
  day: (moment: Date) => string;
}

const ofBuild: AgreementWording = { words: agreementWords, day: formatDay };

/**
 * The agreement text: amount, interval, date of the first charge, and renewal until canceled. Screens show it, and the
 * server composes the same text to store it (decisions/WhatWasAgreed.mdx).
 * @param firstCharge the date of the first charge of that amount.
 * @param wording defaults to the build's language; the server passes the owner's.
 */
export function agreementText(
  { total, currency, interval }: { total: MinorUnits; currency: Currency; interval: BillingInterval },
  firstCharge: Date,
  { words, day }: AgreementWording = ofBuild,
): string {
  const amount = formatMoney({ amount: total, currency });
  return words.sentence(amount, interval, day(firstCharge));
}

/** The agreement text for a quote accepted at `today`; null if nothing is ever charged. */
export function agreementOfQuote(quote: Quote, today: Date, wording?: AgreementWording): string | null {
  const first = chargeMomentsOfQuote(quote, today).find(({ amount }) => amount !== null && amount > 0);
  return first ? agreementText(quote, first.at, wording) : null;
}
