import { describe, expect, it } from 'vitest';
import { startSubscription } from './asShown.ts';
import { cancel, letWebhooksArrive, server, startServerForEachTest } from './eachServer.ts';
import { pay, recordOf, subscribe } from './subscribed.ts';
import { register, start } from './testServer.ts';

describe('returning', () => {
  startServerForEachTest();
  letWebhooksArrive();

  it('is possible while no plan is on sale for first-time owners, because returning owners get another plan', async () => {
    const { owner } = await subscribe(server);
    await cancel(owner);
    await server.settled();
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
