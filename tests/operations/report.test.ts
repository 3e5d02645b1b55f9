import { describe, expect, it } from 'vitest';
import type { Fields, StoredDocument } from '#functions/store/Store.ts';
import { figuresFrom } from '#operations/ops/report/figures.ts';
import { monthsFrom, type CountedByMonth } from '#operations/ops/report/months.ts';
import { monthSections } from '#operations/ops/report/monthsPage.ts';

const now = new Date('2026-11-15T12:00:00Z');
const day = (text: string) => new Date(`${text}T12:00:00Z`);

let ids = 0;
const stored = (fields: Fields): StoredDocument => ({ id: `d${(ids += 1)}`, fields });

function sold(created: string, ended: string | null = null, billing: Fields = {}): StoredDocument {
  return stored({
    status: ended === null ? 'active' : 'cancelled',
    billing: {
      created: day(created),
      trial_ends: day(created),
      total: 5900,
      status_since: ended === null ? day(created) : day(ended),
      ...billing,
    },
  });
}

const moved = (kind: string, at: string, amount: number, currency = 'USD') =>
  stored({ kind, at: day(at), amount, currency });

const none: CountedByMonth = { subscriptions: [], past: [], charges: [], bookkeeping: [] };
const months = (counted: Partial<CountedByMonth>) => monthsFrom({ ...none, ...counted }, now);

describe('the weeks of the report', () => {
  const weeks = (registrations: StoredDocument[], checkouts: StoredDocument[]) =>
    figuresFrom({ registrations, checkouts, subscriptions: [], past: [] }, now);
  const registered = (at: string) => stored({ accepted_at: day(at) });
  const opened = ({ id }: StoredDocument) => stored({ uid: id, created: day('2026-11-10') });

  it('count only owners who registered in them', () => {
    const [early, late, idle] = [
      registered('2026-01-05'),
      registered('2026-11-03'),
      registered('2026-11-04'),
    ];
    const { ofRegistered, steps } = weeks([early, late, idle], [opened(early), opened(late), opened(late)]);
    expect(steps.checkout.at(-1)).toBe(2);
    expect(ofRegistered).toEqual({ checkout: 50, subscribed: 0 });
    expect(weeks([early], [opened(early)]).ofRegistered).toEqual({ checkout: null, subscribed: null });
  });
});

describe('the months of the report', () => {
  it('sum receipts and refunds by currency, in UTC', () => {
    const charges = [
      moved('charge', '2026-11-01', 5900),
      moved('charge', '2026-11-14', 2900),
      moved('refund', '2026-11-15', 900),
      moved('reversal', '2026-10-02', 100),
      moved('charge', '2026-10-31', 700, 'EUR'),
      // Too old to be shown.
      moved('charge', '2025-10-31', 700),
      stored({ kind: 'charge', at: new Date('2026-11-01T00:00:00Z'), amount: 1, currency: 'USD' }),
      stored({ kind: 'charge', at: new Date('2026-10-31T23:59:59Z'), amount: 2, currency: 'USD' }),
    ];
    const { money } = months({ charges });
    expect(money.map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
    expect(money[1]?.received.slice(-2)).toEqual([2, 8801]);
    expect(money[1]?.returned.slice(-2)).toEqual([100, 900]);
    const page = monthSections(months({ charges }));
    expect(page).toContain('<td>$88.01</td><td>$9.00</td>');
    expect(page).toContain('<h3>Money in EUR</h3>');
  });

  it('show the share of payers who left in a month', () => {
    const subscriptions = [
      sold('2026-08-05'),
      sold('2026-08-06', '2026-10-10'),
      // It began and ended in the same month, so it was not paying when the month began.
      sold('2026-10-02', '2026-10-20'),
      sold('2026-08-06', '2026-10-10', { total: 0 }),
    ];
    const { churn } = months({ subscriptions });
    expect(churn.slice(-4)).toEqual([null, 0, 50, 0]);
  });

  it('count each cohort, including deleted and returned owners', () => {
    const { cohorts } = months({
      subscriptions: [sold('2026-09-05'), sold('2026-09-06', '2026-10-10')],
      past: [sold('2026-09-07', '2026-09-20')],
      bookkeeping: [stored({ created: day('2026-09-08'), total: 5900, owner_deleted: day('2026-11-02') })],
    });
    expect(cohorts).toEqual([{ month: new Date('2026-09-01T00:00:00Z'), size: 4, kept: [75, 50, 25] }]);
    expect(monthSections(months({ subscriptions: [sold('2026-09-05')] }))).toContain(
      '<th scope="row">Sep 2026</th><td>1</td>',
    );
  });

  it('say so if there is no data yet', () => {
    expect(monthSections(months({}))).toContain('No money has moved');
  });
});
