import { describe, expect, it } from 'vitest';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import { cancel, server, startServerForEachTest, statusAtPayPal } from './eachServer.ts';
import { account, inbox, recordOf, subscribe, daysToCharge } from './subscribed.ts';
import { newOwner, register } from './testServer.ts';

describe('cancelling', () => {
  startServerForEachTest();

  it('in the trial takes effect at PayPal immediately, charges nothing and keeps the trial (R-CANCEL, R-DATA-STATUS)', async () => {
    const { owner, id } = await subscribe(server);
    const { nextCharge } = await account(server, owner);
    const answer = await cancel(owner, 'The season is over');
    expect(answer).toMatchObject({
      state: 'cancelled',
      accessUntil: nextCharge?.at,
      cancelledAt: expect.any(String),
      nextCharge: null,
    });
    expect(await statusAtPayPal(id)).toBe('CANCELLED');
    expect(await recordOf(server, owner)).toMatchObject({
      status: 'cancelled',
      cancellation: { reason: 'The season is over' },
    });
    const [mail] = await inbox(server, owner, 'canceled');
    expect(mail?.text).toContain('You won’t be charged again');
    server.webhooks.arrive = true;
    await server.advanceDays(daysToCharge);
    expect(await account(server, owner)).toMatchObject({ state: 'ended', receipts: [] });
  });

  it('after a failed charge ends the access, as the question before it says (R-LEAVE-CONSEQUENCES)', async () => {
    server.webhooks.arrive = true;
    const { owner, id } = await subscribe(server);
    await server.control('POST', `/subscriptions/${id}/fail`);
    await server.advanceDays(daysToCharge);
    await server.settled();
    expect((await account(server, owner)).state).toBe('paymentFailed');
    expect((await cancel(owner)).state).toBe('ended');
  });

  it.each([
    ['Winter \uD83D', 'Winter'],
    ['\uDE00 Winter \u{1F600}', 'Winter \u{1F600}'],
    ['\uD83D', null],
  ])('stores no half of an emoji in the reason %j', async (given, stored) => {
    const owner = await register(server);
    await redeemFreeCoupon(server, { owner, plan: 'Monthly', code: 'FREE50' });
    await cancel(owner, given);
    expect((await recordOf(server, owner))['cancellation']).toMatchObject({ reason: stored });
  });

  it('a free subscription ends at once, and sends PayPal no request (R-CANCEL)', async () => {
    const owner = await register(server);
    await redeemFreeCoupon(server, { owner, plan: 'Monthly', code: 'FREE50' });
    expect((await cancel(owner)).state).toBe('ended');
    expect(await server.readCollection('Outbox')).toEqual({});
    expect(await inbox(server, owner, 'canceled')).toHaveLength(1);
  });

  it('an imported record notifies PayPal too', async () => {
    const owner = newOwner();
    const { id } = await subscribe(server);
    const imported = { status: 'active', subscriptionID: id, charge_period: 'Monthly' };
    await server.store.set({ collection: 'Subscriptions', id: owner.email }, imported);
    expect(['cancelled', 'ended']).toContain((await cancel(owner)).state);
    expect(await statusAtPayPal(id)).toBe('CANCELLED');
  });

  it('again, a day later, keeps its time, reason and end of access', async () => {
    const { owner } = await subscribe(server);
    await cancel(owner, 'Winter');
    await server.settled();
    const before = await recordOf(server, owner);
    server.advanceClock(24 * 60 * 60_000);
    await cancel(owner, 'Summer');
    expect(await recordOf(server, owner)).toEqual(before);
  });

  it('is refused to an owner who never subscribed', async () => {
    await expect(cancel(newOwner())).rejects.toMatchObject({ code: 'account/none' });
  });
});
