import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { setDate } from 'date-fns/setDate';
import { describe, expect, it } from 'vitest';
import { mostPauseMonths, pauseNoticeDays, pauseOffers } from '#domain/pause.ts';

const isoDay = (moment: Date | string) => new Date(moment).toISOString().slice(0, 10);

describe('the ends of a pause', () => {
  // The months that a plan allows, and how many are offered in the last week of a month, and before it.
  it.each([
    [mostPauseMonths + 18, mostPauseMonths - 1, mostPauseMonths],
    [mostPauseMonths, mostPauseMonths - 1, mostPauseMonths],
    [2, 1, 2],
    [1, 1, 1],
    [0, 0, 0],
  ])(
    'of at most %i months are firsts after the reminder, on every day (R-ACCOUNT-PAUSE)',
    (months, late, early) => {
      // Noon at PayPal, on each day of two years, of which one is a leap year.
      for (let now = new UTCDate('2027-01-01T20:00:00Z'); now.getFullYear() < 2029; now = addDays(now, 1)) {
        const reminded = addDays(now, pauseNoticeDays);
        const first = addMonths(setDate(reminded, 1), 1);
        const length = reminded.getMonth() === now.getMonth() ? early : late;
        const offers = pauseOffers({ now, endBefore: addDays(now, 20), months });
        expect
          .soft(
            offers.map(({ until }) => isoDay(until)),
            isoDay(now),
          )
          .toEqual(Array.from({ length }, (_, index) => isoDay(addMonths(first, index))));
      }
    },
  );
});
