import { describe, expect, it } from 'vitest';
import type { ShownChange, ShownOffer } from '#domain/contract.ts';
import { previewChange, requestChange } from '#functions/account/change/changeRequests.ts';
import { shownNow, startSubscription } from './asShown.ts';
import { cancel, letWebhooksArrive, server, startServerForEachTest } from './eachServer.ts';
import { account, pay, subscribe } from './subscribed.ts';
import { register } from './testServer.ts';

startServerForEachTest();
letWebhooksArrive();

const changed = { code: 'checkout/price-changed' };
const order = { plan: 'Monthly', code: null } as const;

describe('a subscription is refused, and no sentence is stored (R-CHECKOUT-PRICE-CHANGED),', () => {
  it.each<[string, Partial<ShownOffer>]>([
    ['price', { total: 4_900 }],
    ['currency', { currency: 'EUR' }],
    ['interval', { interval: 'year' }],
    ['trial', { trialDays: 14 }],
    ['first charge', { firstChargeAt: '2027-03-01T10:00:00.000Z' }],
  ])('if its page showed another %s', async (_, difference) => {
    const owner = await register(server);
    const shown = { ...(await shownNow(server, { owner, ...order })), ...difference };
    await expect(startSubscription(server, { owner, ...order, shown })).rejects.toMatchObject(changed);
    expect(await server.readCollection('Checkouts')).toEqual({});
  });

  it('if the owner has used the trial since', async () => {
    const owner = await register(server);
    const shown = await shownNow(server, { owner, ...order });
    await pay(server, owner);
    await cancel(owner);
    await server.settled();
    const opened = Object.keys(await server.readCollection('Checkouts'));
    await expect(startSubscription(server, { owner, ...order, shown })).rejects.toMatchObject(changed);
    expect(Object.keys(await server.readCollection('Checkouts'))).toEqual(opened);
    const now = await shownNow(server, { owner, ...order });
    expect(await startSubscription(server, { owner, ...order, shown: now })).toMatchObject({
      outcome: 'toApprove',
    });
  });
});

describe('a change is refused, and nothing waits,', () => {
  const wanted = { plan: 'Yearly', posDevices: 2 } as const;

  it.each<[string, Partial<ShownChange>]>([
    ['price', { total: 34_800 }],
    ['currency', { currency: 'EUR' }],
    ['interval', { interval: 'month' }],
    ['first charge', { from: '2027-03-01T10:00:00.000Z' }],
  ])('if its page showed another %s', async (_, difference) => {
    const { owner } = await subscribe(server);
    const shown = await previewChange(server, { owner, wanted });
    const other = { ...shown, ...difference };
    await expect(requestChange(server, { owner, wanted, shown: other })).rejects.toMatchObject(changed);
    expect((await account(server, owner)).waitingChange).toBeNull();
    await expect(requestChange(server, { owner, wanted, shown })).resolves.toMatchObject({
      approveUrl: expect.any(String),
    });
  });
});
