import { describe, expect, it } from 'vitest';
import type { ServerContext } from '#functions/context/context.ts';
import { findOffer } from '#functions/coupons/offer.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { StoreError } from '#functions/store/Store.ts';
import { server, startServerForEachTest } from './eachServer.ts';
import { subscribe } from './subscribed.ts';
import { activate, newOwner, register, setCoupons, start, usesLeft } from './testServer.ts';

startServerForEachTest();

const refusal = (code: string) => expect.objectContaining({ code });
const coupons = { collection: 'Credentials', id: 'Coupons' };

const redeem = (owner: VerifiedOwner, code = 'FREE50', context: ServerContext = server) =>
  redeemFreeCoupon(context, { owner, plan: 'Monthly', code });

describe('checking a coupon', () => {
  it('returns the discount plan, after trimming the typed code', async () => {
    const offer = await findOffer(server, '  LAUNCH\n');
    expect(offer).toMatchObject({ code: 'LAUNCH', plan: { name: 'Launch50', freeTrialDays: 14 } });
  });

  it('names a missing discount plan (R-COUPON-PLAN-NOT-FOUND)', async () => {
    await expect(findOffer(server, 'ORPHAN')).rejects.toMatchObject({
      code: 'coupon/plan-not-found',
      details: { name: 'NoSuchPlan' },
    });
  });

  it.each(['../Credentials/Coupons', 'Monthly/x/y', '..', '__x__'])(
    'finds no plan for a coupon that names %j',
    async (name) => {
      await setCoupons(server, { ODD: { applies_left: 1, plan_name: name } });
      await expect(findOffer(server, 'ODD')).rejects.toEqual(refusal('coupon/plan-not-found'));
    },
  );

  it('says that a broken discount plan cannot be applied (R-COUPON-PLAN-BROKEN)', async () => {
    await server.store.set({ collection: 'Plans', id: 'Launch50' }, { name: 'Launch50', price: 'free' });
    await expect(findOffer(server, 'LAUNCH')).rejects.toEqual(refusal('coupon/plan-broken'));
  });

  it('says that there are no coupons if the document is missing (R-COUPON-NONE)', async () => {
    await server.store.delete(coupons);
    await expect(findOffer(server, 'FREE50')).rejects.toEqual(refusal('coupon/none-available'));
  });
});

describe('redeeming a free coupon', () => {
  it('records a free subscription with the mock’s ids, spends one use and sends one e-mail (R-COUPON-REDEEM, R-COUPON-MOCK, R-DATA-CREDENTIALS)', async () => {
    const owner = await register(server, { posDevices: 3 });
    expect(await redeem(owner)).toMatchObject({ total: 0, couponCode: 'FREE50', planName: 'Monthly' });
    const mock = await server.store.get({ collection: 'Credentials', id: 'Mock' });
    expect(await server.store.get({ collection: 'Subscriptions', id: owner.email })).toMatchObject({
      ...mock,
      status: 'active',
      payment_parts: { additional_devices: { quantity: 2 } },
      coupon: { applied: true, code: 'FREE50', is_free_coupon: true, original_plan: 'Monthly' },
    });
    expect(await usesLeft(server, 'FREE50')).toBe(49);
    expect(Object.keys(await server.readCollection('mail'))).toHaveLength(1);
    expect(await server.ledger()).toEqual([]);
  });

  it.each([
    ['', 'coupon/not-validated'],
    ['LAUNCH', 'coupon/not-validated'],
    ['GONE', 'coupon/redeem-failed'],
  ])(
    'refuses %j with %s and changes nothing (R-CHECKOUT-FREE-NO-COUPON, R-COUPON-RACE-FREE)',
    async (code, expected) => {
      const owner = await register(server);
      const before = await server.store.get(coupons);
      await expect(redeem(owner, code)).rejects.toEqual(refusal(expected));
      expect(await server.store.get(coupons)).toEqual(before);
      expect(await server.readCollection('Subscriptions')).toEqual({});
    },
  );

  it('refuses an owner who has not registered', async () => {
    await expect(redeem(newOwner())).rejects.toEqual(refusal('registration/missing'));
  });

  it('fails without spending a use if the mock is missing', async () => {
    const owner = await register(server);
    await server.store.delete({ collection: 'Credentials', id: 'Mock' });
    await expect(redeem(owner)).rejects.toEqual(refusal('checkout/free-failed'));
    expect(await usesLeft(server, 'FREE50')).toBe(50);
  });

  it('reports to each owner a database that fails', async () => {
    const transaction = () => Promise.reject(new StoreError('contention'));
    const context = { ...server, store: { ...server.store, transaction } };
    for (const owner of [await register(server), await register(server)])
      await expect(redeem(owner, 'FREE50', context)).rejects.toEqual(refusal('coupon/redeem-failed'));
  });
});

it('a use that was held is spent without holding back another one', async () => {
  await setCoupons(server, { LAUNCH: { applies_left: 2, plan_name: 'Launch50' } });
  for (let uses = 0; uses < 2; uses += 1) await subscribe(server, { code: 'LAUNCH' });
  expect(await usesLeft(server, 'LAUNCH')).toBe(0);
});

it('a use is held for half an hour of payment, again if the owner returns to pay, and then released', async () => {
  const begin = async () => {
    const owner = await register(server);
    return { owner, id: await start(server, owner, { code: 'LAUNCH' }) };
  };
  const wait = (minutes: number) => server.advanceClock(minutes * 60_000);
  await setCoupons(server, { LAUNCH: { applies_left: 1, plan_name: 'Launch50' } });
  const { owner, id } = await begin();
  wait(16);
  expect(await start(server, owner, { code: 'LAUNCH' })).toBe(id);
  wait(29.5);
  await expect(begin()).rejects.toEqual(refusal('coupon/invalid'));
  expect(await usesLeft(server, 'LAUNCH')).toBe(1);
  wait(1);
  const second = await begin();
  await server.approve(second.id);
  expect(await activate(server, second.owner, second.id)).toMatchObject({ couponCode: 'LAUNCH' });
  expect(await usesLeft(server, 'LAUNCH')).toBe(0);
});
