import { describe, expect, it } from 'vitest';
import { brokenPromise } from '#functions/checkout/recordSubscription.ts';
import type { Checkout } from '#functions/documents/checkouts.ts';
import { subscriptions, type SubscriptionRecord } from '#functions/documents/subscription.ts';

const approved = new Date('2026-11-21T09:30:00Z');
const later = new Date('2026-12-05T00:00:00Z');
const held = (seconds: number) => ({ couponHeldUntil: new Date(approved.getTime() - seconds * 1000) });
const trial = { trialDays: 7, startsAt: null };
const atOnce = { trialDays: 0, startsAt: null };
const atTheEnd = { trialDays: 0, startsAt: later };

/** A canceled subscription that its owner can use until a date. */
function endedRecord(paidUntil: Date): SubscriptionRecord {
  return {
    ...subscriptions.parse({ status: 'cancelled' }),
    ending: { at: approved, by: 'owner', reason: null },
    facts: [{ kind: 'charged', id: 'C-1', at: new Date(0), until: paidUntil }],
  };
}

function judge(
  checkout: Partial<Checkout>,
  read: {
    former?: SubscriptionRecord;
    trials?: object[];
    coupon?: { usesLeft: number; usedByOwner: boolean };
  },
): string | null {
  const { former, trials = [], coupon } = read;
  return brokenPromise(
    { couponHeldUntil: null, ...checkout } as Checkout,
    {
      records: former ? [{ record: former } as never] : [],
      trials: trials as never,
      coupon: coupon ? (coupon as never) : null,
    },
    approved,
  );
}

const terms = 'its terms no longer hold';
const coupon = 'its coupon is used up';

describe('a checkout’s promise at its approval (R-CHECKOUT-PROMISE)', () => {
  it.each([
    ['a trial for a new owner', trial, {}, null],
    ['a trial for one whose trial is stored', trial, { trials: [{ at: approved }] }, terms],
    ['a trial for one with an earlier subscription', trial, { former: endedRecord(approved) }, terms],
    ['a charge at once for one without an earlier subscription', atOnce, {}, null],
    ['a charge at once after the paid time', atOnce, { former: endedRecord(approved) }, null],
    ['a charge at once while paid time is left', atOnce, { former: endedRecord(later) }, terms],
    ['a start that has come', { trialDays: 0, startsAt: approved }, { former: endedRecord(later) }, terms],
    ['a start at the end of the paid time', atTheEnd, { former: endedRecord(later) }, null],
    ['a start in paid time that was refunded', atTheEnd, { former: endedRecord(approved) }, terms],
    ['a later start without an earlier subscription', atTheEnd, {}, terms],
  ])('%s', (_what, checkout, read, broken) => {
    expect(judge(checkout, read)).toBe(broken);
  });

  it.each([
    ['a use is left', {}, { usesLeft: 1, usedByOwner: false }, null],
    ['the owner has used the code already', held(0), { usesLeft: 1, usedByOwner: true }, coupon],
    ['no use is left and none was held', {}, { usesLeft: 0, usedByOwner: false }, coupon],
    ['one was held at the approval', held(0), { usesLeft: 0, usedByOwner: false }, null],
    ['it was held a minute before', held(60), { usesLeft: 0, usedByOwner: false }, null],
    ['it was held longer ago', held(61), { usesLeft: 0, usedByOwner: false }, coupon],
  ])('a discount, where %s', (_what, checkout, read, broken) => {
    expect(judge({ ...trial, ...checkout }, { coupon: read })).toBe(broken);
  });
});
