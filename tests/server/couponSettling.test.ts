import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { CouponChanged } from '#functions/coupons/coupons.ts';
import { couponTransaction, settleCoupon } from '#functions/coupons/couponTransaction.ts';
import { couponsRef } from '#functions/documents/offers/coupons.ts';
import { couponUsesRef } from '#functions/documents/offers/couponUses.ts';
import { settleCoupons } from '#functions/jobs/finishInterrupted.ts';
import { StoreError, type Fields, type Store, type Transaction } from '#functions/store/Store.ts';
import { startLightServer, type LightServer } from './lightServer.ts';

const written = (left: number): Fields => ({ CODE: { applies_left: left, plan_name: '' } });

const count = (changes: Fields): Fields => ({
  code: 'CODE',
  left: 5,
  shown: 5,
  holds: {},
  unpublished: false,
  ...changes,
});

async function serverWith(coupons: Fields | undefined, uses?: Fields): Promise<LightServer> {
  const server = startLightServer();
  if (coupons) await server.store.set(couponsRef, coupons);
  if (uses) await server.store.set(couponUsesRef('CODE'), uses);
  return server;
}

/** The store, and how often a transaction has updated or set a document. */
function withWrites({ store }: LightServer) {
  const writes = { update: 0, set: 0 };
  const transaction: Store['transaction'] = (run) =>
    store.transaction(async (inner) => {
      const spies = (['update', 'set'] as const).map((name) => [name, vi.spyOn(inner, name)] as const);
      const result = await run(inner);
      for (const [name, { mock }] of spies) writes[name] += mock.calls.length;
      return result;
    });
  return { writes, recorded: { ...store, transaction } };
}

const usesOf = ({ store }: LightServer) => store.get(couponUsesRef('CODE'));

describe('settling the count of a code', () => {
  it.each([
    ['publishes a use', 5, { left: 4, unpublished: true }, 4],
    ['follows a person who adds', 9, {}, 9],
    ['follows a person who takes away', 2, {}, 2],
    ['adds a change to uses that were not published', 9, { left: 3, unpublished: true }, 7],
    ['never counts below nothing', 0, { left: 3, unpublished: true }, 0],
    ['ends what says that it is unpublished', 5, { unpublished: true }, 5],
    ['writes what a person has taken back to what was counted', 4, { left: 6, unpublished: true }, 5],
  ])('%s', async (_what, shown, uses, left) => {
    const server = await serverWith(written(shown), count(uses));
    await settleCoupon(server.store, 'CODE');
    expect(await server.store.get(couponsRef)).toEqual(written(left));
    expect(await usesOf(server)).toEqual(count({ left, shown: left }));
  });

  it.each([
    ['what is settled', written(5), count({}), 0, 0],
    ['a code without uses', written(5), undefined, 0, 0],
    ['a removed code that is settled', {}, count({}), 0, 0],
    ['a removed code with uses to show', {}, count({ left: 4, unpublished: true }), 0, 1],
    ['a code whose person already wrote what is left', written(4), count({ shown: 5, left: 5 }), 0, 1],
    ['a use to show', written(5), count({ left: 4, unpublished: true }), 1, 1],
  ])('writes for %s what has changed and no more', async (_what, coupons, uses, updates, sets) => {
    const server = await serverWith(coupons, uses);
    const { recorded, writes } = withWrites(server);
    await settleCoupon(recorded, 'CODE');
    expect(writes).toEqual({ update: updates, set: sets });
  });
});

it('publishing counts left unpublished by a crash looks only at unpublished codes', async () => {
  const server = await serverWith(written(9), count({}));
  await settleCoupons(server);
  expect(await server.store.get(couponsRef)).toEqual(written(9));
  expect(server.transactions()).toBe(0);
});

describe('owners who use a code simultaneously', () => {
  const use = (
    server: LightServer,
    run: (transaction: Transaction) => Promise<string> = async () => 'used',
  ) => couponTransaction(server, { code: 'CODE', spends: false }, run);

  it('share one transaction among the waiting, at most twenty', async () => {
    const server = await serverWith(written(50));
    const all = Array.from({ length: 41 }, () => use(server));
    expect(new Set(await Promise.all(all))).toEqual(new Set(['used']));
    // The first is served immediately, while the others wait.
    expect(server.transactions()).toBe(3);
  });

  it('are refused individually, also after a write, of which the others see nothing', async () => {
    const server = await serverWith(written(50));
    const refused = new AppError('coupon/invalid');
    const ref = { collection: 'Checkouts', id: 'refused' };
    const outcomes = await Promise.allSettled([
      use(server),
      use(server, async (transaction) => {
        transaction.create(ref, {});
        throw refused;
      }),
      use(server, async (transaction) => ((await transaction.get(ref)) ? 'seen' : 'used')),
    ]);
    expect(outcomes).toEqual([
      { status: 'fulfilled', value: 'used' },
      { status: 'rejected', reason: refused },
      { status: 'fulfilled', value: 'used' },
    ]);
    expect(await server.store.get(ref)).toBeUndefined();
  });

  it('all fail if the transaction fails', async () => {
    const server = await serverWith(written(50));
    const failure = new TypeError('broken');
    // The first is served immediately; the other two share a transaction.
    const all = [use(server), use(server), use(server, () => Promise.reject(failure))];
    expect(await Promise.allSettled(all)).toEqual([
      { status: 'fulfilled', value: 'used' },
      { status: 'rejected', reason: failure },
      { status: 'rejected', reason: failure },
    ]);
  });

  it('retry, at most ten times, if the coupon changes in the meantime', async () => {
    const server = await serverWith(written(50));
    let runs = 0;
    const changing = use(server, async () => {
      runs += 1;
      throw new CouponChanged();
    });
    await expect(changing).rejects.toMatchObject({ name: 'StoreError', code: 'contention' });
    await expect(changing).rejects.toHaveProperty('cause', expect.any(CouponChanged));
    expect(runs).toBe(10);
  });

  it('go on by the number that a person has written meanwhile', async () => {
    const server = await serverWith(written(9), count({}));
    const used = use(server, async (transaction) => {
      if ((await transaction.get(couponUsesRef('CODE')))?.['left'] !== 9) throw new CouponChanged();
      return 'used';
    });
    expect(await used).toBe('used');
  });
});

describe('waiting for a code', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    [20_000, 'fulfilled', 2],
    [20_001, 'rejected', 1],
  ])('for %i milliseconds is %s', async (milliseconds, status, transactions) => {
    const server = await serverWith(written(50));
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    const use = (wait?: Promise<void>) =>
      couponTransaction(server, { code: 'CODE', spends: false }, async () => wait);
    const both = Promise.allSettled([use(opened), use()]);
    vi.setSystemTime(Date.now() + milliseconds);
    open();
    const [first, second] = await both;
    expect(first.status).toBe('fulfilled');
    expect(second.status).toBe(status);
    expect(server.transactions()).toBe(transactions);
  });

  /** Forty-one owners, served in three transactions; `passing` milliseconds pass in the second. */
  async function manyOwners(passing: number, spends: (owner: number) => boolean) {
    const server = await serverWith(written(50), count({ left: 50, shown: 50 }));
    await Promise.all(
      Array.from({ length: 41 }, (_, owner) =>
        couponTransaction(server, { code: 'CODE', spends: spends(owner) }, async () => {
          if (owner === 1) vi.setSystemTime(Date.now() + passing);
        }),
      ),
    );
    return server.transactions() - 3;
  }

  it.each([
    ['with the first and the last transaction', 999, 2],
    ['again as soon as a second has passed', 1_000, 3],
  ])('publishes the uses %s', async (_what, passing, published) => {
    expect(await manyOwners(passing, () => true)).toBe(published);
  });
});

describe('publishing the uses of a code', () => {
  const spend = (server: LightServer, changes: { spends?: boolean; fails?: boolean } = {}) => {
    const { spends = true, fails = false } = changes;
    return couponTransaction(server, { code: 'CODE', spends }, async (transaction) => {
      if (fails) throw new AppError('coupon/invalid');
      transaction.set(couponUsesRef('CODE'), count({ left: 4, unpublished: true }));
    });
  };
  const shown = async ({ store }: LightServer) => {
    const coupons = (await store.get(couponsRef)) as { CODE?: { applies_left: number } } | undefined;
    return coupons?.CODE?.applies_left;
  };

  it('is complete when the owner gets the response', async () => {
    const server = await serverWith(written(5));
    await spend(server);
    expect(await shown(server)).toBe(4);
    expect(server.transactions()).toBe(2);
  });

  it('is skipped if no use was spent', async () => {
    const server = await serverWith(written(5));
    await spend(server, { spends: false });
    await spend(server, { fails: true }).catch(() => undefined);
    expect(await shown(server)).toBe(5);
    expect(server.transactions()).toBe(2);
  });

  it('is repeated with the next use if it failed', async () => {
    const server = await serverWith(written(5));
    let transactions = 0;
    const transaction: Store['transaction'] = (run) => {
      transactions += 1;
      if (transactions === 2) return Promise.reject(new StoreError('contention'));
      return server.store.transaction(run);
    };
    await spend({ ...server, store: { ...server.store, transaction } });
    expect(server.lines.join('\n')).toContain('the uses left of a coupon could not be written');
    expect(await shown(server)).toBe(5);
  });
});
