import { describe, expect, it } from 'vitest';
import { findOffer } from '#functions/coupons/coupons.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { server, startServerForEachTest } from './eachServer.ts';
import { newOwner, register, setCoupons, usesLeft } from './testServer.ts';

startServerForEachTest();

const refusal = (code: string) => expect.objectContaining({ code });
const coupons = { collection: 'Credentials', id: 'Coupons' };

const redeem = (owner: VerifiedOwner, code = 'FREE50') =>
  redeemFreeCoupon(server, { owner, plan: 'Monthly', code });

describe('checking a coupon', () => {
  it('says that a free coupon is free', async () => {
    expect(await findOffer(server.store, 'FREE50')).toEqual({ code: 'FREE50', plan: null });
  });

  it('returns the discount plan, after trimming the typed code', async () => {
    const offer = await findOffer(server.store, '  LAUNCH\n');
    expect(offer).toMatchObject({ code: 'LAUNCH', plan: { name: 'Launch50', freeTrialDays: 14 } });
  });

  it.each([
    ['', 'coupon/empty'],
    ['   ', 'coupon/empty'],
    ['GONE', 'coupon/invalid'],
    ['NOSUCHCODE', 'coupon/invalid'],
  ])('refuses %j with %s (R-COUPON-INVALID)', async (code, expected) => {
    await expect(findOffer(server.store, code)).rejects.toEqual(refusal(expected));
  });

  it('names a missing discount plan (R-COUPON-PLAN-NOT-FOUND)', async () => {
    await expect(findOffer(server.store, 'ORPHAN')).rejects.toMatchObject({
      code: 'coupon/plan-not-found',
      details: { name: 'NoSuchPlan' },
    });
  });

  it.each(['../Credentials/Coupons', 'Monthly/x/y', '..', '__x__'])(
    'finds no plan for a coupon that names %j',
    async (name) => {
      await setCoupons(server, { ODD: { applies_left: 1, plan_name: name } });
      await expect(findOffer(server.store, 'ODD')).rejects.toEqual(refusal('coupon/plan-not-found'));
    },
  );

  it('says that a broken discount plan cannot be applied (R-COUPON-PLAN-BROKEN)', async () => {
    await server.store.set({ collection: 'Plans', id: 'Launch50' }, { name: 'Launch50', price: 'free' });
    await expect(findOffer(server.store, 'LAUNCH')).rejects.toEqual(refusal('coupon/plan-broken'));
  });

  it('says that there are no coupons if the document is missing (R-COUPON-NONE)', async () => {
    await server.store.delete(coupons);
    await expect(findOffer(server.store, 'FREE50')).rejects.toEqual(refusal('coupon/none-available'));
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

  it('refuses a second use by the same owner after the subscription was removed', async () => {
    const owner = await register(server);
    await redeem(owner);
    await server.store.delete({ collection: 'Subscriptions', id: owner.email });
    await expect(redeem(owner)).rejects.toEqual(refusal('coupon/redeem-failed'));
    expect(await usesLeft(server, 'FREE50')).toBe(49);
  });

  it('refuses an owner who has not registered', async () => {
    await expect(redeem(newOwner())).rejects.toEqual(refusal('registration/missing'));
  });

  it('fails without spending a use if the mock is missing', async () => {
    const owner = await register(server);
    await server.store.delete({ collection: 'Credentials', id: 'Mock' });
    await expect(redeem(owner)).rejects.toEqual(refusal('checkout/free-failed'));
    expect(await usesLeft(server, 'FREE50')).toBe(50);
  });
});
