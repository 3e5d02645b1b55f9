import { UTCDate } from '@date-fns/utc';
import { addYears } from 'date-fns/addYears';
import { daysAfter, daysBefore } from './days.ts';
import type { NoticeFacts, NoticeWindow } from './noticeFacts.ts';
import { pauseNoticeDays } from './pause.ts';
import { isFirstAtNewPrice, newPriceWindow } from './priceChange.ts';
import type { BillingInterval } from './plan.ts';
import { chargeMoments, mostMovedDays } from './trial.ts';

export interface NoticeRow {
  /** The recipients and the time, for the documentation page. */
  who: string;
  when: string;
  says: string;
  /** The source of the rule. */
  why: string;
}

export interface ScheduledNotice extends NoticeRow {
  windowFor: (facts: NoticeFacts, now: Date) => NoticeWindow | null;
}

/** The notice window of a long trial, in days before the trial's end. */
const longTrial = { longerThan: 7, opens: 10, closes: 7 };
/** The notice window of a yearly renewal, in days before the renewal. */
const renewal = { opens: 30, closes: 15 };
/** The window of the yearly summary for owners who pay by the month, in days after the anniversary. */
const summaryDays = 30;

const isCharged = ({ total }: NoticeFacts) => total > 0;
const isLongTrial = (facts: NoticeFacts) => isCharged(facts) && facts.trialDays > longTrial.longerThan;

/** Whether a charge ends the trial, which has separate notices. PayPal may move the charge by some days. */
function endsTrial({ trialDays, firstChargeAt }: NoticeFacts, charge: Date): boolean {
  return trialDays > 0 && charge <= daysAfter(firstChargeAt, mostMovedDays);
}

/** When the reminder promised in the subscription's timeline is sent; null if none is promised. */
function promisedReminder({ firstChargeAt: trialEndsAt, ...facts }: NoticeFacts): Date | null {
  return chargeMoments({ ...facts, trialEndsAt }).find(({ kind }) => kind === 'reminder')?.at ?? null;
}

/** The start's anniversary whose summary is due or comes next. */
function anniversary({ startsAt }: NoticeFacts, now: Date): Date {
  const start = new UTCDate(startsAt);
  let years = Math.max(1, now.getUTCFullYear() - startsAt.getUTCFullYear() - 1);
  while (daysAfter(addYears(start, years), summaryDays) <= now) years += 1;
  return new Date(addYears(start, years));
}

/** What an owner of each interval hears once a year: of the renewal, or a summary. */
const yearlyNotice: Readonly<Record<BillingInterval, 'renewal' | 'summary'>> = {
  month: 'summary',
  year: 'renewal',
};

/** The scheduled notices. One whose window opened before the start is left to the confirmation. */
export const scheduledNotices = {
  'trial-ends': {
    who: 'Owners whose free trial is longer than 7 days',
    when: 'Between 10 and 7 days before the trial ends',
    says: 'When the trial ends, the amount of the first charge, and how to cancel before it',
    why: 'Card networks ask for 7 days where a trial is longer than 7 days (Checkout.com, 26 February 2025)',
    windowFor: (facts) => {
      if (!isLongTrial(facts)) return null;
      const about = facts.firstChargeAt;
      return {
        about,
        opens: daysBefore(about, longTrial.opens),
        closes: daysBefore(about, longTrial.closes),
      };
    },
  },
  reminder: {
    who: 'Owners whose free trial is longer than 2 days',
    when: 'In the 2 days before the first charge',
    says: 'When the trial ends, the amount of the first charge, and how to cancel before it',
    why: 'The checkout promises it',
    windowFor: (facts) => {
      const opens = promisedReminder(facts);
      return opens && { about: facts.firstChargeAt, opens, closes: facts.firstChargeAt };
    },
  },
  renewal: {
    who: 'Owners who pay by the year, before each charge that is not the end of a trial; the others, before the first charge at a new price',
    when: 'Between 30 and 15 days before the charge',
    says: 'The day and the amount of the charge, whether that is a new price, and how to cancel before it',
    why: 'Card networks: at least 7 days before. California, for consumers: 15 to 45 days before, and 7 to 30 before a new price; New York: 5 to 30',
    windowFor: (facts) => {
      const { interval, nextChargeAt: about, announcedPrice = null } = facts;
      if (!isCharged(facts) || !about || endsTrial(facts, about)) return null;
      if (yearlyNotice[interval] !== 'renewal' && !isFirstAtNewPrice(about, announcedPrice)) return null;
      return { about, opens: daysBefore(about, renewal.opens), closes: daysBefore(about, renewal.closes) };
    },
  },
  'new-price': {
    who: 'Owners whose price is to change',
    when: 'Between 45 and 30 days before the first charge at the new price',
    says: 'The new and the present price, the day of the first charge, and how to cancel before it',
    why: 'The Terms promise 30 days; before it, nothing is charged at the new price',
    windowFor: newPriceWindow,
  },
  summary: {
    who: 'Owners who pay by the month',
    when: 'Once a year, in the 30 days after the anniversary of the start',
    says: 'The plan, the price, the next charge and how to cancel',
    why: 'California asks for a yearly notice to consumers',
    windowFor: (facts, now) => {
      if (!isCharged(facts) || yearlyNotice[facts.interval] !== 'summary') return null;
      const about = anniversary(facts, now);
      return { about, opens: about, closes: daysAfter(about, summaryDays) };
    },
  },
} as const satisfies Record<string, ScheduledNotice>;

/** The notices about a pause. During it, the scheduled notices continue, with the dates that the pause promises. */
export const pauseNotices = {
  'pause-ends': {
    who: 'Owners who have paused for more than 7 days',
    when: 'From 7 days before the pause ends',
    says: 'When the pause ends, the day and the amount of the next charge, and how to start earlier or cancel',
    why: 'The account page promises it before the pause',
    opens: (until: Date) => daysBefore(until, pauseNoticeDays),
  },
} as const satisfies Record<string, NoticeRow & { opens: (until: Date) => Date }>;

/** The notices triggered by an event: each is written in the transaction that records the event. */
export const promptNotices = {
  receipt: {
    who: 'Owners who were charged',
    when: 'As soon as the charge is known',
    says: 'The amount, the day, the invoice, the next charge, and how to cancel',
    why: 'Card networks ask for a receipt of each charge with the way to cancel',
  },
  'payment-failed': {
    who: 'Owners whose charge failed',
    when: 'After each failure',
    says: 'The amount, the day of the next try, and what to do',
    why: 'PayPal tries again every 5 days, at most twice a cycle, and then suspends',
  },
  suspended: {
    who: 'Owners whose subscription PayPal has suspended',
    when: 'As soon as the suspension is known',
    says: 'Since when and why, the amount of a failed charge and the day of the last try, and what to do',
    why: 'PayPal suspends after the last failed try',
  },
  recovered: {
    who: 'Owners whose failed charge was paid, or whose subscription goes on',
    when: 'As soon as it is known',
    says: 'That all is in order, and the next charge',
    why: 'Who was told of a failure is told of its end',
  },
} as const satisfies Record<string, NoticeRow>;

export type ScheduledNoticeId = keyof typeof scheduledNotices;
export type PromptNoticeId = keyof typeof promptNotices;
export type PauseNoticeId = keyof typeof pauseNotices;
