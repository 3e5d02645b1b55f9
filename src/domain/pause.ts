import { UTCDate } from '@date-fns/utc';
import { addDays, addMonths, differenceInCalendarDays, startOfMonth } from 'date-fns';
import type { PauseOffer } from './account.ts';
import { chargeTimeOn } from './chargeDay.ts';

/** Months ahead that a pause may last at most. A plan's offer may say fewer, or 0 for none. */
export const mostPauseMonths = 6;

/** Days before the end of a pause on which its owner is told of it by e-mail. */
export const pauseNoticeDays = 7;

/** The moments a pause may last to: the first of each of so many months to come, six at most. None where pauses are turned off. */
function pauseChoices(now: Date, months: number): Date[] {
  const thisMonth = startOfMonth(chargeTimeOn(now));
  return Array.from({ length: Math.min(months, mostPauseMonths) }, (_, index) => {
    const first = new UTCDate(addMonths(thisMonth, index + 1));
    // Noon is the same day in PayPal's time zone and in UTC.
    first.setHours(12);
    return new Date(chargeTimeOn(first));
  });
}

/** A pause, as far as the days of its owner depend on it. */
export interface PauseSpan {
  /** Since when nothing is charged. */
  from: Date;
  /** When it ends. */
  until: Date;
  /** The end of what was paid for, or of the trial, when it began. */
  coveredUntil: Date;
}

/** The days that were left of what is paid for when a pause began; that day itself is one of them. */
export function daysKept({ from, coveredUntil }: Omit<PauseSpan, 'until'>): number {
  return Math.max(0, differenceInCalendarDays(chargeTimeOn(coveredUntil), chargeTimeOn(from)));
}

/** The day of the first charge after a pause: the days that were left begin when it ends. */
export function chargeAfterPause(span: PauseSpan): Date {
  return new Date(addDays(chargeTimeOn(span.until), daysKept(span)));
}

/** The pauses that are offered at a moment for so many months to come, of what is paid for until another. */
export function pauseOffers({
  now,
  coveredUntil,
  months,
}: {
  now: Date;
  coveredUntil: Date;
  months: number;
}): PauseOffer[] {
  return pauseChoices(now, months).map((until) => ({
    until: until.toISOString(),
    nextChargeAt: chargeAfterPause({ from: now, until, coveredUntil }).toISOString(),
    daysKept: daysKept({ from: now, coveredUntil }),
  }));
}
