import { describe, expect, it } from 'vitest';
import type { Charge } from '#functions/documents/charges.ts';
import {
  emptyBilling,
  parseSubscription,
  type SubscriptionRecord,
} from '#functions/documents/subscription.ts';
import { shortenedBy, withPaidTime, withoutPromise } from '#functions/subscription/paidTime.ts';

const on = (day: string) => new Date(`${day}T10:00:00Z`);
const now = on('2027-02-10');

/** A charge of the month that begins on a date. */
function charge(from: string, to: string, returned?: 'all' | 'part'): Charge {
  return {
    kind: 'charge',
    at: on(from),
    amount: 5_900,
    periodStart: on(from),
    periodEnd: on(to),
    givenBack: null,
    ...(returned && { returned, returnedAt: on('2027-02-05') }),
  } as Charge;
}

const december = charge('2026-12-05', '2027-01-05');
const january = charge('2027-01-05', '2027-02-05');
const february = (returned?: 'all' | 'part') => charge('2027-02-05', '2027-03-05', returned);

function active(more: Partial<SubscriptionRecord> = {}): SubscriptionRecord {
  return { ...parseSubscription({ status: 'active' }), ...more };
}

function ended(accessUntil: string | null, more: Partial<SubscriptionRecord> = {}): SubscriptionRecord {
  const ending = { at: on('2027-01-20'), by: 'owner' as const, reason: null };
  return {
    ...parseSubscription({ status: 'cancelled' }),
    ending: { ...ending, accessUntil: accessUntil === null ? null : on(accessUntil) },
    ...more,
  };
}

describe('the paid time of a subscription’s charges (R-CHARGE-GIVEN-BACK)', () => {
  it('does not change without charges', () => {
    const record = active();
    expect(withPaidTime(record, [], now)).toBe(record);
  });

  it('is the latest of their ends, in any order', () => {
    const record = withPaidTime(active(), [february(), december, january], now);
    expect(record).toMatchObject({ paidUntil: on('2027-03-05'), timeGivenBack: null });
  });

  it('is never less than was known', () => {
    const known = active({ paidUntil: on('2027-06-01') });
    expect(withPaidTime(known, [january], now)).toMatchObject({ paidUntil: on('2027-06-01') });
  });

  it('is the whole period after a partial refund', () => {
    expect(withPaidTime(active(), [january, february('part')], now)).toMatchObject({
      paidUntil: on('2027-03-05'),
      timeGivenBack: null,
    });
  });

  it('ends with the charge before a refunded last one, and records the refunded time', () => {
    expect(withPaidTime(active(), [february('all'), january], now)).toMatchObject({
      paidUntil: on('2027-02-05'),
      timeGivenBack: { at: on('2027-02-05'), until: on('2027-03-05') },
    });
  });

  it('continues if an earlier charge was refunded and a later one was not', () => {
    const returned = charge('2027-01-05', '2027-02-05', 'all');
    expect(withPaidTime(active(), [returned, february()], now)).toMatchObject({
      paidUntil: on('2027-03-05'),
      timeGivenBack: null,
    });
  });

  it.each([
    ['is put off to the end of what is paid for', '2027-02-05', [february()], '2027-03-05'],
    ['stays where it is later already', '2027-04-01', [february()], '2027-04-01'],
    [
      'comes back to the charge before a charge that was given back',
      '2027-03-05',
      [january, february('all')],
      '2027-02-05',
    ],
    ['comes back no further than the day it was cancelled', '2027-03-05', [february('all')], '2027-01-20'],
  ] as const)('the end of an ended one %s', (_what, known, charges, end) => {
    expect(withPaidTime(ended(known), charges, now).ending).toMatchObject({
      accessUntil: on(end),
      by: 'owner',
    });
  });

  it('an unknown end of an ended subscription stays unknown', () => {
    expect(withPaidTime(ended(null), [february()], now).ending).toMatchObject({ accessUntil: null });
  });
});

describe('an end moved to an earlier date', () => {
  it.each([
    ['earlier', ended('2027-03-05'), ended('2027-02-05'), { from: on('2027-03-05'), to: on('2027-02-05') }],
    ['the same', ended('2027-03-05'), ended('2027-03-05'), null],
    ['later', ended('2027-02-05'), ended('2027-03-05'), null],
    ['of one that ran before', active(), ended('2027-02-05'), null],
    ['of one that runs now', ended('2027-02-05'), active(), null],
  ])('%s', (_what, before, after, shortened) => {
    expect(shortenedBy(before, after)).toEqual(shortened);
  });
});

describe('a later subscription without the time of an earlier one', () => {
  const shortened = { from: on('2027-03-05'), to: on('2027-02-05') };
  const startsOn = (day: string | null, more: Partial<SubscriptionRecord> = {}) => {
    const trialEnds = day === null ? null : on(day);
    return active({ billing: { ...emptyBilling(), total: 5_900, trialDays: 0, trialEnds }, ...more });
  };
  const free = (paidUntil: string) =>
    active({ billing: { ...emptyBilling(), total: 0 }, paidUntil: on(paidUntil) });

  it('loses its postponed start', () => {
    expect(withoutPromise(startsOn('2027-03-05'), shortened, now)).toMatchObject({
      paidUntil: on('2027-02-05'),
      timeGivenBack: { at: now, until: on('2027-03-05') },
    });
  });

  it('loses the time that a free one kept for afterwards', () => {
    const record = withoutPromise(free('2027-03-05'), shortened, now);
    expect(record).toMatchObject({ paidUntil: on('2027-02-05'), timeGivenBack: null });
  });

  it.each([
    ['a day before it', startsOn('2027-03-04'), true],
    ['a day after it', startsOn('2027-03-06'), true],
    ['two days before it', startsOn('2027-03-03'), false],
    ['two days after it', startsOn('2027-03-07'), false],
    ['past', startsOn('2027-02-10'), false],
    ['not known', startsOn(null), false],
    ['charged since', startsOn('2027-03-05', { lastCharge: { at: on('2027-02-06') } as never }), false],
  ])('a start that is %s', (_what, record, lost) => {
    expect(withoutPromise(record, shortened, now) !== null).toBe(lost);
  });

  it('with its own trial keeps it', () => {
    const record = startsOn('2027-03-05');
    const billing = { ...record.billing!, trialDays: 7 };
    expect(withoutPromise({ ...record, billing }, shortened, now)).toBeNull();
  });
});

describe('the time postponed by a pause', () => {
  /** Paused in the month of January's charge until March, and again in the postponed time. */
  const movedEnds = [
    { pausedFrom: on('2027-01-20'), from: on('2027-02-05'), to: on('2027-03-17') },
    { pausedFrom: on('2027-03-07'), from: on('2027-03-17'), to: on('2027-05-11') },
  ];
  const ends = (charges: Charge[]) => withPaidTime(active({ movedEnds }), charges, now).paidUntil;

  it('is the time of the current charge at its beginning, for each pause of that time', () => {
    expect(ends([december, january, february('all')])).toEqual(on('2027-05-11'));
  });

  it('is not the time before or after it', () => {
    expect(ends([december, charge('2027-01-05', '2027-02-05', 'all')])).toEqual(on('2027-01-05'));
    const may = charge('2027-05-11', '2027-06-11');
    expect(ends([january, may, charge('2027-06-11', '2027-07-11', 'all')])).toEqual(on('2027-06-11'));
  });

  it('is a wait promised for an earlier subscription, and is removed with it', () => {
    const created = on('2027-01-01');
    const waiting = active({
      billing: { ...emptyBilling(), trialDays: 0, created, trialEnds: on('2027-05-11') },
      movedEnds,
    });
    const taken = withoutPromise(waiting, { from: on('2027-02-05'), to: on('2027-01-10') }, now);
    expect(taken).toMatchObject({ paidUntil: on('2027-01-10'), timeGivenBack: { until: on('2027-05-11') } });
  });
});
