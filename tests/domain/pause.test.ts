import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { setDate } from 'date-fns/setDate';
import { describe, expect, it } from 'vitest';
import { mostPauseMonths, pauseNoticeDays, pauseOffers } from '#domain/pause.ts';

const isoDay = (moment: Date | string) => new Date(moment).toISOString().slice(0, 10);

describe('the ends of a pause', () => {
  it('are the firsts of six months, each after its reminder, on every day (R-ACCOUNT-PAUSE)', () => {
    // Noon at PayPal, on each day of two years, of which one is a leap year.
    for (let now = new UTCDate('2027-01-01T20:00:00Z'); now.getFullYear() < 2029; now = addDays(now, 1)) {
      const month = setDate(addDays(now, pauseNoticeDays), 1);
      const expected = Array.from({ length: mostPauseMonths }, (_, index) => addMonths(month, index + 1));
      const offers = pauseOffers({ now, endBefore: addDays(now, 20), months: mostPauseMonths });
      expect
        .soft(
          offers.map(({ until }) => isoDay(until)),
          isoDay(now),
        )
        .toEqual(expected.map(isoDay));
    }
  });
});
