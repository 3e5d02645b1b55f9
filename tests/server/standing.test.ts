import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inherit } from '#functions/checkout/writeSubscription.ts';
import { subscriptions, emptyBilling, lastChargeOf } from '#functions/documents/subscription.ts';
import { addFacts, failedChargeOf, earlierDebt, owedIn, type Fact } from '#functions/ledger/facts.ts';
import { endOfPauseAt } from '#functions/standing/pauseDates.ts';
import { movedEnd, movePromise } from '#functions/standing/shortened.ts';
import { standingIn, standingOf, type Standing } from '#functions/standing/standingOf.ts';
import { billedTermsOf, paidTermsAt } from '#functions/ledger/billedTerms.ts';
import { formerRecords } from './formerRecords.ts';

const on = (day: string) => new Date(`${day}T10:00:00Z`);
const now = on('2027-02-10');

/** A subscription of the fifth of each month, whose trial ends on 2026-12-05. */
const offered: Fact = {
  kind: 'offered',
  at: on('2026-11-28'),
  firstCharge: on('2026-12-05'),
  trialDays: 7,
  free: false,
};
const later: Fact = { ...offered, firstCharge: on('2027-03-05'), trialDays: 0 };
const charged = (from: string, until: string): Fact => ({
  kind: 'charged',
  id: from,
  at: on(from),
  until: on(until),
});
const refunded = (id: string, at = '2027-02-06'): Fact => ({ kind: 'refunded', id, at: on(at) });
const due = (day: string, isEnd = true): Fact => ({ kind: 'nextCharge', at: on(day), isEnd, isDue: true });
const paid = (day: string, until: string): Fact => ({
  kind: 'unlistedPeriod',
  at: on(day),
  until: on(until),
});
const ended = (day: string): Fact => ({ kind: 'ended', at: on(day) });
const paused = (day: string, from: string, to: string): Fact => ({
  kind: 'paused',
  at: on(day),
  endBefore: on(from),
  endAfter: on(to),
});
const pausing = (day: string, from: string, to: string, failed = false): Fact => ({
  kind: 'pausing',
  at: on(day),
  endBefore: on(from),
  endAfter: on(to),
  failed,
});
const shortened = (until: string): Fact => ({ kind: 'shortened', at: now, until: on(until) });

const december = charged('2026-12-05', '2027-01-05');
const january = charged('2027-01-05', '2027-02-05');
const february = charged('2027-02-05', '2027-03-05');

describe('the end of the paid time', () => {
  it.each([
    ['stays, if an earlier charge was refunded', [january, february, refunded('2027-01-05')], '2027-03-05'],
    ['is the next charge, which a short month has moved', [january, due('2027-02-08')], '2027-02-08'],
    ['is not a next charge that is more than a period away', [january, due('2028-01-05')], '2027-02-05'],
    ['is not the next charge while one is unpaid', [january, due('2027-02-08', false)], '2027-02-05'],
    [
      'is not the next charge once the last one was refunded',
      [offered, december, refunded('2026-12-05'), due('2027-01-05')],
      '2026-12-05',
    ],
    [
      'is that of a payment which is not listed yet',
      [january, paid('2027-02-05', '2027-03-05')],
      '2027-03-05',
    ],
    [
      'is not one more for a payment that is listed with another time',
      [{ ...february, at: on('2027-02-04') }, paid('2027-02-05', '2027-03-09')],
      '2027-03-05',
    ],
    [
      'is not that of a payment after the end',
      [january, ended('2027-01-20'), paid('2027-02-05', '2027-03-05')],
      '2027-02-05',
    ],
  ] as Array<[string, Fact[], string]>)('%s (R-CHARGE-GIVEN-BACK)', (_what, facts, end) => {
    expect(standingOf(facts).coveredUntil).toEqual(on(end));
  });

  it('is unknown without any fact', () => {
    expect(standingOf([])).toMatchObject({
      coveredUntil: null,
      accessUntil: null,
      lost: null,
      firstCharge: null,
    });
  });
});

/** An hour of the day of the charge of February. */
const hour = (hours: number) => new Date(Date.UTC(2027, 1, 5, hours));
const unknownTerms = { interval: null, currency: null, posDevices: null, total: null };

describe('the lost time', () => {
  it.each([
    ['is the period of a refunded last charge', [january, february, refunded('2027-02-05')], '2027-03-05'],
    ['is none, if another charge followed', [january, refunded('2027-01-05'), february], null],
    [
      'is none, if another payment followed that is not listed yet',
      [january, refunded('2027-01-05'), paid('2027-02-05', '2027-03-05')],
      null,
    ],
    [
      'ends with the days that a pause kept',
      [january, refunded('2027-01-05'), paused('2027-01-20', '2027-02-05', '2027-02-25')],
      '2027-02-25',
    ],
    [
      'is not changed by a charge in the running pause',
      [january, pausing('2027-01-20', '2027-02-05', '2027-03-17'), february, refunded('2027-02-05')],
      null,
    ],
    [
      'is not changed by a charge in a pause that could not end',
      [january, refunded('2027-01-05'), pausing('2027-01-20', '2027-02-05', '2027-03-17', true), february],
      '2027-02-05',
    ],
    [
      'is that of a charge after a pause, a day before the promised one',
      [
        paused('2027-01-20', '2027-02-05', '2027-02-25'),
        january,
        charged('2027-02-24', '2027-03-24'),
        refunded('2027-02-24'),
      ],
      '2027-03-24',
    ],
    [
      'is that of a charge before the pause of its day, which is listed later',
      [
        { kind: 'paymentReported', at: hour(8), ...unknownTerms },
        { kind: 'charged', id: 'late', at: hour(15), until: on('2027-03-05') },
        pausing('2027-02-05', '2027-03-05', '2027-04-14'),
        { kind: 'refunded', id: 'late', at: hour(16) },
      ],
      '2027-03-05',
    ],
    [
      'is no wait any more after a charge',
      [later, shortened('2027-02-05'), charged('2027-03-05', '2027-04-05')],
      null,
    ],
  ] as Array<[string, Fact[], string | null]>)('%s (R-ACCOUNT-UNPAID)', (_what, facts, until) => {
    expect(standingOf(facts).lost?.until ?? null).toEqual(until && on(until));
  });
});

it('a running pause promises its end, and one that could not end does not', () => {
  const facts = [offered, due('2026-12-05')];
  const runs = standingOf([...facts, pausing('2026-12-01', '2026-12-05', '2027-01-05')]);
  expect(runs).toMatchObject({
    firstCharge: on('2026-12-05'),
    promised: { firstCharge: on('2027-01-05'), nextCharge: on('2027-01-05') },
  });
  const failed = standingOf([...facts, pausing('2026-12-01', '2026-12-05', '2027-01-05', true)]);
  expect(failed.promised).toMatchObject({ firstCharge: on('2026-12-05'), nextCharge: on('2026-12-05') });
});

it('leaving in a pause gives the days that it kept, and no more', () => {
  const dates = { askedAt: on('2026-12-01'), from: on('2026-12-01'), endBefore: on('2026-12-05') };
  const pause = { ...dates, until: on('2027-01-01'), noticedAt: null, failedAt: null };
  const record = { ...subscriptions.parse({}), pause };
  expect(endOfPauseAt(record, on('2026-12-20'))).toEqual(on('2026-12-24'));
});

const everyFact: Fact[] = [
  offered,
  december,
  january,
  february,
  refunded('2027-01-05'),
  refunded('2027-02-05'),
  paused('2026-12-20', '2027-01-05', '2027-01-20'),
  paused('2027-02-20', '2027-03-05', '2027-04-05'),
  due('2027-03-05'),
  paid('2027-02-05', '2027-03-05'),
  shortened('2027-02-05'),
];
const someFacts = fc.subarray(everyFact);
const comparable = ({ endOfCharge: _, ...standing }: Standing) => standing;

describe('whatever the facts', () => {
  it('their order does not matter', () => {
    fc.assert(
      fc.property(
        someFacts.chain((facts) =>
          fc.tuple(fc.constant(facts), fc.shuffledSubarray(facts, { minLength: facts.length })),
        ),
        ([facts, shuffled]) => {
          expect(comparable(standingOf(shuffled))).toEqual(comparable(standingOf(facts)));
        },
      ),
    );
  });

  it('a refund never adds time, and a charge never takes any', () => {
    const end = (facts: Fact[]) => standingOf(facts).coveredUntil?.getTime() ?? 0;
    fc.assert(
      fc.property(someFacts, (facts) => {
        expect(end([...facts, february, refunded('2027-02-05')])).toBeLessThanOrEqual(
          end([...facts, february]),
        );
        expect(end([...facts, charged('2027-03-05', '2027-04-05')])).toBeGreaterThanOrEqual(end(facts));
      }),
    );
  });
});

describe('a fact', () => {
  it('is kept once, however often it comes to light, and is read as it was written', () => {
    const record = subscriptions.parse({ status: 'active' });
    const facts = [
      january,
      refunded('2027-01-05'),
      paused('2027-01-20', '2027-02-05', '2027-03-17'),
    ] as never;
    const once = addFacts(record, facts);
    expect(addFacts(once, facts)).toBe(once);
    expect(subscriptions.parse(subscriptions.serialize(once)).facts).toEqual(facts);
  });
});

describe('a record that was written before there were facts', () => {
  it.each(Object.entries(formerRecords))('(%s) stands as it did', (_what, { stored, standing }) => {
    const read = subscriptions.parse(stored);
    const { lost, promised, coveredUntil, accessUntil, firstCharge } = standingIn(read);
    const dates = {
      coveredUntil,
      accessUntil,
      lostUntil: lost?.until,
      firstCharge,
      nextCharge: promised.nextCharge,
    };
    const shown = Object.entries(dates).map(([name, date]) => [name, date?.toISOString() ?? null]);
    expect(Object.fromEntries(shown)).toEqual(standing);
    const written = subscriptions.serialize(
      addFacts(read, [paused('2026-11-01', '2026-12-01', '2026-12-02')] as never),
    );
    expect(Object.keys(written)).not.toContain('paid_until');
    expect(subscriptions.parse(subscriptions.serialize(read)).facts).toEqual(read.facts);
  });
});

describe('a record that was written before its debts were facts', () => {
  const debt = Object.entries(formerRecords).flatMap(([what, { stored, money }]) =>
    money ? [[what, stored, money] as const] : [],
  );

  it.each(debt)(
    '(%s) owes and has billed what it did, also once it is written anew',
    (_what, stored, money) => {
      const written = subscriptions.serialize(subscriptions.parse(stored));
      for (const gone of ['failed_payment', 'former_terms', 'last_paid', 'owed_before'])
        expect(written).not.toHaveProperty(gone);
      for (const record of [subscriptions.parse(stored), subscriptions.parse(written)]) {
        const failed = failedChargeOf(record);
        expect(failed?.posDevices).toBe(money.failedDevices);
        expect(failed?.at).toEqual(new Date(money.failedAt));
        expect([owedIn(record), earlierDebt(record)]).toEqual([money.owed, money.earlierDebt]);
        const later = inherit(subscriptions.parse({}), [{ ref: subscriptions.ref(''), record }], now);
        expect(earlierDebt(later)).toBe(money.owed + money.earlierDebt);
        expect(billedTermsOf(record).map(({ total }) => total)).toEqual(money.billed);
        expect(paidTermsAt(record, lastChargeOf(record))?.total).toBe(5900);
      }
    },
  );
});

describe('a later subscription without the time of an earlier one (R-CHARGE-GIVEN-BACK)', () => {
  const gone = { from: on('2027-03-05'), to: on('2027-02-05') };
  const startsOn = (day: string | null, more: object = {}) => ({
    ...subscriptions.parse({ status: 'active' }),
    billing: { ...emptyBilling(), total: 5_900, trialDays: 0, firstCharge: day === null ? null : on(day) },
    ...more,
  });

  it.each([
    ['a day before it', startsOn('2027-03-04'), true],
    ['a day after it', startsOn('2027-03-06'), true],
    ['two days before it', startsOn('2027-03-03'), false],
    ['two days after it', startsOn('2027-03-07'), false],
    [
      'put off by its own pause',
      startsOn('2027-03-05', { facts: [paused('2027-01-20', '2027-03-05', '2027-04-14')] }),
      true,
    ],
    ['past', startsOn('2027-02-10'), false],
    ['not known', startsOn(null), false],
    [
      'charged since',
      startsOn('2027-03-05', {
        facts: [{ kind: 'paymentReported', at: on('2027-02-06'), ...unknownTerms }],
      }),
      false,
    ],
  ] as const)('a start that is %s', (_what, record, lost) => {
    expect(movePromise(record, gone, now) !== null).toBe(lost);
  });

  it('takes nothing from one that runs, or from one that ends no earlier', () => {
    const end = (until: string) =>
      addFacts(
        {
          ...subscriptions.parse({ status: 'cancelled' }),
          ending: { at: on('2027-01-01'), by: null, reason: null },
        },
        [charged('2027-01-01', until)] as never,
      );
    expect(movedEnd(end('2027-03-05'), end('2027-02-05'), null)).toEqual(gone);
    expect(movedEnd(end('2027-02-05'), end('2027-02-05'), null)).toBeNull();
    expect(movedEnd(startsOn('2027-03-05'), end('2027-02-05'), null)).toBeNull();
  });
});
