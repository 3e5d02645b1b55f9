import { describe, expect, it } from 'vitest';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { server, letWebhooksArrive, startServerForEachTest } from './eachServer.ts';
import { account, agree, subscribe } from './subscribed.ts';

startServerForEachTest();
letWebhooksArrive();

describe('a change in the trial', () => {
  it('extends no trial at a PayPal that restarts the plan, is reported to an operator, and is the last (R-CHANGE-TRIAL)', async () => {
    await server.control('PUT', '/settings', { singleUnitTiers: 'accepted', revisions: 'restart' });
    const { owner, id } = await subscribe(server, { posDevices: 1 });
    await server.advanceDays(5);
    await agree(server, { owner, id, posDevices: 2 });
    expect((await server.ledger())[0]?.sales).toMatchObject([{ amount: listedPrice('Monthly', 2).amount }]);
    expect(server.lines.filter((line) => line.includes('a change moved the next charge'))).toHaveLength(1);
    await expect(agree(server, { owner, id, posDevices: 1 })).rejects.toMatchObject({
      code: 'account/not-changeable',
    });
    await server.advanceDays(32);
    await expect(agree(server, { owner, id, posDevices: 1 })).resolves.toBeUndefined();
  });

  it.each([
    ['in the read that finds the consent', 0],
    ['in a later one', 1],
  ])(
    'that moves the first charge without one, in PayPal’s words %s, gives no time beyond the trial',
    async (_, before) => {
      const { owner, id } = await subscribe(server, { posDevices: 1 });
      const { trialEndsAt } = (await account(server, owner)).subscription;
      const { payments } = server;
      let reads = 0;
      server.payments = {
        ...payments,
        async readSubscription(asked) {
          const read = await payments.readSubscription(asked);
          const nextBillingTime = new Date(Date.parse(trialEndsAt) + 30 * 24 * 60 * 60_000).toISOString();
          if (read.posDevices === 2) reads += 1;
          return reads > before ? { ...read, nextBillingTime } : read;
        },
      };
      await agree(server, { owner, id, posDevices: 2 });
      await syncSubscription(server, id);
      expect(server.lines.filter((line) => line.includes('a change moved the next charge'))).toHaveLength(1);
      expect((await cancelSubscription(server, { owner, reason: null })).accessUntil).toBe(trialEndsAt);
    },
  );
});
