import { describe, expect, it } from 'vitest';
import type { Fields, StoredDocument } from '#functions/store/Store.ts';
import { figuresFrom } from '#functions/figures/figures.ts';
import { monthsFrom, type CountedByMonth } from '#operations/ops/report/months.ts';
import { monthSections } from '#operations/ops/report/monthsPage.ts';
import { reportPage } from '#operations/ops/report/page.ts';

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

type Counted = Parameters<typeof figuresFrom>[0];
const figures = (counted: Partial<Counted>) =>
  figuresFrom(
    { registrations: [], checkouts: [], subscriptions: [], past: [], bookkeeping: [], ...counted },
    now,
  );

describe('the weeks of the report', () => {
  const registered = (at: string) => stored({ accepted_at: day(at) });
  const opened = ({ id }: StoredDocument) => stored({ uid: id, created: day('2026-11-10') });

  it('count only owners who registered in them', () => {
    const [early, late, idle] = [
      registered('2026-01-05'),
      registered('2026-11-03'),
      registered('2026-11-04'),
    ];
    const { ofRegistered, steps } = figures({
      registrations: [early, late, idle],
      checkouts: [opened(early), opened(late), opened(late)],
    });
    expect(steps.checkout.at(-1)).toBe(2);
    expect(ofRegistered).toEqual({ checkout: 50, subscribed: 0 });
    const before = figures({ registrations: [early], checkouts: [opened(early)] });
    expect(before.ofRegistered).toEqual({ checkout: null, subscribed: null });
  });

  it('count as cancellations what months count as ended: no free one, no running one, and those of deleted owners', () => {
    const free = sold('2026-09-01', '2026-11-11', { total: 0 });
    const kept = { created: day('2026-09-08'), total: 5900 };
    const { cancelled } = figures({
      subscriptions: [free, sold('2026-09-01', '2026-11-10')],
      past: [sold('2026-09-01', '2026-11-03'), sold('2026-09-01')],
      bookkeeping: [
        stored({ ...kept, owner_deleted: day('2026-11-12') }),
        stored({ ...kept, ended_at: day('2026-11-04'), owner_deleted: day('2026-11-12') }),
      ],
    });
    expect(cancelled.slice(-3)).toEqual([0, 2, 2]);
  });

  it('count the charges that fail by what happened, and no pause', () => {
    const at = day('2026-11-05');
    const failed = { kind: 'failed', at, attempt: '1 ', amount: 5900 };
    const pause = { asked_at: at, until: day('2026-12-01'), covered_until: day('2026-11-20'), from: at };
    const records: Fields[] = [
      { facts: [failed], is_last_payment_successful: true },
      { facts: [failed, { kind: 'settled', at }], is_last_payment_successful: false },
      { status: 'suspended' },
      { status: 'suspended', pause },
    ];
    const subscriptions = records.map((fields) => stored({ ...sold('2026-09-01').fields, ...fields }));
    const { failedPayments, failing } = figures({ subscriptions });
    expect([failedPayments, failing.slice(-2)]).toEqual([2, [1, 0]]);
  });
});

describe('the months of the report', () => {
  it('sum receipts and refunds by currency, by the days of their invoices', () => {
    const charges = [
      moved('charge', '2026-11-01', 5900),
      moved('charge', '2026-11-14', 2900),
      moved('refund', '2026-11-15', 900),
      moved('reversal', '2026-10-02', 100),
      moved('charge', '2026-10-31', 700, 'EUR'),
      // Too old to be shown.
      moved('charge', '2025-10-31', 700),
      stored({ kind: 'charge', at: new Date('2026-11-01T07:00:00Z'), amount: 1, currency: 'USD' }),
      stored({ kind: 'charge', at: new Date('2026-11-01T06:59:59Z'), amount: 2, currency: 'USD' }),
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

  it('begin and end with what happened: a pause in the trial, an end that the provider says later', () => {
    const cancellation = { at: day('2026-10-10'), by: 'owner', reason: null };
    const left = stored({ ...sold('2026-08-06').fields, status: 'cancelled', cancellation });
    const paused = sold('2026-09-25', '2026-11-10', { trial_ends: day('2026-10-02') });
    const fact = { kind: 'paused', at: day('2026-09-26'), from: day('2026-10-02'), to: day('2026-11-03') };
    const { churn } = months({ subscriptions: [left, stored({ ...paused.fields, facts: [fact] })] });
    expect(churn.slice(-4)).toEqual([null, 0, 100, null]);
  });

  it('count each cohort, including deleted and returned owners', () => {
    const { cohorts } = months({
      subscriptions: [sold('2026-09-05'), sold('2026-09-06', '2026-10-10')],
      past: [sold('2026-09-07', '2026-09-20')],
      bookkeeping: [stored({ created: day('2026-09-08'), total: 5900, owner_deleted: day('2026-11-02') })],
    });
    expect(cohorts).toEqual([{ month: new Date('2026-09-01T07:00:00Z'), size: 4, kept: [75, 50, 25] }]);
    expect(monthSections(months({ subscriptions: [sold('2026-09-05')] }))).toContain(
      '<th scope="row">Sep 2026</th><td>1</td>',
    );
  });

  it('show fees and net of what was received, and how many fees are unknown', () => {
    const charge = (amount: number, fee: Fields) =>
      stored({ kind: 'charge', at: day('2026-11-02'), amount, currency: 'USD', ...fee });
    const charges = [charge(5900, { fee: 207 }), charge(4900, {}), moved('refund', '2026-11-03', 900)];
    const { money } = months({ charges });
    expect(money[0]).toMatchObject({ withoutFee: 1 });
    const page = monthSections(months({ charges }));
    expect(page).toContain('<td>$108.00</td><td>$9.00</td><td>$2.07</td><td>$96.93</td>');
    expect(page).toContain('Of 1 charges PayPal’s fee is not on record');
  });

  it('move the monthly revenue by what owners pay: new, more, less, lost and back', () => {
    const paid = (subscription: string, from: string, until: string, amount: number, more: Fields = {}) =>
      stored({
        kind: 'charge',
        subscription_id: subscription,
        at: day(from),
        amount,
        currency: 'USD',
        period_start: day(from),
        period_end: day(until),
        ...more,
      });
    const charges = [
      // Stays, with more devices from October and fewer from November.
      paid('I-1', '2026-08-15', '2026-09-15', 4900),
      paid('I-1', '2026-09-15', '2026-10-15', 4900),
      paid('I-1', '2026-10-15', '2026-11-15', 5900),
      paid('I-1', '2026-11-15', '2026-12-15', 4900),
      // Leaves in October and comes back in November with a year.
      paid('I-2', '2026-09-10', '2026-10-10', 4900),
      paid('I-3', '2026-11-10', '2027-11-10', 34_800),
      // Was refunded whole, so it was never revenue.
      paid('I-4', '2026-11-02', '2026-12-02', 4900, { returned: 'all' }),
      // Failed when it was due and was paid ten days later.
      paid('I-5', '2026-11-12', '2026-12-02', 4900, { period_start: day('2026-11-02') }),
    ];
    const record = (id: string, uid: string) => stored({ subscriptionID: id, billing: { uid } });
    const { movement, recovered } = months({
      charges,
      subscriptions: [record('I-1', 'ada'), record('I-3', 'rosa')],
      past: [record('I-2', 'rosa')],
    });
    const [last] = movement.map(({ kinds }) =>
      Object.fromEntries(Object.entries(kinds).map(([kind, values]) => [kind, values.slice(-4)])),
    );
    expect(last).toEqual({
      new: [4900, 4900, 0, 4900],
      more: [0, 0, 1000, 0],
      less: [0, 0, 0, 1000],
      lost: [0, 0, 4900, 0],
      back: [0, 0, 0, 2900],
    });
    expect(recovered).toMatchObject([{ currency: 'USD' }]);
    expect(recovered[0]?.count.at(-1)).toBe(1);
    expect(monthSections(months({ charges }))).toContain('1 charges failed when they were due');
  });

  it('say so if there is no data yet', () => {
    expect(monthSections(months({}))).toContain('No money has moved');
  });
});

describe('the page of the report', () => {
  const visit = {
    day: '2026-11-10',
    plan: '-',
    coupon: '-',
    language: 'en',
    device: 'phone',
    source: 'spring',
  };
  const pageOf = (subscriptions: StoredDocument[], more: Partial<Parameters<typeof reportPage>[2]> = {}) =>
    reportPage(figures({ subscriptions }), months({ subscriptions }), {
      project: 'trucks',
      at: now,
      ...more,
    });

  it('shows where visits give up, in all and by each dimension', () => {
    const page = pageOf([], {
      steps: [
        { ...visit, step: 'landing', count: 80 },
        { ...visit, step: 'landing', count: 20, device: 'computer', source: '<b>' },
        { ...visit, step: 'signIn', count: 25 },
        { ...visit, step: 'plan', plan: 'Yearly', count: 5 },
      ],
    });
    expect(page).toContain('<th scope="row">Sign-in</th><td>25</td><td>25 %</td><td>75</td><td>25 %</td>');
    expect(page).toContain('<th scope="row">phone</th><td>80</td><td>25</td>');
    expect(page).toContain('<th scope="row">&lt;b&gt;</th><td>20</td>');
    expect(page).toContain('<h3>By plan</h3>');
  });

  it('lists why owners left, as text', () => {
    const left = (by: string, reason: string) =>
      stored({
        ...sold('2026-09-01', '2026-11-02').fields,
        cancellation: { at: day('2026-11-02'), by, reason },
      });
    const page = pageOf([left('owner', 'Too dear <3'), left('owner', ''), left('provider', 'expired')]);
    expect(page).toContain('2 owners left, 1 said why.');
    expect(page).toContain('<li>2026-11-02: Too dear &lt;3</li>');
    expect(page).not.toContain('expired');
  });

  it('sums all currencies in one by the rates of the operator only', () => {
    const euros = { currency: 'EUR', interval: 'month', total: 1000 };
    const yen = { currency: 'JPY', interval: 'month', total: 1000 };
    const dollars = { currency: 'USD', interval: 'month', total: 500 };
    const sales = [euros, yen, dollars].map((billing) => sold('2026-09-01', null, billing));
    expect(pageOf(sales, { rates: { EUR: 1.1 } })).toContain(
      'No total in USD: pass your rates, such as --rates JPY=1.00.',
    );
    const page = pageOf(sales, { rates: { EUR: 1.1, JPY: 0.0065 } });
    expect(page).toContain('<dt>Billed a month, all in USD</dt><dd>$22.50</dd>');
    expect(page).toContain('1 EUR = 1.1 USD, 1 JPY = 0.0065 USD');
    expect(pageOf([sold('2026-09-01', null, dollars)])).not.toContain('all in USD');
  });
});
