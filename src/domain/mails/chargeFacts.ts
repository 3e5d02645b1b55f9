import { announcedNotices, noticeFactsOf } from '../nextNotice.ts';
import { timelineOfConfirmation, type Timeline, type TimelineEntry } from '../timeline.ts';
import { priceInWords, type AccountMailData, type MailFact } from './mail.ts';
import { wordsIn } from './words/wordsIn.ts';

/** The dates of the subscription that a message is about, in its language. */
export function datesOf({ confirmation, language }: AccountMailData): Timeline {
  const { timeline: words, day } = wordsIn(language);
  return timelineOfConfirmation(confirmation, { words, day });
}

/** A moment as a row: the day, the amount and what happens, or the day and what happens where nothing can be charged. */
export function momentFact({ when, what, amount }: TimelineEntry): MailFact {
  return amount === undefined ? { label: when, value: what } : { label: when, value: amount, note: what };
}

/** How to end a subscription, as a row. */
export function endingFact({ title, body }: Timeline['note']): MailFact {
  return { label: title, value: body };
}

/** What follows on a charge, as rows: the next one, where one is known, and how to cancel. */
export function whatFollows(
  { confirmation, language }: AccountMailData,
  nextChargeAt: Date | null,
): MailFact[] {
  const { timeline, labels, day } = wordsIn(language);
  const { title, charged: body } = timeline.cancel;
  const ending = endingFact({ title, body });
  if (nextChargeAt === null) return [ending];
  const note = priceInWords(confirmation, language);
  return [{ label: labels.nextCharge, value: day(nextChargeAt), note }, ending];
}

/** Which messages will come, as the table of notices has them. */
function noticesFact({ confirmation, language }: AccountMailData): MailFact {
  const { labels, notices, list, weWrite } = wordsIn(language);
  const announced = announcedNotices(noticeFactsOf(confirmation, null)).map((id) => notices[id]);
  return { label: labels.byEmail, value: weWrite(list(announced)) };
}

/** The rows about price, dates of charges and cancelling. */
export function chargeFacts(about: AccountMailData): MailFact[] {
  const { confirmation, language } = about;
  const { labels, free } = wordsIn(language);
  const timeline = datesOf(about);
  const ending = endingFact(timeline.note);
  if (confirmation.total === 0) return [{ label: labels.price, value: free.price, note: free.note }, ending];
  return [
    { label: labels.price, value: priceInWords(confirmation, language) },
    ...timeline.moments.map(momentFact),
    noticesFact(about),
    ending,
  ];
}
