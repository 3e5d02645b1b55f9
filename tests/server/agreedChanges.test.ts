import { describe, expect, it } from 'vitest';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { server, letWebhooksArrive, startServerForEachTest } from './eachServer.ts';
import { account, agree, inbox, recordOf, subscribe } from './subscribed.ts';

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

async function devices(owner: VerifiedOwner): Promise<number> {
  const record = await recordOf(server, owner);
  const parts = record['payment_parts'] as { additional_devices: { quantity: number } };
  return parts.additional_devices.quantity + 1;
}

describe('the number of devices that counts', () => {
  it('is written with the refund that takes the paid time, before the next comparison (R-CHANGE-DEVICES)', async () => {
    const { owner, id } = await subscribe(server, { posDevices: 3 });
    await server.advanceDays(10);
    await agree(server, { owner, id, posDevices: 1 });
    expect(await devices(owner)).toBe(3);
    const charge = (await account(server, owner)).receipts.find(({ kind }) => kind === 'charge');
    await server.control('POST', `/transactions/${charge?.transactionId}/refund`, {});
    await server.settled();
    expect((await account(server, owner)).subscription).toMatchObject({ countedDevices: null });
    expect(await devices(owner)).toBe(1);
  });

  it('is named with its date, beside the former price, in the one e-mail about the change (R-CHANGE-DEVICES, R-MAIL-EVENTS)', async () => {
    const { owner, id } = await subscribe(server, { posDevices: 1 });
    await server.advanceDays(10);
    await agree(server, { owner, id, posDevices: 3 });
    const [mail, ...others] = await inbox(server, owner, 'has changed');
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(/Tablets: 1 tablet until .+, then 3 tablets\n/u);
    expect(mail?.text).toContain(`Before: Monthly, ${listedPrice('Monthly', 1).text} per month for 1 tablet`);
  });
});
