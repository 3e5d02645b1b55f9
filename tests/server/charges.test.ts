import { describe, expect, it } from 'vitest';
import type { BillingInterval } from '#domain/plan.ts';
import { periodOf } from '#functions/services/charges.ts';

const at = (day: string) => `${day}T10:00:00.000Z`;

/** The days of the period of a charge on a day, when the next one is on another. */
function days(paid: string, next: string | null, interval: BillingInterval = 'month', last = paid) {
  const { start, end } = periodOf(
    { id: 'T-1', kind: 'charge', at: at(paid), amount: 4900, currency: 'USD', givenBack: false },
    {
      lastPayment: { at: at(last), amount: 4900, currency: 'USD' },
      nextBillingTime: next === null ? null : at(next),
    },
    interval,
  );
  return [start, end].map((moment) => moment.toISOString().slice(0, 10));
}

describe('the period of a charge', () => {
  it.each<[string, Parameters<typeof days>, [string, string]]>([
    ['on its day is from then to the next', ['2026-03-10', '2026-04-10'], ['2026-03-10', '2026-04-10']],
    ['five days late begins when it was due', ['2026-03-15', '2026-04-10'], ['2026-03-10', '2026-04-10']],
    ['ten days late begins when it was due', ['2026-03-20', '2026-04-10'], ['2026-03-10', '2026-04-10']],
    [
      'at the end of a short month begins on its day',
      ['2026-01-31', '2026-02-28'],
      ['2026-01-31', '2026-02-28'],
    ],
    ['of a year begins when it was due', ['2026-03-15', '2027-03-10', 'year'], ['2026-03-10', '2027-03-10']],
    ['without a next one lasts a month', ['2026-03-10', null], ['2026-03-10', '2026-04-10']],
    [
      'before the last one lasts a month',
      ['2026-02-10', '2026-04-10', 'month', '2026-03-10'],
      ['2026-02-10', '2026-03-10'],
    ],
  ])('%s', (_what, given, period) => {
    expect(days(...given)).toEqual(period);
  });
});
