import { beforeEach, describe, expect, it } from 'vitest';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import { findOfferFor } from '#functions/coupons/coupons.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { subscriptionRef } from '#functions/documents/subscription.ts';
import { startSubscription } from '#functions/checkout/startSubscription.ts';
import { statusOf } from '#functions/account/status.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { foundAtPayPal, server, startServerForEachTest, statusAtPayPal } from './eachServer.ts';
import { account, inbox, pay, subscribe, daysToCharge } from './subscribed.ts';
import { activate, register, start } from './testServer.ts';

// The account stays the same while its address changes: the owner's subscription and paid time move with it.

startServerForEachTest();
beforeEach(() => {
  server.webhooks.arrive = true;
});

const moved = (owner: VerifiedOwner): VerifiedOwner => ({ ...owner, email: `moved-${owner.email}` });

const cancel = (owner: VerifiedOwner) => cancelSubscription(server, { owner, reason: null });

/** An owner who has cancelled during a charged month. */
async function leaveInPaidMonth(): Promise<VerifiedOwner> {
  const { owner } = await subscribe(server);
  await server.advanceDays(daysToCharge);
  await cancel(owner);
  await server.settled();
  return owner;
}

async function addressesOnRecord(): Promise<string[]> {
  return Object.keys(await server.readCollection('Subscriptions'));
}

/** Subscriptions that PayPal continues to charge. */
async function chargedOn(): Promise<string[]> {
  await server.settled();
  return (await server.ledger()).filter(({ status }) => status === 'ACTIVE').map(({ id }) => id);
}

const ordering = (owner: VerifiedOwner) => startSubscription(server, { owner, plan: 'Monthly', code: null });

describe('an owner who has cancelled and registers again under a new address', () => {
  it('keeps the paid time and the receipts (R-BACK-TERMS)', async () => {
    const owner = await leaveInPaidMonth();
    const before = await account(server, owner);
    const later = await register(server, { posDevices: 3 }, moved(owner));
    expect(await statusOf(server, later)).toMatchObject({ comeBack: { firstChargeAt: before.accessUntil } });
    expect(await account(server, later)).toMatchObject({ state: 'cancelled', receipts: before.receipts });
    expect(await addressesOnRecord()).toEqual([later.email]);

    const id = await pay(server, later);
    const after = await account(server, later);
    expect(after).toMatchObject({
      subscription: { subscriptionId: id, trialDays: 0 },
      nextCharge: { at: before.accessUntil },
      receipts: before.receipts,
    });
    expect(before.receipts).toHaveLength(1);
    expect((await foundAtPayPal(id))?.sales).toEqual([]);
    expect(await inbox(server, later, 'Welcome back')).toHaveLength(1);
    expect(await addressesOnRecord()).toEqual([later.email]);
  });

  it('can do so again under a third', async () => {
    const owner = await leaveInPaidMonth();
    const { accessUntil, receipts } = await account(server, owner);
    const second = await register(server, {}, moved(owner));
    const third = await register(server, {}, moved(second));
    await pay(server, third);
    expect(await account(server, third)).toMatchObject({ nextCharge: { at: accessUntil }, receipts });
  });

  it('leaves nothing to another account that now has the old address', async () => {
    const owner = await leaveInPaidMonth();
    await register(server, {}, moved(owner));
    const other = await register(server, {}, { ...owner, uid: 'somebody-else' });
    expect((await statusOf(server, other)).comeBack).toEqual({ firstChargeAt: null });
  });

  it('keeps the longer time if the new address has an ended subscription too', async () => {
    const owner = await leaveInPaidMonth();
    const { accessUntil, receipts } = await account(server, owner);
    const later = moved(owner);
    const imported = { status: 'cancelled', subscriptionID: 'I-IMPORTED', charge_period: 'Monthly' };
    await server.store.set(subscriptionRef(later.email), { ...imported, email: later.email });
    await register(server, {}, later);
    expect(await account(server, later)).toMatchObject({ accessUntil, receipts });
    await pay(server, later);
    expect(await account(server, later)).toMatchObject({ nextCharge: { at: accessUntil }, receipts });
    expect(Object.keys(await server.readCollection('PastSubscriptions'))).toContain('I-IMPORTED');
  });

  it('and approves an earlier checkout is charged at the end of the paid time', async () => {
    const owner = await leaveInPaidMonth();
    const { accessUntil, receipts } = await account(server, owner);
    const id = await start(server, owner);
    const later = await register(server, { posDevices: 3 }, moved(owner));
    await server.approve(id);
    await syncSubscription(server, id);
    expect(await account(server, later)).toMatchObject({
      subscription: { subscriptionId: id },
      nextCharge: { at: accessUntil },
      receipts,
    });
    expect(await addressesOnRecord()).toHaveLength(1);
  });
});

describe('an owner whose address changes while they pay to return', () => {
  it('keeps the paid time and the receipts', async () => {
    const owner = await leaveInPaidMonth();
    const { accessUntil, receipts } = await account(server, owner);
    const id = await start(server, owner);
    server.webhooks.arrive = false;
    await server.approve(id);
    await activate(server, moved(owner), id);
    expect(await account(server, moved(owner))).toMatchObject({
      subscription: { subscriptionId: id },
      nextCharge: { at: accessUntil },
      receipts,
    });
    expect(await addressesOnRecord()).toEqual([moved(owner).email]);
  });
});

/** An owner whose first subscription is recorded while a second, from another tab, is approved too. */
async function approveTwo() {
  const owner = await register(server);
  const first = await start(server, owner);
  const second = await start(server, owner, { plan: 'Yearly' });
  server.webhooks.arrive = false;
  await server.approve(first);
  await activate(server, owner, first);
  await server.approve(second);
  return { owner, first, second };
}

describe('an owner with a subscription under an old address', () => {
  it('does not pay for a second one opened by another tab', async () => {
    const { owner, first, second } = await approveTwo();
    expect(await activate(server, moved(owner), second)).toMatchObject({ subscriptionId: first });
    expect(await chargedOn()).toEqual([first]);
    expect(await account(server, moved(owner))).toMatchObject({ subscription: { subscriptionId: first } });
  });

  it('does not pay for a second one opened before registering again (R-CHARGE-ONCE)', async () => {
    const owner = await register(server);
    const first = await start(server, owner);
    const later = await register(server, {}, moved(owner));
    const second = await pay(server, later);
    await server.approve(first);
    await syncSubscription(server, first);
    expect(await chargedOn()).toEqual([second]);
    expect(await account(server, later)).toMatchObject({ subscription: { subscriptionId: second } });
    expect(await statusAtPayPal(first)).toBe('CANCELLED');
  });

  it('keeps it if a tab with the former address asks again', async () => {
    const { owner, id: former } = await subscribe(server);
    await cancel(owner);
    const present = await pay(server, owner);
    await expect(activate(server, moved(owner), former)).resolves.toMatchObject({ subscriptionId: present });
    expect(await ordering(moved(owner))).toMatchObject({
      outcome: 'recorded',
      subscription: { subscriptionId: present },
    });
  });

  it('sees it after an event has ended a second one', async () => {
    const { owner, first, second } = await approveTwo();
    await syncSubscription(server, second);
    expect(await activate(server, moved(owner), second)).toMatchObject({ subscriptionId: first });
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

describe('a coupon that the account has used under an earlier address', () => {
  it('is refused, for free and for a discount', async () => {
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
});

describe('a free coupon under a new address', () => {
  it('keeps the earlier receipts, and is found under a third', async () => {
    const owner = await leaveInPaidMonth();
    const { receipts } = await account(server, owner);
    const second = moved(owner);
    await redeemFreeCoupon(server, { owner: second, plan: 'Monthly', code: 'FREE50' });
    expect(await addressesOnRecord()).toEqual([second.email]);
    expect(await account(server, second)).toMatchObject({ state: 'active', receipts });
    expect(await account(server, moved(second))).toMatchObject({ state: 'active', receipts });
  });
});
