import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { normalizeCouponCode } from '#domain/coupon.ts';
import { AppError } from '#domain/errors.ts';
import { findOffer } from '#functions/coupons/offer.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import type { Fields, Store } from '#functions/store/Store.ts';
import { sandboxOffers } from '#sandbox/seed/offers.ts';
import { serializeFreePayment } from '#functions/documents/offers/freePayment.ts';
import { planFields, planRef } from '#functions/documents/plans.ts';
import { itHolds } from '../../support/holds.ts';
import { register } from '../testServer.ts';
import { openInstance } from '../inProcess/instance.ts';
import { realTime } from '../inProcess/virtualTime.ts';

let store: Store;
beforeAll(async () => {
  store = openSqliteStore(':memory:');
  for (const [name, listed] of Object.entries(sandboxOffers.plans)) {
    await store.set(planRef(name), planFields({ name, listed, providerPlanIds: {} }));
  }
  await store.set(
    { collection: 'Credentials', id: 'Mock' },
    serializeFreePayment(sandboxOffers.freeSubscription),
  );
});
afterAll(() => store.close());

const couponsRef = { collection: 'Credentials', id: 'Coupons' };

/** Names that every object has, which are not coupons even if an operator entered one. */
const inherited = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'];
const awkward = [
  'a.b',
  'a/b',
  'FREE.applies_left',
  '`',
  '[',
  '*',
  '~',
  '..',
  '',
  ' ',
  '\u0000',
  '\uD800',
  'x'.repeat(10_000),
];

/** Possible typed input: anything, including input that has failed elsewhere. */
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(...inherited, ...awkward, 'FREE', ' FREE ', 'free', 'Free'),
);

/** Remaining uses, as an operator or a program may have written them. */
const usesLeft = fc.oneof(
  fc.integer({ min: -3, max: 5 }),
  fc.constantFrom<Fields[string]>(null, '5', 1.5, true, [], {}, 1_000_000_000),
);

/** A code that the database takes as the name of a field. */
const entered = fc
  .oneof(typed, fc.constantFrom('FREE', 'free', 'a.b', 'constructor'))
  .filter((code) => /^(?!__.*__$)\P{Cs}{1,300}$/su.test(code));

const coupons = fc
  .array(fc.tuple(entered, usesLeft), { maxLength: 4 })
  .map((entries): Fields =>
    Object.fromEntries(entries.map(([code, left]) => [code, { applies_left: left }])),
  );

/** The rules of a coupon, implemented independently of the product. */
function isCoupon(stored: Fields, code: string): boolean {
  const own = Object.entries(stored).find(([key]) => key === normalizeCouponCode(code));
  const { applies_left: left } = (own?.[1] ?? {}) as Fields;
  return (
    normalizeCouponCode(code) !== '' &&
    !inherited.includes(normalizeCouponCode(code)) &&
    typeof left === 'number' &&
    Number.isInteger(left) &&
    left > 0
  );
}

/** The key that matches a typed code: itself, or the only one that differs only in case. */
function keyFor(stored: Fields, code: string): string {
  const same = Object.keys(stored).filter(
    (key) => key.toLowerCase() === normalizeCouponCode(code).toLowerCase(),
  );
  return same.length === 1 ? same.join('') : code;
}

describe('a typed code', () => {
  itHolds(4_000, {
    title:
      'is a coupon if it is an own key with a whole number of uses, and asking changes nothing (R-COUPON-INVALID, R-COUPON-CHECK)',
    property: fc.asyncProperty(coupons, typed, async (stored, code) => {
      await store.set(couponsRef, stored);
      const found = await findOffer({ store, now: () => new Date() }, code).catch((error: unknown) => {
        expect(error).toBeInstanceOf(AppError);
        const isEmpty = normalizeCouponCode(code) === '';
        expect((error as AppError).code).toBe(isEmpty ? 'coupon/empty' : 'coupon/invalid');
        return null;
      });
      const key = keyFor(stored, code);
      const offer = { code: normalizeCouponCode(key), plan: null };
      expect(found).toEqual(isCoupon(stored, key) ? offer : null);
      expect(await store.get(couponsRef)).toEqual(stored);
      expect({}).not.toHaveProperty('applies_left');
    }),
  });

  itHolds(1_000, {
    title: 'takes one use of its own key, or leaves the document as it was',
    property: fc.asyncProperty(coupons, typed, async (stored, code) => {
      for (const { id } of await store.find('CouponUses'))
        await store.delete({ collection: 'CouponUses', id });
      await store.set(couponsRef, stored);
      const logs = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
      const context = openInstance(store, {
        logs,
        time: realTime(),
        removedSignIns: [],
        siteUrl: 'https://curbwise.example',
      });
      const owner = await register(context);
      const taken = await redeemFreeCoupon(context, { owner, plan: 'Monthly', code }).then(
        () => true,
        (error: unknown) => {
          expect(error).toBeInstanceOf(AppError);
          return false;
        },
      );
      expect(taken).toBe(isCoupon(stored, code));
      const key = normalizeCouponCode(code);
      const left = Number((stored[key] as Fields | undefined)?.['applies_left']);
      const expected = taken
        ? Object.fromEntries(
            Object.entries(stored).map(([name, coupon]) => [
              name,
              name === key ? { applies_left: left - 1 } : coupon,
            ]),
          )
        : stored;
      expect(await store.get(couponsRef)).toEqual(expected);
    }),
  });
});
