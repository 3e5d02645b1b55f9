import { announcedNotices, noticeFactsOf } from '../nextNotice.ts';
import { timelineOfConfirmation, type Timeline, type TimelineEntry } from '../timeline.ts';
import { priceInWords, type AccountMailData, type MailFact } from './mail.ts';
import { wordsIn } from './words/wordsIn.ts';

/** The timeline of the message's subscription, in the message's language. */
export function datesOf({ confirmation, language }: AccountMailData): Timeline {
  const { timeline: words, day } = wordsIn(language);
  return timelineOfConfirmation(confirmation, { words, day });
}

/** A moment as a row: the date as label, then the amount with the event, or the event alone if there is no charge. */
export function momentFact({ when, what, amount }: TimelineEntry): MailFact {
  return amount === undefined ? { label: when, value: what } : { label: when, value: amount, note: what };
}

/** A row on how to cancel. */
export function endingFact({ title, body }: Timeline['note']): MailFact {
  return { label: title, value: body };
}

/** The rows after a charge: the next charge, if known, and how to cancel. */
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

/** A row that lists the upcoming notices from the table of notices. */
function noticesFact({ confirmation, language }: AccountMailData): MailFact {
  const { labels, notices, list, weWrite } = wordsIn(language);
  const announced = announcedNotices(noticeFactsOf(confirmation, null)).map((id) => notices[id]);
  return { label: labels.byEmail, value: weWrite(list(announced)) };
}

/** The rows about price, charge dates and cancellation. */
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
