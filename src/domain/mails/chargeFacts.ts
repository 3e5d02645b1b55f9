import { formatDay } from '../day.ts';
import { announcedNotices } from '../nextNotice.ts';
import { noticeFactsOf } from '../notices.ts';
import type { Confirmation } from '../recordedSubscription.ts';
import { timelineOfConfirmation, type TimelineEntry } from '../timeline.ts';
import { timelineWords } from '../timelineWords.ts';
import { priceInWords, type AccountMailData, type MailFact } from './mail.ts';

/** A moment as a row: the day, the amount and what happens, or the day and what happens where nothing can be charged. */
export function momentFact({ when, what, amount }: TimelineEntry): MailFact {
  return amount === undefined ? { label: when, value: what } : { label: when, value: amount, note: what };
}

/** How to end a subscription, as a row. */
export function endingFact(howToCancel: string): MailFact {
  return { label: timelineWords.cancel.title, value: howToCancel };
}

/** What follows on a charge, as rows: the next one, where one is known, and how to cancel. */
export function whatFollows({ confirmation }: AccountMailData, nextChargeAt: Date | null): MailFact[] {
  const ending = endingFact(timelineWords.cancel.charged);
  if (nextChargeAt === null) return [ending];
  return [{ label: 'Next charge', value: formatDay(nextChargeAt), note: priceInWords(confirmation) }, ending];
}

/** Which messages will come, as the table of notices has them. */
function noticesFact(confirmation: Confirmation): MailFact {
  const announced = announcedNotices(noticeFactsOf(confirmation, null));
  const list = new Intl.ListFormat('en-US', { type: 'conjunction' }).format(announced);
  return { label: 'By email', value: `We write to you ${list}.` };
}

/** The rows about price, dates of charges and cancelling. */
export function chargeFacts(confirmation: Confirmation): MailFact[] {
  const timeline = timelineOfConfirmation(confirmation);
  const ending = endingFact(timeline.note.body);
  if (confirmation.total === 0)
    return [
      { label: 'Price', value: 'FREE', note: 'Your coupon covers it, and nothing will be charged.' },
      ending,
    ];
  return [
    { label: 'Price', value: priceInWords(confirmation) },
    ...timeline.moments.map(momentFact),
    noticesFact(confirmation),
    ending,
  ];
}
