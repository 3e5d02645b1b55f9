import { agreementWords } from './agreementWords.ts';
import type { Currency } from './currency.ts';
import { formatDay } from './day.ts';
import { formatMoney, type MinorUnits } from './money.ts';
import type { BillingInterval } from './plan.ts';
import type { Quote } from './quote.ts';
import { chargeMomentsOfQuote } from './timeline.ts';
import type { Translated } from './translated.ts';

/** The words of the sentence in a language, and how it writes a day. */
export interface AgreementWording {
  words: Translated<typeof agreementWords>;
  day: (moment: Date) => string;
}

const ofBuild: AgreementWording = { words: agreementWords, day: formatDay };

/**
 * What an owner agrees to: amount, rhythm, first day of charge, and that it renews until they cancel. Screens show it, and the
 * server composes it again to store it (decisions/WhatWasAgreed.mdx).
 * @param firstCharge the day of the first charge of that amount, in UTC.
 * @param wording the build's own, unless the server writes for an owner of another language.
 */
export function agreementText(
  { total, currency, interval }: { total: MinorUnits; currency: Currency; interval: BillingInterval },
  firstCharge: Date,
  { words, day }: AgreementWording = ofBuild,
): string {
  const amount = formatMoney({ amount: total, currency });
  return words.sentence(amount, interval, day(firstCharge));
}

/** What an owner agrees to by accepting a quote at `today`; null if nothing is ever charged. */
export function agreementOfQuote(quote: Quote, today: Date, wording?: AgreementWording): string | null {
  const first = chargeMomentsOfQuote(quote, today).find(({ amount }) => amount !== null && amount > 0);
  return first ? agreementText(quote, first.at, wording) : null;
}
