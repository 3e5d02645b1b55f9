import { beforeEach, describe, expect, it } from 'vitest';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import { findOfferFor } from '#functions/coupons/coupons.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { subscriptionRef } from '#functions/documents/subscription.ts';
import { statusOf } from '#functions/account/status.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { startSubscription } from './asShown.ts';
import { cancel, server, startServerForEachTest, statusAtPayPal } from './eachServer.ts';
import { account, pay, subscribe } from './subscribed.ts';
import { activate, register, start } from './testServer.ts';

// The account stays the same while its address changes: the owner's subscription and paid time move with it.

startServerForEachTest();
beforeEach(() => {
  server.webhooks.arrive = true;
});

const moved = (owner: VerifiedOwner): VerifiedOwner => ({ ...owner, email: `moved-${owner.email}` });

async function addressesOnRecord(): Promise<string[]> {
  return Object.keys(await server.readCollection('Subscriptions'));
}

async function chargedOn(): Promise<string[]> {
  await server.settled();
  return (await server.ledger()).filter(({ status }) => status === 'ACTIVE').map(({ id }) => id);
}

const ordering = (owner: VerifiedOwner) => startSubscription(server, { owner, plan: 'Monthly', code: null });

describe('an owner with a subscription under an old address', () => {
  it('does not pay for a second one opened before registering again (R-CHARGE-ONCE)', async () => {
    const owner = await register(server);
    const first = await start(server, owner);
    const later = await register(server, {}, moved(owner));
    const second = await pay(server, later, 'Yearly');
    await server.approve(first);
    await syncSubscription(server, first);
    expect(await chargedOn()).toEqual([second]);
    expect(await account(server, later)).toMatchObject({ subscription: { subscriptionId: second } });
    expect(await statusAtPayPal(first)).toBe('CANCELLED');
  });

  it('sees it, pays once and can cancel, even if the new address has an ended subscription', async () => {
    const { owner, id } = await subscribe(server);
    const later = moved(owner);
    const imported = { status: 'cancelled', subscriptionID: 'I-IMPORTED', charge_period: 'Monthly' };
    await server.store.set(subscriptionRef(later.email), { ...imported, email: later.email });
    expect(await ordering(later)).toMatchObject({
      outcome: 'recorded',
      subscription: { subscriptionId: id },
    });
    expect(await account(server, later)).toMatchObject({ subscription: { subscriptionId: id } });
    await cancel(later);
    expect(await chargedOn()).toEqual([]);
  });

  it('gets that subscription for a free coupon, and spends no use', async () => {
    const { owner, id } = await subscribe(server);
    const redeemed = await redeemFreeCoupon(server, { owner: moved(owner), plan: 'Monthly', code: 'FREE50' });
    expect(redeemed).toMatchObject({ subscriptionId: id });
    expect(await server.readCollection('Redemptions')).toEqual({});
    expect(await addressesOnRecord()).toEqual([owner.email]);
  });
});

it('a coupon that the account has used under an earlier address is refused, for free and for a discount', async () => {
  const owner = await register(server, { posDevices: 1 });
  await redeemFreeCoupon(server, { owner, plan: 'Monthly', code: 'FREE50' });
  await cancel(owner);
  const second = await register(server, { posDevices: 1 }, moved(owner));
  await expect(findOfferFor(server.store, 'FREE50', second)).rejects.toMatchObject({
    code: 'coupon/invalid',
  });
  const again = redeemFreeCoupon(server, { owner: second, plan: 'Monthly', code: 'FREE50' });
  await expect(again).rejects.toMatchObject({ code: 'coupon/redeem-failed' });

  const id = await start(server, second, { code: 'LAUNCH' });
  await server.approve(id);
  await activate(server, second, id);
  await cancel(second);
  const third = await register(server, { posDevices: 1 }, moved(second));
  const discounted = startSubscription(server, { owner: third, plan: 'Monthly', code: 'LAUNCH' });
  await expect(discounted).rejects.toMatchObject({ code: 'coupon/invalid' });
  expect(Object.keys(await server.readCollection('Redemptions'))).toHaveLength(2);
});

it('an imported record without our fields does not lock its owner out', async () => {
  const owner = await register(server);
  await server.store.set(
    { collection: 'Subscriptions', id: owner.email },
    { status: 'active', subscriptionID: 'I-IMPORTED', charge_period: 'Yearly', currency: 'USD' },
  );
  expect((await statusOf(server, owner)).subscription).toMatchObject({
    planName: 'Yearly',
    interval: 'year',
  });
});
