import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { startOfMonth } from 'date-fns/startOfMonth';
import type { PauseOffer } from './account.ts';
import { chargeTimeOn } from './chargeDay.ts';
import { daysAfter } from './days.ts';

/** The maximum length of a pause, in months ahead. A plan's offer may allow fewer, or 0 for none. */
export const mostPauseMonths = 6;

/** Days from the day on which a pause begins to the first on which another may. Each pause keeps the whole day on which it begins. */
export const pauseEveryDays = 30;

/** Days between the reminder e-mail and the end of a pause. */
export const pauseNoticeDays = 7;

/**
 * The possible ends of a pause: the first of each of the next `months` months, six at most; not one before the day of the reminder,
 * because a pause of a day or two would save nothing and prevent another for weeks. Empty only if pauses are off.
 */
function pauseChoices(now: Date, months: number): Date[] {
  const thisMonth = startOfMonth(chargeTimeOn(now));
  const firsts = Array.from({ length: mostPauseMonths }, (_, index) => {
    const first = new UTCDate(addMonths(thisMonth, index + 1));
    // Noon is on the same day in PayPal's time zone and in UTC.
    first.setHours(12);
    return new Date(chargeTimeOn(first));
  });
  const tooSoon = firsts.filter((first) => first <= daysAfter(now, pauseNoticeDays)).length;
  return firsts.slice(tooSoon, months === 0 ? 0 : Math.max(months, tooSoon + 1));
}

export interface PauseSpan {
  /** When charges stop. */
  from: Date;
  until: Date;
  /** The end of the paid period, or of the trial, as of the start of the pause. */
  endBefore: Date;
}

/** The remaining days of the paid period when a pause begins, including that day. */
export function daysKept({ from, endBefore }: Omit<PauseSpan, 'until'>): number {
  return Math.max(0, differenceInCalendarDays(chargeTimeOn(endBefore), chargeTimeOn(from)));
}

/** The date of the first charge after a pause: the kept days start when the pause ends. */
export function chargeAfterPause(span: PauseSpan): Date {
  return new Date(addDays(chargeTimeOn(span.until), daysKept(span)));
}

/** The pauses on offer at `now`, up to `months` months ahead, for a paid period that ends at `endBefore`. */
export function pauseOffers({
  now,
  endBefore,
  months,
}: {
  now: Date;
  endBefore: Date;
  months: number;
}): PauseOffer[] {
  return pauseChoices(now, months).map((until) => ({
    until: until.toISOString(),
    nextChargeAt: chargeAfterPause({ from: now, until, endBefore }).toISOString(),
    daysKept: daysKept({ from: now, endBefore }),
  }));
}
