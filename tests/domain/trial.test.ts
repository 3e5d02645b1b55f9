import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { chargeMoments, reminderDays, trialDates, type MomentKind } from '#domain/trial.ts';
import { inputs } from '../support/holds.ts';

const day = 86_400_000;
const kindsOf = (moments: ReturnType<typeof chargeMoments>): MomentKind[] => moments.map(({ kind }) => kind);
const at = (moments: ReturnType<typeof chargeMoments>, kind: MomentKind) =>
  moments.find((moment) => moment.kind === kind)?.at;

const start = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const subscription = fc.record({
  startsAt: start,
  trialDays: fc.integer({ min: 0, max: 60 }),
  interval: fc.constantFrom('month', 'year'),
  total: fc.integer({ min: 0, max: 1_000_000 }),
});
const paid = subscription.map((one) => ({ ...one, total: one.total + 1 }));
const many = { numRuns: inputs(5_000) };

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

/** The last day of a month, computed independently. */
function lastDay(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

describe('the moments of a subscription', () => {
  it('are the start, the reminder, the first charge and the renewal', () => {
    const startsAt = new Date('2026-11-21T09:30:00Z');
    expect(chargeMoments({ startsAt, trialDays: 7, interval: 'month', total: 5_900 })).toEqual([
      { kind: 'trialStart', at: startsAt, amount: 0 },
      { kind: 'reminder', at: new Date('2026-11-26T10:00:00Z'), amount: null },
      { kind: 'firstCharge', at: new Date('2026-11-28T10:00:00Z'), amount: 5_900 },
      { kind: 'renewal', at: new Date('2026-12-28T10:00:00Z'), amount: 5_900 },
    ]);
  });

  it.each([
    [0, ['chargedStart', 'renewal']],
    [1, ['trialStart', 'firstCharge', 'renewal']],
    [2, ['trialStart', 'firstCharge', 'renewal']],
    [3, ['trialStart', 'reminder', 'firstCharge', 'renewal']],
  ])('of %i trial days are %j', (trialDays, kinds) => {
    const startsAt = new Date('2026-11-21T09:30:00Z');
    expect(kindsOf(chargeMoments({ startsAt, trialDays, interval: 'year', total: 1 }))).toEqual(kinds);
  });

  it('charge the price of a period on each charge, nothing at the start of a trial, and nothing at all if free', () => {
    fc.assert(
      fc.property(subscription, (request) => {
        const moments = chargeMoments(request);
        for (const { kind, amount } of moments) {
          const charges = kind === 'firstCharge' || kind === 'renewal' || kind === 'chargedStart';
          const expected = charges ? request.total : 0;
          expect(amount).toBe(kind === 'reminder' ? null : expected);
        }
        expect(kindsOf(moments).includes('freeStart')).toBe(request.total === 0);
        expect(moments.length === 1).toBe(request.total === 0);
      }),
      many,
    );
  });

  it('remind exactly two days before the charge, across clock changes', () => {
    fc.assert(
      fc.property(paid, (request) => {
        const moments = chargeMoments(request);
        const reminder = at(moments, 'reminder');
        expect(reminder !== undefined).toBe(request.trialDays > reminderDays);
        if (!reminder) return;
        expect((at(moments, 'firstCharge')?.getTime() ?? 0) - reminder.getTime()).toBe(reminderDays * day);
      }),
      many,
    );
  });

  it('renew one calendar month or year later, on the last day of a shorter month, at the same hour', () => {
    fc.assert(
      fc.property(paid, (request) => {
        const { trialEndsAt } = trialDates(request);
        const renewal = at(chargeMoments(request), 'renewal') ?? new Date(Number.NaN);
        const months = request.interval === 'year' ? 12 : 1;
        const month = trialEndsAt.getUTCMonth() + months;
        const first = new Date(Date.UTC(trialEndsAt.getUTCFullYear(), month, 1));
        const last = lastDay(first.getUTCFullYear(), first.getUTCMonth());
        first.setUTCDate(Math.min(trialEndsAt.getUTCDate(), last));
        expect(renewal.toISOString()).toBe(`${first.toISOString().slice(0, 10)}T10:00:00.000Z`);
      }),
      many,
    );
  });

  it('of a recorded subscription are those shown before the payment (R-TRIAL-SHOWN)', () => {
    fc.assert(
      fc.property(paid, (request) => {
        const { trialEndsAt } = trialDates(request);
        expect(chargeMoments({ ...request, trialEndsAt })).toEqual(chargeMoments(request));
      }),
      many,
    );
  });
});

describe('on a machine in another time zone', () => {
  const own = process.env['TZ'];
  afterEach(() => {
    if (own === undefined) delete process.env['TZ'];
    else process.env['TZ'] = own;
  });

  const zones = [
    'America/Los_Angeles',
    'America/St_Johns',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Europe/Berlin',
    'Pacific/Apia',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
  ];

  it('the time zone differs', () => {
    const hours = zones.map((zone) => {
      process.env['TZ'] = zone;
      return new Date('2026-07-01T12:00:00Z').getHours();
    });
    expect(new Set(hours).size).toBeGreaterThan(5);
  });

  it('the moments are equal', () => {
    fc.assert(
      fc.property(subscription, fc.constantFrom(...zones), (request, zone) => {
        process.env['TZ'] = 'UTC';
        const expected = chargeMoments(request);
        process.env['TZ'] = zone;
        expect(chargeMoments(request)).toEqual(expected);
      }),
      many,
    );
  });
});
