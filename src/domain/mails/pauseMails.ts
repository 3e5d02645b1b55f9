import { formatMoney, type Money } from '../money.ts';
import { lastDay } from '../trial.ts';
import { mailFrom, subscriptionFact, type AccountMailData, type MailFact, type MailText } from './mail.ts';
import { howToCancel } from './chargeFacts.ts';
import { wordsIn } from './words/wordsIn.ts';

/** The data of an e-mail about a pause: its end, and the next charge. */
export interface PauseMailData extends AccountMailData {
  until: Date;
  charge: Money & { at: Date };
  /** The remaining days of the paid period, or of the trial, that are kept. */
  daysKept: number;
}

/** The next charge, which is the sum of these messages. */
function chargeFact({ charge, language }: Pick<PauseMailData, 'charge' | 'language'>): MailFact {
  const { nextChargeOn, day, nothingBefore } = wordsIn(language);
  return { label: nextChargeOn(day(charge.at)), value: formatMoney(charge), note: nothingBefore, sum: true };
}

/** The rows about the kept days and the next charge. */
function whatFollows(about: PauseMailData): MailFact[] {
  const { until, daysKept, language } = about;
  const { labels, day, days, daysNotUsed } = wordsIn(language);
  return [
    { label: labels.pauseEnds, value: day(until) },
    ...(daysKept === 0 ? [] : [{ label: labels.thenYours, value: days(daysKept), note: daysNotUsed }]),
    chargeFact(about),
    subscriptionFact(about),
  ];
}

/** Tells an owner that the subscription is paused, with the end of the pause and the next charge. */
export function pausedMail(about: PauseMailData): MailText {
  const { letters } = wordsIn(about.language);
  return mailFrom(about, {
    kind: 'paused',
    ...letters.paused(about.brand.product),
    facts: whatFollows(about),
  });
}

export function pauseEndsMail(about: PauseMailData): MailText {
  const { letters, day } = wordsIn(about.language);
  const letter = letters.pauseEnds(about.brand.product, day(about.until));
  return mailFrom(about, { kind: 'pauseEnds', ...letter, facts: whatFollows(about) });
}

/**
 * Tells an owner that the pause is over, with the next charge as the payment provider confirmed it. If its owner has ended the pause
 * early, that charge may be too soon for a notice of its own.
 */
export function pauseOverMail(about: Omit<PauseMailData, 'until'>): MailText {
  const { letters } = wordsIn(about.language);
  return mailFrom(about, {
    kind: 'pauseOver',
    ...letters.pauseOver(about.brand.product, about.daysKept > 0),
    facts: [chargeFact(about), howToCancel(about.language), subscriptionFact(about)],
  });
}

/** Tells an owner that the pause ended the subscription, and how to resume on the promised date. */
export function pauseFailedMail(
  about: Omit<PauseMailData, 'until' | 'charge'> & { accessUntil: Date },
): MailText {
  const { brand, daysKept, accessUntil, language } = about;
  const { letters, day } = wordsIn(language);
  const until = daysKept === 0 ? null : day(lastDay(accessUntil));
  return mailFrom(about, {
    kind: 'pauseFailed',
    ...letters.pauseFailed(brand.product, until),
    facts: [subscriptionFact(about)],
  });
}
