import type { Language } from '../language.ts';
import {
  chargeMomentsOfConfirmation,
  timelineOfConfirmation,
  type Timeline,
  type TimelineEntry,
} from '../timeline.ts';
import { firstChargeToCome } from '../trial.ts';
import { priceInWords, type AccountMailData, type MailFact } from './mail.ts';
import { wordsIn } from './words/wordsIn.ts';

export function datesOf({ confirmation, language }: AccountMailData): Timeline {
  const { timeline: words, day } = wordsIn(language);
  return timelineOfConfirmation(confirmation, { words, day });
}

/** A moment as a row: its date, then amount and event. `isSum`: whether the message is about it. */
export function momentFact({ when, what, amount }: TimelineEntry, isSum = false): MailFact {
  if (amount === undefined) return { label: when, value: what };
  return { label: when, value: amount, note: what, ...(isSum && { sum: true }) };
}

/** A row on how to cancel. */
export function endingFact({ title, body }: Timeline['note']): MailFact {
  return { label: title, value: body };
}

/** A row on how to cancel a subscription that is charged. */
export function howToCancel(language: Language): MailFact {
  const { title, charged: body } = wordsIn(language).timeline.cancel;
  return endingFact({ title, body });
}

/** The rows after a charge: the next charge, if known, and how to cancel. */
export function whatFollows(
  { confirmation, language }: AccountMailData,
  nextChargeAt: Date | null,
): MailFact[] {
  const { labels, day } = wordsIn(language);
  const ending = howToCancel(language);
  if (nextChargeAt === null) return [ending];
  const note = priceInWords(confirmation, language);
  return [{ label: labels.nextCharge, value: day(nextChargeAt), note }, ending];
}

/** The sums of today and of the first charge, then the rows about price, later dates and cancellation. */
export function chargeFacts(about: AccountMailData): MailFact[] {
  const { confirmation, language } = about;
  const { labels, free } = wordsIn(language);
  const { moments, note } = datesOf(about);
  const ending = endingFact(note);
  if (confirmation.total === 0)
    return [{ label: labels.price, value: free.price, note: free.note, sum: true }, ending];
  const dates = chargeMomentsOfConfirmation(confirmation);
  const first = firstChargeToCome(dates);
  const rows = moments.map((moment, at) => momentFact(moment, at === 0 || dates[at] === first));
  return [{ label: labels.price, value: priceInWords(confirmation, language) }, ...rows, ending];
}
