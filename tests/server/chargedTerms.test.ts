import { describe, expect, it } from 'vitest';
import {
  emptyBilling,
  parseSubscription,
  type SubscriptionRecord,
} from '#functions/documents/subscription.ts';
import { addFacts } from '#functions/ledger/facts.ts';
import { termsPaidBy, type BilledTerms } from '#functions/ledger/billedTerms.ts';
import { standingIn } from '#functions/standing/standingOf.ts';

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
  const on = (day: string) => new Date(`${day}T10:00:00Z`);

  it.each([
    ['PayPal names a day a year later, because the plan was changed', monthly, '2028-01-05', '2027-02-05'],
    ['PayPal names the day that follows a short month', monthly, '2027-02-08', '2027-02-08'],
    ['PayPal retries sooner', monthly, '2027-01-20', '2027-01-20'],
    ['a year was paid', yearly, '2028-01-05', '2028-01-05'],
  ])('is one period of what the last charge paid, if %s', (_what, lastPaid, next, end) => {
    const record: SubscriptionRecord = {
      ...parseSubscription({ status: 'active', subscriptionDetails: { next_billing_time: on(next) } }),
      billing: { ...emptyBilling(), ...yearly },
    };
    const paid = addFacts(record, [{ kind: 'paymentReported', at: on('2027-01-05'), ...lastPaid }]);
    expect(standingIn(paid).coveredUntil).toEqual(on(end));
  });
});
