import { addHours } from 'date-fns/addHours';
import { describe, expect, it } from 'vitest';
import type { BillingInterval } from '#domain/plan.ts';
import { periodOf } from '#functions/documents/charges.ts';
import { subscriptions, emptyBilling, type SubscriptionRecord } from '#functions/documents/subscription.ts';
import { termsPaidBy, type BilledTerms } from '#functions/ledger/billedTerms.ts';
import { addFacts } from '#functions/ledger/facts.ts';
import type { Command } from '#functions/standing/commands.ts';
import { decide } from '#functions/standing/decide.ts';
import { standingIn } from '#functions/standing/standingOf.ts';
import { failedForGood, undueCharges, withoutFailedCharge } from '#functions/standing/undue.ts';
import { recordPayments } from '#functions/subscription/paymentFacts.ts';
import { endedSubscription } from './lightServer.ts';
import { recordFor } from './recordFor.ts';

const at = (day: string) => new Date(`${day}T10:00:00Z`);

/** The dates of a charge's period, given the date of the charge and of the next one. */
function days(
  paid: string,
  next: string | null,
  interval: BillingInterval = 'month',
  { last = paid, followedBy = null }: { last?: string; followedBy?: string | null } = {},
) {
  const { start, end } = periodOf(
    { at: at(paid) },
    {
      lastPayment: { at: at(last), amount: 4900, currency: 'USD' },
      nextBillingTime: next === null ? null : at(next),
    },
    { interval, followedBy: followedBy === null ? null : at(followedBy) },
  );
  return [start, end].map((moment) => moment.toISOString().slice(0, 10));
}

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
    ['2026-02-10', '2026-04-10', 'month', { last: '2026-03-10' }],
    ['2026-02-10', '2026-03-10'],
  ],
  [
    'before the last one ends with the one that follows',
    ['2026-01-30', '2026-04-01', 'month', { last: '2026-03-01', followedBy: '2026-03-01' }],
    ['2026-01-30', '2026-03-01'],
  ],
  [
    'before the last one is not cut short by one that was for something else',
    ['2026-02-10', '2026-04-10', 'month', { last: '2026-03-10', followedBy: '2026-02-12' }],
    ['2026-02-10', '2026-03-10'],
  ],
  [
    'whose day returns after a short month lasts until then',
    ['2027-02-28', '2027-03-31'],
    ['2027-02-28', '2027-03-31'],
  ],
  [
    'that the next one follows only later lasts a month',
    ['2027-02-28', '2027-04-02'],
    ['2027-02-28', '2027-03-28'],
  ],
])('the period of a charge %s', (_what, given, period) => {
  expect(days(...given)).toEqual(period);
});

/** Hours after the last known charge. */
const since = (hours: number) => addHours(at('2027-01-05'), hours);

it.each<[string, { left: number; due: number | null; listed: number[]; undue: number[] }]>([
  ['are those since the owner left', { left: 1, due: 0, listed: [-720, 0, 12, 800], undue: [12, 800] }],
  ['are not the last known one, listed later', { left: 1, due: 0, listed: [-720, 2, 12], undue: [12] }],
  ['are all without a charge before', { left: 1, due: null, listed: [2, 12], undue: [2, 12] }],
  ['are not one of a clock that is ahead', { left: -48, due: 0, listed: [0, 720], undue: [720] }],
  ['are those that come later than a day', { left: 1, due: 0, listed: [30], undue: [30] }],
  ['are none if nothing was charged since', { left: 1, due: 0, listed: [0], undue: [] }],
])('the charges that were not due %s', (_what, { left, due, listed, undue }) => {
  const nothingDue = { since: since(left), lastDueCharge: due === null ? null : since(due) };
  expect(undueCharges(listed.map(since), (moment) => moment, nothingDue)).toEqual(undue.map(since));
});

describe('the last charge that was due', () => {
  it.each<
    [
      string,
      {
        known?: number | null;
        failed: number | null;
        paid: number | null;
        due: number | null;
        unheard?: boolean;
      },
    ]
  >([
    [
      'is none in what was heard of too late, though its failure was collected',
      { failed: 0, paid: 1, due: 0, unheard: true },
    ],
    ['is the one known, of which PayPal names no failure', { failed: null, paid: null, due: 0 }],
    [
      'is none if it had failed, although it was collected after the leaving',
      { failed: 0, paid: 5, due: null },
    ],
    ['is the payment after its failure, if that was made before the leaving', { failed: 0, paid: 1, due: 1 }],
    ['is that payment, if no charge was known', { known: null, failed: 0, paid: 1, due: 1 }],
    ['is the one known, if that is paid and the next one had failed', { failed: 1, paid: 0, due: 0 }],
    ['is the one known, if an earlier one had failed', { failed: -720, paid: null, due: 0 }],
    ['is the one known, if one failed after the leaving', { failed: 3, paid: null, due: 0 }],
  ])('%s', (_what, { known = 0, failed, paid, due, unheard = false }) => {
    const amount = { amount: 4_900, currency: 'USD' } as const;
    const lastDueCharge = known === null ? null : since(known);
    const nothingDue = { since: since(2), lastDueCharge, language: 'en', unheard } as const;
    const found = withoutFailedCharge(nothingDue, {
      lastFailedAt: failed === null ? null : since(failed),
      lastPayment: paid === null ? null : { at: since(paid), ...amount },
    });
    expect(found.lastDueCharge).toEqual(due === null ? null : since(due));
  });

  const cancel: Command = { do: 'cancel', by: 'owner', reason: null };
  it.each<[string, { paid: number[]; command?: Command; due: number }]>([
    ['is the last known one, also of a clock that is ahead', { paid: [-720, 48], due: 48 }],
    [
      'is none that was collected after the last try had failed',
      { paid: [-720, -24], command: { do: 'giveUp', at: since(-100) }, due: -720 },
    ],
  ])('%s', (_what, { paid, command = cancel, due }) => {
    const terms = { interval: null, currency: null, posDevices: null, total: null };
    const facts = paid.map((hours) => ({ kind: 'paymentReported', at: since(hours), ...terms }) as const);
    const left = decide({ ...recordFor('I-1', 'ada@example.com'), facts }, command, since(0));
    expect(left?.effects).toContainEqual(
      expect.objectContaining({ refundSince: expect.objectContaining({ lastDueCharge: since(due) }) }),
    );
  });
});

it.each([
  ['is given up when PayPal names no other attempt', 'suspended', null, since(-2)],
  ['is given up when the day of the last attempt is over', 'suspended', since(-1), since(-2)],
  ['is tried again on the day that PayPal names', 'suspended', since(1), null],
  ['is tried again while PayPal runs the subscription', 'active', since(-1), null],
] as const)('a failed charge %s (R-ACCOUNT-GIVEN-UP)', (_what, status, next, givenUp) => {
  const failed = { failedPayments: 1, outstanding: 900, nextRetryAt: next };
  const statusSince = since(-2);
  const subscription = { ...endedSubscription, id: 'I-1', status, statusSince, ...failed };
  expect(failedForGood(recordFor('I-1', 'ada@example.com'), subscription, since(0))).toEqual(givenUp);
});

it('a stored attempt at a failed charge is not taken for another one', () => {
  const nextRetryAt = at('2027-01-10');
  const attempt = '1 2027-01-10T10:00:00Z';
  const failed = { kind: 'failed', at: since(0), attempt, amount: 900, nextTryAt: nextRetryAt } as const;
  const record = recordFor('I-1', 'ada@example.com');
  const known: SubscriptionRecord = { ...record, facts: [{ ...failed, posDevices: 1 }] };
  const said = { status: 'active', failedPayments: 1, outstanding: 900, nextRetryAt } as const;
  const { facts } = recordPayments(known, { ...endedSubscription, id: 'I-1', ...said }, since(1));
  expect(facts).toEqual(known.facts);
});

const terms = (interval: 'month' | 'year', total: number): BilledTerms => ({
  interval,
  currency: 'USD',
  posDevices: 1,
  total,
});
const yearly = terms('year', 46_800);
const monthly = terms('month', 5_900);

describe('the terms that a charge paid', () => {
  it.each([
    ['are those whose price it is', 5_900, [yearly, monthly], monthly],
    [
      'are the newest whose price it is',
      5_900,
      [{ ...monthly, posDevices: 3 }, monthly],
      { ...monthly, posDevices: 3 },
    ],
    ['are the newest whose price it is with a debt', 52_700, [yearly, monthly], yearly],
    ['are of one period, however many are owed', 17_700, [monthly], monthly],
    ['have the shortest period if no price is like it', 999, [yearly, monthly], monthly],
    [
      'have the fewest devices if no price is like it',
      999,
      [{ ...monthly, posDevices: 3 }, monthly],
      monthly,
    ],
    ['are unknown without any', 5_900, [], null],
  ] as const)('%s', (_what, amount, known, paid) => {
    expect(termsPaidBy({ amount }, known)).toEqual(paid);
  });

  it.each([
    ['are those whose charge failed, if only that is paid', 5_900, 1],
    ['are the newest, if a price is paid with the debt', 11_800, 3],
  ])('%s', (_what, amount, posDevices) => {
    const paid = termsPaidBy({ amount, owed: 5_900, owedDevices: 1 }, [
      { ...monthly, posDevices: 3 },
      monthly,
    ]);
    expect(paid?.posDevices).toBe(posDevices);
  });
});

describe('the end of the paid time', () => {
  it.each([
    ['PayPal names a day a year later, because the plan was changed', monthly, '2028-01-05', '2027-02-05'],
    ['PayPal names the day that follows a short month', monthly, '2027-02-08', '2027-02-08'],
    ['PayPal retries sooner', monthly, '2027-01-20', '2027-01-20'],
    ['a year was paid', yearly, '2028-01-05', '2028-01-05'],
  ])('is one period of what the last charge paid, if %s', (_what, lastPaid, next, end) => {
    const record: SubscriptionRecord = {
      ...subscriptions.parse({ status: 'active', subscriptionDetails: { next_billing_time: at(next) } }),
      billing: { ...emptyBilling(), ...yearly },
    };
    const paid = addFacts(record, [{ kind: 'paymentReported', at: at('2027-01-05'), ...lastPaid }]);
    expect(standingIn(paid).coveredUntil).toEqual(at(end));
  });
});
