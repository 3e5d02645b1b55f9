import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOffer } from '#functions/coupons/coupons.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { server, startServerForEachTest } from './eachServer.ts';
import { activate, newOwner, register, setCoupons, start, usesLeft } from './testServer.ts';

startServerForEachTest();

const refusal = (code: string) => expect.objectContaining({ code });
const coupons = { collection: 'Credentials', id: 'Coupons' };

const redeem = (owner: VerifiedOwner, code = 'FREE50') =>
  redeemFreeCoupon(server, { owner, plan: 'Monthly', code });

describe('checking a coupon', () => {
  it('says that a free coupon is free', async () => {
    expect(await findOffer(server.store, 'FREE50')).toEqual({ code: 'FREE50', plan: null });
  });

  it('answers the discount plan, after trimming what was typed', async () => {
    const offer = await findOffer(server.store, '  LAUNCH\n');
    expect(offer).toMatchObject({ code: 'LAUNCH', plan: { name: 'Launch50', freeTrialDays: 14 } });
  });

  it.each(['launch', 'Launch', 'lAuNcH '])(
    'takes %j for LAUNCH, the only writing there is',
    async (typed) => {
      expect(await findOffer(server.store, typed)).toMatchObject({ code: 'LAUNCH' });
    },
  );

  it('takes a code as it is written where another differs by case alone', async () => {
    await setCoupons(server, { TACO: { applies_left: 1 }, Taco: { applies_left: 0 } });
    expect(await findOffer(server.store, 'TACO')).toEqual({ code: 'TACO', plan: null });
    for (const typed of ['Taco', 'taco'])
      await expect(findOffer(server.store, typed)).rejects.toEqual(refusal('coupon/invalid'));
  });

  it.each([
    ['', 'coupon/empty'],
    ['   ', 'coupon/empty'],
    ['GONE', 'coupon/invalid'],
    ['NOSUCHCODE', 'coupon/invalid'],
    ['constructor', 'coupon/invalid'],
    ['__proto__', 'coupon/invalid'],
    ['toString', 'coupon/invalid'],
    ['hasOwnProperty', 'coupon/invalid'],
    ['FREE50.applies_left', 'coupon/invalid'],
    ['FREE50/applies_left', 'coupon/invalid'],
    ['applies_left', 'coupon/invalid'],
  ])('refuses %j with %s (R-COUPON-INVALID)', async (code, expected) => {
    await expect(findOffer(server.store, code)).rejects.toEqual(refusal(expected));
  });

  it('names the discount plan that is not there (R-COUPON-PLAN-NOT-FOUND)', async () => {
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

  it('says that there are none when the document is missing (R-COUPON-NONE)', async () => {
    await server.store.delete(coupons);
    await expect(findOffer(server.store, 'FREE50')).rejects.toEqual(refusal('coupon/none-available'));
  });

  it.each([0, -1, 0.5, '5', null, true])(
    'counts applies_left %j as used up (R-COUPON-INVALID)',
    async (left) => {
      await setCoupons(server, { ODD: { applies_left: left } });
      await expect(findOffer(server.store, 'ODD')).rejects.toEqual(refusal('coupon/invalid'));
    },
  );

  it('accepts exactly the stored codes, whatever is typed, and spends nothing (R-COUPON-INVALID, R-COUPON-CHECK)', async () => {
    const before = await server.store.get(coupons);
    const usable = ['FREE50', 'LAUNCH'];
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype), ...usable, 'GONE'),
      fc.constantFrom(...usable).map((code) => ` ${code}\t`),
    );
    await fc.assert(
      fc.asyncProperty(typed, async (code) => {
        const accepted = await findOffer(server.store, code).then(
          () => true,
          (error: { code: string }) => {
            expect(['coupon/empty', 'coupon/invalid']).toContain(error.code);
            return false;
          },
        );
        expect(accepted).toBe(usable.includes(code.trim()));
      }),
      { numRuns: 2_000 },
    );
    expect(await server.store.get(coupons)).toEqual(before);
  });
});

describe('redeeming a free coupon', () => {
  it("records a free subscription with the stand-in's ids, spends one use and sends one e-mail (R-COUPON-REDEEM, R-COUPON-MOCK, R-DATA-CREDENTIALS)", async () => {
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

  it('answers the same to twenty simultaneous requests of one owner and spends one use (R-COUPON-REDEEM)', async () => {
    const owner = await register(server);
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(owner)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await usesLeft(server, 'FREE50')).toBe(49);
    expect(Object.keys(await server.readCollection('mail'))).toHaveLength(1);
  });

  it('gives the last five uses to exactly five of thirty owners (R-COUPON-RACE-FREE, R-COUPON-REDEEM)', async () => {
    await setCoupons(server, { FREE50: { applies_left: 5 } });
    const owners = await Promise.all(Array.from({ length: 30 }, () => register(server)));
    const outcomes = await Promise.allSettled(owners.map((owner) => redeem(owner)));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(
      Array.from({ length: 25 }, () => 'coupon/redeem-failed'),
    );
    expect(await usesLeft(server, 'FREE50')).toBe(0);
    expect(Object.keys(await server.readCollection('Subscriptions'))).toHaveLength(5);
    expect(Object.keys(await server.readCollection('Redemptions'))).toHaveLength(5);
    expect(Object.keys(await server.readCollection('mail'))).toHaveLength(5);
  });

  it('leaves one subscription when a payment and a free coupon race, and cancels the payment that lost', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    const confirmed = await Promise.all([redeem(owner), activate(server, owner, id)]);
    expect(confirmed[0]).toEqual(confirmed[1]);
    const [record] = Object.values(await server.readCollection('Subscriptions'));
    const paid = record?.['subscriptionID'] === id;
    expect((await server.ledger())[0]?.status).toBe(paid ? 'ACTIVE' : 'CANCELLED');
    expect(await usesLeft(server, 'FREE50')).toBe(paid ? 50 : 49);
  });

  it.each([
    ['', 'coupon/not-validated'],
    ['LAUNCH', 'coupon/not-validated'],
    ['GONE', 'coupon/redeem-failed'],
    ['constructor', 'coupon/redeem-failed'],
    ['__proto__', 'coupon/redeem-failed'],
    ['FREE50.applies_left', 'coupon/redeem-failed'],
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

  it('answers with the subscription an owner already pays for, and spends nothing', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    const subscription = await activate(server, owner, id);
    expect(await redeem(owner)).toEqual(subscription);
    expect(await usesLeft(server, 'FREE50')).toBe(50);
  });

  it('fails without spending anything when the stand-in is missing', async () => {
    const owner = await register(server);
    await server.store.delete({ collection: 'Credentials', id: 'Mock' });
    await expect(redeem(owner)).rejects.toEqual(refusal('checkout/free-failed'));
    expect(await usesLeft(server, 'FREE50')).toBe(50);
  });
});
