import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trialDates } from '#domain/trial.ts';
import { inputs } from '../support/holds.ts';

const dates = (startsAt: string, trialDays: number, interval: 'month' | 'year') => {
  const { trialEndsAt, renewsAt } = trialDates({ startsAt: new Date(startsAt), trialDays, interval });
  return [trialEndsAt.toISOString(), renewsAt.toISOString()];
};

describe('a trial', () => {
  it.each<[string, number, 'month' | 'year', string, string]>([
    ['2026-11-21T10:00:00.000Z', 7, 'month', '2026-11-28T10:00:00.000Z', '2026-12-28T10:00:00.000Z'],
    ['2026-11-21T10:00:00.000Z', 14, 'year', '2026-12-05T10:00:00.000Z', '2027-12-05T10:00:00.000Z'],
    ['2026-11-21T03:45:00.000Z', 14, 'month', '2026-12-04T10:00:00.000Z', '2027-01-04T10:00:00.000Z'],
    ['2027-01-24T23:59:59.999Z', 7, 'month', '2027-01-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
    ['2028-02-22T18:00:00.000Z', 7, 'month', '2028-02-29T10:00:00.000Z', '2028-03-29T10:00:00.000Z'],
    ['2028-02-15T18:00:00.000Z', 14, 'year', '2028-02-29T10:00:00.000Z', '2029-02-28T10:00:00.000Z'],
    ['2026-12-30T12:00:00.000Z', 7, 'month', '2027-01-06T10:00:00.000Z', '2027-02-06T10:00:00.000Z'],
    ['2026-11-21T10:00:00.000Z', 0, 'month', '2026-11-21T10:00:00.000Z', '2026-12-21T10:00:00.000Z'],
  ])(
    'from %s of %i days, billed each %s, ends %s and renews %s (R-TRIAL-LENGTH)',
    (from, days, interval, end, renewal) => {
      expect(dates(from, days, interval)).toEqual([end, renewal]);
    },
  );

  it('ends at 10:00 UTC of its last day in Pacific time, across every clock change', () => {
    const hour = 3_600_000;
    const start = fc.date({
      min: new Date('2024-01-01T00:00:00Z'),
      max: new Date('2040-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 60 }), (startsAt, trialDays) => {
        const { trialEndsAt, renewsAt } = trialDates({ startsAt, trialDays, interval: 'month' });
        const longer = trialEndsAt.getTime() - startsAt.getTime() - trialDays * 24 * hour;
        expect(trialEndsAt.toISOString()).toContain('T10:00:00.000Z');
        expect(longer).toBeGreaterThan(-22 * hour - 1);
        expect(longer).toBeLessThanOrEqual(3 * hour);
        expect(renewsAt.getTime()).toBeGreaterThan(trialEndsAt.getTime());
      }),
      { numRuns: inputs(2_000) },
    );
  });
});
