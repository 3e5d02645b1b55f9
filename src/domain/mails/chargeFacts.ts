import { announcedNotices } from '../notices.ts';
import type { Confirmation } from '../recordedSubscription.ts';
import { timelineOfConfirmation, type Timeline, type TimelineEntry } from '../timeline.ts';
import { priceInWords, type MailFact } from './mail.ts';

/** A moment as a row: the day, the amount and what happens, or the day and what happens where nothing can be charged. */
export function momentFact({ when, what, amount }: TimelineEntry): MailFact {
  return amount === undefined ? { label: when, value: what } : { label: when, value: amount, note: what };
}

/** How to end a subscription, as a row. */
export function endingFact({ note }: Timeline): MailFact {
  return { label: note.title, value: note.body };
}

/** Which messages will come, as the table of notices has them. */
function noticesFact(confirmation: Confirmation): MailFact {
  const announced = announcedNotices({
    ...confirmation,
    startsAt: new Date(confirmation.createdAt),
    firstChargeAt: new Date(confirmation.trialEndsAt),
    nextChargeAt: null,
  });
  const list = new Intl.ListFormat('en-US', { type: 'conjunction' }).format(announced);
  return { label: 'By email', value: `We write to you ${list}.` };
}

/** The rows about price, dates of charges and cancelling. */
export function chargeFacts(confirmation: Confirmation): MailFact[] {
  const timeline = timelineOfConfirmation(confirmation);
  const ending = endingFact(timeline);
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
