import { describe, expect, it } from 'vitest';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import { StoreError, type Store } from '#functions/store/Store.ts';
import { server, startServerForEachTest } from './eachServer.ts';
import { activate, register, setCoupons, start, usesLeft, type TestServer } from './testServer.ts';

startServerForEachTest();

const minute = 60_000;
const refusal = (code: string) => expect.objectContaining({ code });

const redeem = async (context: TestServer = server) =>
  redeemFreeCoupon(context, { owner: await register(server), plan: 'Monthly', code: 'FREE50' });

it('a manual change of applies_left restarts the count if the code is removed and written again', async () => {
  await redeem();
  await setCoupons(server, {});
  await expect(redeem()).rejects.toEqual(refusal('coupon/redeem-failed'));
  await setCoupons(server, { FREE50: { applies_left: 2 } });
  await redeem();
  expect(await usesLeft(server, 'FREE50')).toBe(1);
});

const withTransaction = (transaction: Store['transaction']): TestServer => ({
  ...server,
  store: { ...server.store, transaction },
});

describe('a database that fails', () => {
  it('while owners redeem a code is reported to each of them', async () => {
    const context = withTransaction(() => Promise.reject(new StoreError('contention')));
    const waiting = [redeem(context), redeem(context)];
    for (const one of await Promise.allSettled(waiting)) {
      expect(one).toMatchObject({ status: 'rejected', reason: { code: 'coupon/redeem-failed' } });
    }
    expect(await usesLeft(server, 'FREE50')).toBe(50);
  });
});

describe('a use held during payment', () => {
  const begin = async () => {
    const owner = await register(server);
    const id = await start(server, owner, { code: 'LAUNCH' });
    return { owner, id };
  };
  const wait = (minutes: number) => server.advanceClock(minutes * minute);

  it('spends nothing, and the next owner is refused once every use is held', async () => {
    await setCoupons(server, { LAUNCH: { applies_left: 1, plan_name: 'Launch50' } });
    await begin();
    expect(await usesLeft(server, 'LAUNCH')).toBe(1);
    await expect(begin()).rejects.toEqual(refusal('coupon/invalid'));
  });

  it('is released after half an hour', async () => {
    await setCoupons(server, { LAUNCH: { applies_left: 1, plan_name: 'Launch50' } });
    await begin();
    wait(31);
    const second = await begin();
    await server.approve(second.id);
    expect(await activate(server, second.owner, second.id)).toMatchObject({ couponCode: 'LAUNCH' });
    expect(await usesLeft(server, 'LAUNCH')).toBe(0);
  });

  it('is renewed if the owner returns to pay', async () => {
    await setCoupons(server, { LAUNCH: { applies_left: 1, plan_name: 'Launch50' } });
    const { owner, id } = await begin();
    wait(20);
    expect(await start(server, owner, { code: 'LAUNCH' })).toBe(id);
    wait(20);
    await expect(begin()).rejects.toEqual(refusal('coupon/invalid'));
  });
});
