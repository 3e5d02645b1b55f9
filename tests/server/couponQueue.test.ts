import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { couponFrom, couponRefs } from '#functions/coupons/coupons.ts';
import { couponIn, couponsRef } from '#functions/documents/offers/coupons.ts';
import { couponUsesRef } from '#functions/documents/offers/couponUses.ts';
import { couponTransaction, settleCoupon, settleCoupons } from '#functions/coupons/couponTransaction.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import { StoreError, type Fields, type Store } from '#functions/store/Store.ts';
import { server, startServerForEachTest } from './eachServer.ts';
import { register, setCoupons, usesLeft, type TestServer } from './testServer.ts';

startServerForEachTest();

const redeem = async (context: TestServer = server) =>
  redeemFreeCoupon(context, { owner: await register(server), plan: 'Monthly', code: 'FREE50' });

const uses = async () => server.store.get(couponUsesRef('FREE50'));

/** The server over a store whose parts are exchanged. */
const over = (parts: Partial<Store>): TestServer => ({ ...server, store: { ...server.store, ...parts } });

describe('a code that a person wrote', () => {
  it.each([
    [5, 5],
    [0, 0],
    [-1, 0],
    [2.5, 0],
    ['5', 0],
    [null, 0],
    [new Date(), 0],
  ])('with %j uses left has %i', (written, left) => {
    expect(couponIn({ CODE: { applies_left: written, plan_name: '' } }, 'CODE')).toEqual({
      usesLeft: left,
      planName: null,
    });
  });

  it.each([
    ['that is not there', {}, 'CODE'],
    ['that is no map', { CODE: 'FREE50' }, 'CODE'],
    ['that is a list', { CODE: [5] }, 'CODE'],
    ['of the language itself, not written', {}, 'constructor'],
    ['of the language itself, written', { constructor: { applies_left: 5 } }, 'constructor'],
  ])('%s is none', (_what, coupons, code) => {
    expect(couponIn(coupons as Fields, code)).toBeUndefined();
  });

  it('is empty where none was written', () => {
    expect(couponIn(undefined, 'CODE')).toBeUndefined();
  });
});

describe('the uses left that a person sees', () => {
  it('begin with the first use: before it nothing is written', async () => {
    await settleCoupon(server.store, 'FREE50');
    expect(await uses()).toBeUndefined();
  });

  it('of a code that was removed are not written back, and its count is kept', async () => {
    await redeem();
    await setCoupons(server, {});
    await settleCoupon(server.store, 'FREE50');
    expect(await server.store.get(couponsRef)).not.toHaveProperty('FREE50');
    expect(await uses()).toMatchObject({ left: 49 });
  });

  it('are no longer looked for once they were shown', async () => {
    await redeem();
    await server.store.update(couponUsesRef('FREE50'), [{ path: ['unpublished'], value: true }]);
    await settleCoupons(server);
    expect(await uses()).toMatchObject({ left: 49, shown: 49, unpublished: false });
  });

  it('may not be writable for one code: that is logged, and the next code is written', async () => {
    for (const code of ['BROKEN', 'FREE50']) {
      await server.store.set(couponUsesRef(code), { code, left: 7, shown: 50, holds: {}, unpublished: true });
    }
    let failed = false;
    const context = over({
      transaction: async (run) => {
        if (failed) return server.store.transaction(run);
        failed = true;
        throw new StoreError('contention');
      },
    });
    await settleCoupons(context);
    expect(server.lines.filter((line) => line.includes('could not be written'))).toHaveLength(1);
    const left = await Promise.all(['BROKEN', 'FREE50'].map((code) => server.store.get(couponUsesRef(code))));
    expect(left.filter((fields) => fields?.['unpublished'] === false)).toHaveLength(1);
  });

  it('that could not be written do not undo the purchase, and are written by the reconciler', async () => {
    let transactions = 0;
    const context = over({
      transaction: async (run) => {
        transactions += 1;
        if (transactions === 2) throw new StoreError('contention');
        return server.store.transaction(run);
      },
    });
    await redeem(context);
    expect(server.lines.some((line) => line.includes('could not be written'))).toBe(true);
    expect(await usesLeft(server, 'FREE50')).toBe(50);
    expect(await uses()).toMatchObject({ left: 49, unpublished: true });
    await settleCoupons(server);
    expect(await usesLeft(server, 'FREE50')).toBe(49);
  });
});

describe('the queue for a code', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('tells every owner whose transaction failed', async () => {
    const context = over({ transaction: () => Promise.reject(new StoreError('contention')) });
    const waiting = [redeem(context), redeem(context)];
    for (const one of await Promise.allSettled(waiting)) {
      expect(one).toMatchObject({ status: 'rejected', reason: { code: 'coupon/redeem-failed' } });
    }
    expect(await uses()).toBeUndefined();
  });

  it('gives up on a coupon that somebody changes again and again', async () => {
    await redeem();
    let changes = 0;
    const context = over({
      get: async (ref) => {
        if (ref.id === couponsRef.id) {
          changes += 1;
          await setCoupons(server, { FREE50: { applies_left: 60 + changes } });
          const read = await server.store.get(ref);
          await setCoupons(server, { FREE50: { applies_left: 160 + changes } });
          return read;
        }
        return server.store.get(ref);
      },
    });
    const gaveUp = couponTransaction(
      context,
      { code: 'FREE50', spends: true },
      async (transaction, stored) => {
        const documents = await transaction.getAll(couponRefs('FREE50', 'owner@example.com'));
        couponFrom(documents, {
          code: 'FREE50',
          email: 'owner@example.com',
          uid: 'uid',
          stored,
          now: server.now(),
        });
      },
    );
    await expect(gaveUp).rejects.toMatchObject({ code: 'contention' });
    expect(changes).toBe(10);
  });

  it('refuses a caller who has waited for longer than the call may take, and serves the others', async () => {
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const served: string[] = [];
    const line = (name: string, wait?: Promise<void>) =>
      couponTransaction(server, { code: 'FREE50', spends: false }, async () => {
        await wait;
        served.push(name);
      });
    const first = line('first', gate);
    const late = line('late');
    late.catch(() => undefined);
    vi.setSystemTime(Date.now() + 20_001);
    const fresh = line('fresh');
    open();
    await Promise.all([first, fresh]);
    await expect(late).rejects.toMatchObject({ code: 'contention' });
    expect(served).toEqual(['first', 'fresh']);
  });
});
