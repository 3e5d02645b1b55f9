import { describe, expect, it } from 'vitest';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { startSubscription } from '#functions/checkout/startSubscription.ts';
import { statusOf } from '#functions/account/status.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { cancel, letWebhooksArrive, server, startServerForEachTest } from './eachServer.ts';
import { account, pay, recordOf, subscribe, daysToCharge } from './subscribed.ts';
import { register, start } from './testServer.ts';

/** The monthly price of the order made by `subscribe`. */
const three = listedPrice('Monthly', 3);

async function left(days = 0): Promise<{ owner: VerifiedOwner; id: string }> {
  const subscribed = await subscribe(server);
  if (days > 0) await server.advanceDays(days);
  await cancel(subscribed.owner);
  await server.settled();
  return subscribed;
}

describe('returning', () => {
  startServerForEachTest();
  letWebhooksArrive();

  it('after the end is charged today, and keeps the earlier receipts (R-BACK-TERMS, R-BACK-RECEIPTS-KEPT, R-TRIAL-ONCE)', async () => {
    const { owner } = await left(daysToCharge);
    await server.advanceDays(40);
    expect(await statusOf(server, owner)).toMatchObject({ comeBack: { firstChargeAt: null } });
    await register(server, { posDevices: 1 }, owner);
    const id = await pay(server, owner, 'Yearly');
    await syncSubscription(server, id);
    await server.settled();
    const { state, receipts, nextCharge } = await account(server, owner);
    expect(state).toBe('active');
    expect(receipts.map(({ amount }) => amount)).toEqual([listedPrice('Yearly').amount, three.amount]);
    expect(receipts[0]?.periodEnd).toBe(nextCharge?.at);
  });

  it('is possible while no plan is on sale for first-time owners, because returning owners get another plan', async () => {
    const { owner } = await left();
    const ref = { collection: 'Plans', id: 'Monthly' };
    await server.store.update(ref, [{ path: ['paypal_plan_id'], value: 'P-GONE' }]);
    expect((await startSubscription(server, { owner, plan: 'Monthly', code: null })).outcome).toBe(
      'toApprove',
    );
    await server.store.update(ref, [{ path: ['paypal_plan_id'], value: null }]);
    await expect(start(server, await register(server))).rejects.toMatchObject({ code: 'plan/missing' });
    const id = await pay(server, owner);
    expect(await recordOf(server, owner)).toMatchObject({ subscriptionID: id, billing: { trial_days: 0 } });
  });

  it('with a running subscription gives that one, and registers no other (R-ACCESS-OWNER)', async () => {
    const { owner, id } = await subscribe(server);
    await expect(register(server, {}, owner)).rejects.toMatchObject({
      code: 'registration/already-subscribed',
    });
    expect(await startSubscription(server, { owner, plan: 'Yearly', code: null })).toMatchObject({
      outcome: 'recorded',
      subscription: { subscriptionId: id },
    });
  });
});
