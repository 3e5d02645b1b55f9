import { describe, expect, it } from 'vitest';
import { CouponChanged, couponFrom, couponRefs } from '#functions/coupons/coupons.ts';
import { countFrom } from '#functions/documents/offers/couponUses.ts';
import { couponIn, type StoredCoupon } from '#functions/documents/offers/coupons.ts';
import type { Fields } from '#functions/store/Store.ts';

const now = new Date('2026-03-01T12:00:00Z');
const past = new Date(now.getTime() - 1);
const future = new Date(now.getTime() + 1);

const free: StoredCoupon = { usesLeft: 5, planName: null };

it.each<[string, Fields[string], StoredCoupon | undefined]>([
  ['with a plan', { applies_left: 3, plan_name: 'Launch50' }, { usesLeft: 3, planName: 'Launch50' }],
  ['with a plan that is no text', { applies_left: 3, plan_name: 7 }, { usesLeft: 3, planName: null }],
  ['without a plan', { applies_left: 1 }, { usesLeft: 1, planName: null }],
  ['as a date', now, undefined],
  ['as nothing', null, undefined],
  ['as a number', 5, undefined],
])('a coupon as an operator entered it in the database %s is read', (_what, written, read) => {
  expect(couponIn({ CODE: written }, 'CODE')).toEqual(read);
});

it.each<[string, Fields | undefined, StoredCoupon | undefined, object]>([
  ['is what a person wrote before its first use', undefined, free, { left: 5, shown: 5, holds: {} }],
  ['of no code is nothing', undefined, undefined, { left: 0, shown: 0, holds: {} }],
  [
    'is what was counted, with what is held',
    { left: 3, shown: 4, holds: { 'uid-1': future } },
    free,
    { left: 3, shown: 4, holds: { 'uid-1': future } },
  ],
  [
    'leaves out what no moment ends',
    { left: 3, shown: 3, holds: { 'uid-1': future, 'uid-2': 'soon' } },
    free,
    { left: 3, shown: 3, holds: { 'uid-1': future } },
  ],
  [
    'holds nothing where that is no map',
    { left: 3, shown: 3, holds: [now] },
    free,
    { left: 3, shown: 3, holds: {} },
  ],
])('the count of a code %s', (_what, fields, stored, count) => {
  expect(countFrom(fields, stored)).toEqual(count);
});

describe('a coupon in a transaction', () => {
  const owner = { uid: 'uid-1', email: 'ada@example.com' };
  const read = (fields: Fields | undefined, stored: StoredCoupon | null = free, redemption?: Fields) =>
    couponFrom([fields, redemption], { code: 'CODE', ...owner, stored: stored ?? undefined, now });

  it('leaves an owner the uses that are not held by others', () => {
    const holds = { 'uid-1': future, 'uid-2': future, 'uid-3': now, 'uid-4': past };
    expect(read({ left: 3, shown: 5, holds })).toEqual({
      code: 'CODE',
      count: { left: 3, shown: 5, holds: { 'uid-1': future, 'uid-2': future } },
      usesLeft: 2,
      free: true,
      usedByOwner: false,
      redemptionId: couponRefs('CODE', owner)[1].id,
    });
  });

  it('with more holds than uses leaves none', () => {
    const holds = { 'uid-2': future, 'uid-3': future };
    expect(read({ left: 1, shown: 5, holds })).toMatchObject({ usesLeft: 0 });
  });

  it('for a plan is not free', () => {
    expect(read(undefined, { usesLeft: 5, planName: 'Launch50' })).toMatchObject({
      free: false,
      usesLeft: 5,
    });
  });

  it('that was removed leaves no uses and is not free', () => {
    const gone = read({ left: 3, shown: 3, holds: {} }, null);
    expect(gone).toMatchObject({ usesLeft: 0, free: false, count: { left: 3 } });
  });

  it('that has ended leaves uses only to owners who were paying', () => {
    const ended = { ...free, ends: now };
    expect(read({ left: 5, shown: 5, holds: {} }, ended)).toMatchObject({ usesLeft: 0 });
    expect(read({ left: 5, shown: 5, holds: { 'uid-1': future } }, ended)).toMatchObject({ usesLeft: 5 });
    expect(read({ left: 5, shown: 5, holds: {} }, { ...free, ends: future })).toMatchObject({ usesLeft: 5 });
  });

  it('that its owner has redeemed is marked as used', () => {
    expect(read(undefined, free, {})).toMatchObject({ usedByOwner: true });
  });

  it('changed by an operator is read again', () => {
    expect(() => read({ left: 3, shown: 4, holds: {} })).toThrow(CouponChanged);
  });
});
