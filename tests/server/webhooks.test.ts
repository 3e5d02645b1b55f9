import { describe, expect, it } from 'vitest';
import { activateSubscription } from '#functions/checkout/activation.ts';
import type { PaymentProvider } from '#functions/payments/PaymentProvider.ts';
import { emptyOutbox } from '#functions/cancel/outbox.ts';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { handleWebhook } from '#functions/sync/webhooks.ts';
import { server, startServerForEachTest, statusAtPayPal } from './eachServer.ts';
import { activate, deliveryOf, register, start } from './testServer.ts';

startServerForEachTest();

const minute = 60_000;
const day = 24 * 60 * minute;

async function record(email: string) {
  return server.store.get({ collection: 'Subscriptions', id: email });
}

const event = (type: string, resource: object, id = 'WH-1') =>
  JSON.stringify({ id, event_type: type, resource });

const inventedSignature = {
  'paypal-transmission-id': '1',
  'paypal-transmission-time': new Date().toISOString(),
  'paypal-transmission-sig': 'c2lnbmF0dXJl',
  'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
  'paypal-auth-algo': 'SHA256withRSA',
};

const anyDelivery = deliveryOf({}, '');

/** The server's payment provider, for which every webhook is this genuine event. */
const reporting = (type: string, subscriptionId: string, id = 'WH-1'): PaymentProvider => ({
  ...server.payments,
  verifyWebhook: async () => ({ verdict: 'genuine', event: { id, type, subscriptionId } }),
});

describe('a webhook', () => {
  it('finishes an approval whose browser vanished, once, however often it is delivered (R-CHARGE-LOST-BROWSER)', async () => {
    server.webhooks.arrive = true;
    await server.control('POST', '/faults', { on: 'webhooks', deliver: 'twice' });
    const owner = await register(server, { posDevices: 2 });
    const id = await start(server, owner, { code: 'LAUNCH' });
    await server.approve(id);
    await server.settled();
    expect(await record(owner.email)).toMatchObject({ subscriptionID: id, status: 'active' });
    expect(Object.keys(await server.readCollection('mail'))).toHaveLength(1);
    expect(Object.keys(await server.readCollection('Redemptions'))).toHaveLength(1);
    expect(await activate(server, owner, id)).toMatchObject({ subscriptionId: id });
    expect(new Set(server.webhooks.answers)).toEqual(new Set([200]));
  });

  it('makes one subscription together with the browser (R-CHARGE-ONE)', async () => {
    server.webhooks.arrive = true;
    const owner = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    await Promise.all([activate(server, owner, id), server.settled()]);
    expect(Object.keys(await server.readCollection('Subscriptions'))).toEqual([owner.email]);
    expect(Object.keys(await server.readCollection('mail'))).toHaveLength(1);
    expect(await statusAtPayPal(id)).toBe('ACTIVE');
  });

  it("leaves room for the order's id, which only the slower browser knows", async () => {
    server.webhooks.arrive = true;
    const owner = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    await server.settled();
    await activateSubscription(server, { owner, subscriptionId: id, orderId: '9AB12345CD678901E' });
    expect(await record(owner.email)).toMatchObject({ orderID: '9AB12345CD678901E' });
  });

  it('finds the checkout by what PayPal has when our own note was lost with a crash', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    const [checkoutId = ''] = Object.keys(await server.readCollection('Checkouts'));
    await server.store.delete({ collection: 'PayPalSubscriptions', id });
    await server.store.update({ collection: 'Checkouts', id: checkoutId }, [
      { path: ['subscriptionId'], value: null },
    ]);
    server.webhooks.arrive = true;
    await server.approve(id);
    await server.settled();
    expect(await record(owner.email)).toMatchObject({ subscriptionID: id });
  });

  it('records an approval of a checkout that was given up long ago', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    server.advanceClock(5 * day);
    await finishInterrupted(server);
    server.webhooks.arrive = true;
    await server.approve(id);
    await server.settled();
    expect(await record(owner.email)).toMatchObject({ subscriptionID: id });
  });

  it("follows PayPal's state: suspended, active again, cancelled (R-DATA-STATUS)", async () => {
    server.webhooks.arrive = true;
    const owner = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    await server.settled();
    for (const [move, status] of [
      ['suspend', 'suspended'],
      ['activate', 'active'],
      ['cancel', 'cancelled'],
    ]) {
      await server.control('POST', `/subscriptions/${id}/${move}`);
      await server.settled();
      expect(await record(owner.email)).toMatchObject({ status });
    }
  });

  it('does not wake a cancelled subscription when an older event arrives late', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    await activate(server, owner, id);
    await server.control('POST', `/subscriptions/${id}/cancel`);
    for (const type of ['CANCELLED', 'ACTIVATED']) {
      const payments = reporting(type, id, `WH-${type}`);
      expect(await handleWebhook({ ...server, payments }, anyDelivery)).toBe(200);
    }
    expect(await record(owner.email)).toMatchObject({ status: 'cancelled' });
  });

  it.each([
    ['without a signature', {}, event('BILLING.SUBSCRIPTION.ACTIVATED', { id: 'I-1' }), 401],
    [
      'with an invented signature',
      inventedSignature,
      event('BILLING.SUBSCRIPTION.ACTIVATED', { id: 'I-1' }),
      401,
    ],
    ['that is not JSON', inventedSignature, 'I-1', 400],
    ['that closes our own request early', inventedSignature, '{}, "webhook_id": "other"', 400],
    ['that is not an event', inventedSignature, '{"id":"WH-1"}', 400],
  ])('%s is refused and leaves no trace', async (_what, given, rawBody, answer) => {
    const owner = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    expect(await handleWebhook(server, deliveryOf(given, rawBody.replace('I-1', id)))).toBe(answer);
    expect(await server.readCollection('WebhookEvents')).toEqual({});
    expect(await record(owner.email)).toBeUndefined();
  });

  it('is not marked as handled when its effect failed, so that PayPal sends it again', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    const payments = reporting('ACTIVATED', id);
    const broken = { ...payments, readSubscription: () => Promise.reject(new Error('out of reach')) };
    await expect(handleWebhook({ ...server, payments: broken }, anyDelivery)).rejects.toThrow('out of reach');
    expect(await server.readCollection('WebhookEvents')).toEqual({});
    expect(await handleWebhook({ ...server, payments }, anyDelivery)).toBe(200);
    expect(await record(owner.email)).toMatchObject({ subscriptionID: id });
    expect(await server.readCollection('WebhookEvents')).toMatchObject({ 'WH-1': { handled: true } });
  });

  it("about somebody else's subscription is answered and changes nothing", async () => {
    const payments = reporting('ACTIVATED', 'I-NOTOURS0001');
    expect(await handleWebhook({ ...server, payments }, anyDelivery)).toBe(200);
    expect(await server.readCollection('Subscriptions')).toEqual({});
  });
});

describe('the reconciler', () => {
  it('finishes an approval whose browser vanished and whose webhook was lost (R-CHARGE-LOST-BROWSER)', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    server.advanceClock(3 * minute);
    await finishInterrupted(server);
    expect(await record(owner.email)).toMatchObject({ subscriptionID: id, status: 'active' });
    expect(Object.keys(await server.readCollection('mail'))).toHaveLength(1);
  });

  it('names the day PayPal charges, counted from the approval, however late the record is written', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    const { statusSince, createTime, nextBillingTime } = await server.payments.readSubscription(id);
    server.advanceClock(2 * day);
    await finishInterrupted(server);
    expect(await record(owner.email)).toMatchObject({
      billing: { trial_ends: new Date(String(nextBillingTime)), created: new Date(String(statusSince)) },
      subscriptionDetails: { create_time: createTime },
    });
  });

  it('leaves a checkout alone while its browser may still be at work', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    await finishInterrupted(server);
    expect(await record(owner.email)).toBeUndefined();
  });

  it('forgets a checkout that was not approved within four days', async () => {
    const owner = await register(server);
    await start(server, owner);
    server.advanceClock(5 * day);
    await finishInterrupted(server);
    expect(Object.values(await server.readCollection('Checkouts'))).toEqual([
      expect.objectContaining({ state: 'abandoned' }),
    ]);
  });

  it('cancels a second subscription at PayPal that could not be cancelled at once', async () => {
    const owner = await register(server);
    const first = await start(server, owner);
    const second = await start(server, owner, { plan: 'Yearly' });
    await server.approve(first);
    await server.approve(second);
    await activate(server, owner, first);
    await server.control('POST', '/faults', {
      on: 'request',
      method: 'POST',
      path: '/v1/billing/subscriptions/*/cancel',
      status: 503,
      times: 3,
    });
    expect(await activate(server, owner, second)).toMatchObject({ subscriptionId: first });
    expect(await statusAtPayPal(second)).toBe('ACTIVE');
    server.advanceClock(2 * minute);
    await emptyOutbox(server);
    expect(await statusAtPayPal(second)).toBe('CANCELLED');
    expect(await statusAtPayPal(first)).toBe('ACTIVE');
    expect(Object.values(await server.readCollection('Outbox'))).toEqual([
      expect.objectContaining({ state: 'done' }),
    ]);
  });

  it('goes on with the others when one checkout fails', async () => {
    const owners = [await register(server), await register(server)];
    const ids: string[] = [];
    for (const owner of owners) ids.push(await start(server, owner));
    for (const id of ids) await server.approve(id);
    server.advanceClock(3 * minute);
    const [failing = ''] = ids;
    const payments = {
      ...server.payments,
      readSubscription: (id: string) =>
        id === failing ? Promise.reject(new Error('out of reach')) : server.payments.readSubscription(id),
    };
    await finishInterrupted({ ...server, payments });
    expect(Object.keys(await server.readCollection('Subscriptions'))).toEqual([owners[1]?.email]);
  });

  it('goes on with the others when a stored checkout or cancellation is not one', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    server.advanceClock(3 * minute);
    const unwanted = await start(server, await register(server));
    await server.approve(unwanted);
    await server.store.set({ collection: 'Checkouts', id: '0' }, { state: 'open', currency: 'tacos' });
    await server.store.set(
      { collection: 'Outbox', id: '0' },
      {
        state: 'waiting',
        reason: 'none',
        next_try: server.now(),
      },
    );
    await server.store.set(
      { collection: 'Outbox', id: `cancel-${unwanted}` },
      { state: 'waiting', subscription_id: unwanted, reason: 'duplicate', next_try: server.now() },
    );
    await finishInterrupted(server);
    await emptyOutbox(server);
    expect(await record(owner.email)).toMatchObject({ subscriptionID: id });
    expect(await statusAtPayPal(unwanted)).toBe('CANCELLED');
  });

  it('goes on with its other jobs when one fails, says which, and is seen to have failed', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    await activate(server, owner, id);
    server.advanceClock(5.5 * 24 * 60 * minute);
    const find = server.store.find.bind(server.store);
    server.store.find = (collection, query) =>
      query?.upTo?.field === 'nextCheck' ? Promise.reject(new Error('no index')) : find(collection, query);
    const mailsBefore = Object.keys(await server.readCollection('mail')).length;
    await expect(finishInterrupted(server)).rejects.toThrow('scheduled jobs failed');
    server.store.find = find;
    expect(server.lines.join('\n')).toContain('"job":"reconcileCheckouts"');
    expect(Object.keys(await server.readCollection('mail')).length).toBe(mailsBefore + 1);
  });
});

describe('the logs', () => {
  it('name no owner and no whole subscription id', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    await activate(server, owner, id);
    const text = server.lines.join('\n');
    expect(server.lines.length).toBeGreaterThan(0);
    expect(text).not.toContain(owner.email);
    expect(text).not.toContain('@');
  });
});
