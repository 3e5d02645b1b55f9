import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { activateSubscription } from '#functions/services/activation.ts';
import { reconcile } from '#functions/services/reconcile.ts';
import { takeWebhook } from '#functions/services/webhooks.ts';
import { activate, openWorld, register, start, type TestWorld } from './world.ts';

let world: TestWorld;

beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.stop());

const minute = 60_000;
const day = 24 * 60 * minute;

async function statusAtPayPal(id: string): Promise<string | undefined> {
  return (await world.ledger()).find((entry) => entry.id === id)?.status;
}

async function record(email: string) {
  return world.store.get({ collection: 'Subscriptions', id: email });
}

const event = (type: string, resource: object, id = 'WH-1') =>
  JSON.stringify({ id, event_type: type, resource });

const signature = {
  transmissionId: '1',
  transmissionTime: new Date().toISOString(),
  transmissionSig: 'c2lnbmF0dXJl',
  certUrl: 'https://api.paypal.com/v1/notifications/certs/CERT-1',
  authAlgo: 'SHA256withRSA',
};

describe('a webhook', () => {
  it('finishes an approval whose browser vanished, once, however often it is delivered', async () => {
    world.webhooks.arrive = true;
    await world.control('POST', '/faults', { on: 'webhooks', deliver: 'twice' });
    const owner = await register(world, { posDevices: 2 });
    const id = await start(world, owner, { code: 'LAUNCH' });
    await world.approve(id);
    await world.settled();
    expect(await record(owner.email)).toMatchObject({ subscriptionID: id, status: 'active' });
    expect(Object.keys(await world.documents('mail'))).toHaveLength(1);
    expect(Object.keys(await world.documents('Redemptions'))).toHaveLength(1);
    expect(await activate(world, owner, id)).toMatchObject({ subscriptionId: id });
    expect(new Set(world.webhooks.answers)).toEqual(new Set([200]));
  });

  it('makes one subscription together with the browser', async () => {
    world.webhooks.arrive = true;
    const owner = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    await Promise.all([activate(world, owner, id), world.settled()]);
    expect(Object.keys(await world.documents('Subscriptions'))).toEqual([owner.email]);
    expect(Object.keys(await world.documents('mail'))).toHaveLength(1);
    expect(await statusAtPayPal(id)).toBe('ACTIVE');
  });

  it("leaves room for the order's id, which only the slower browser knows", async () => {
    world.webhooks.arrive = true;
    const owner = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    await world.settled();
    await activateSubscription(world, { owner, subscriptionId: id, orderId: '9AB12345CD678901E' });
    expect(await record(owner.email)).toMatchObject({ orderID: '9AB12345CD678901E' });
  });

  it('finds the checkout by what PayPal has when our own note was lost with a crash', async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    const [checkoutId = ''] = Object.keys(await world.documents('Checkouts'));
    await world.store.delete({ collection: 'PayPalSubscriptions', id });
    await world.store.update({ collection: 'Checkouts', id: checkoutId }, [
      { path: ['subscriptionId'], value: null },
    ]);
    world.webhooks.arrive = true;
    await world.approve(id);
    await world.settled();
    expect(await record(owner.email)).toMatchObject({ subscriptionID: id });
  });

  it('records an approval of a checkout that was given up long ago', async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    world.later(5 * day);
    await reconcile(world);
    world.webhooks.arrive = true;
    await world.approve(id);
    await world.settled();
    expect(await record(owner.email)).toMatchObject({ subscriptionID: id });
  });

  it("follows PayPal's state: suspended, active again, cancelled", async () => {
    world.webhooks.arrive = true;
    const owner = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    await world.settled();
    for (const [move, status] of [
      ['suspend', 'suspended'],
      ['activate', 'active'],
      ['cancel', 'cancelled'],
    ]) {
      await world.control('POST', `/subscriptions/${id}/${move}`);
      await world.settled();
      expect(await record(owner.email)).toMatchObject({ status });
    }
  });

  it('does not wake a cancelled subscription when an older event arrives late', async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    await activate(world, owner, id);
    await world.control('POST', `/subscriptions/${id}/cancel`);
    const believed = { ...world, paypal: { ...world.paypal, isGenuine: async () => true } };
    for (const type of ['CANCELLED', 'ACTIVATED']) {
      const rawBody = event(`BILLING.SUBSCRIPTION.${type}`, { id, status: 'ACTIVE' }, `WH-${type}`);
      expect(await takeWebhook(believed, { signature, rawBody })).toBe(200);
    }
    expect(await record(owner.email)).toMatchObject({ status: 'cancelled' });
  });

  it.each([
    ['without a signature', null, event('BILLING.SUBSCRIPTION.ACTIVATED', { id: 'I-1' }), 401],
    ['with an invented signature', signature, event('BILLING.SUBSCRIPTION.ACTIVATED', { id: 'I-1' }), 401],
    ['that is not JSON', signature, 'I-1', 400],
    ['that closes our own request early', signature, '{}, "webhook_id": "other"', 400],
    ['that is not an event', signature, '{"id":"WH-1"}', 400],
  ])('%s is refused and leaves no trace', async (_what, given, rawBody, answer) => {
    const owner = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    expect(await takeWebhook(world, { signature: given, rawBody: rawBody.replace('I-1', id) })).toBe(answer);
    expect(await world.documents('WebhookEvents')).toEqual({});
    expect(await record(owner.email)).toBeUndefined();
  });

  it('is not marked as handled when its effect failed, so that PayPal sends it again', async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    const believed = { ...world.paypal, isGenuine: async () => true };
    const broken = { ...believed, subscription: () => Promise.reject(new Error('out of reach')) };
    const rawBody = event('BILLING.SUBSCRIPTION.ACTIVATED', { id });
    await expect(takeWebhook({ ...world, paypal: broken }, { signature, rawBody })).rejects.toThrow(
      'out of reach',
    );
    expect(await world.documents('WebhookEvents')).toEqual({});
    expect(await takeWebhook({ ...world, paypal: believed }, { signature, rawBody })).toBe(200);
    expect(await record(owner.email)).toMatchObject({ subscriptionID: id });
    expect(await world.documents('WebhookEvents')).toMatchObject({ 'WH-1': { handled: true } });
  });

  it("about somebody else's subscription is answered and changes nothing", async () => {
    const believed = { ...world, paypal: { ...world.paypal, isGenuine: async () => true } };
    const rawBody = event('BILLING.SUBSCRIPTION.ACTIVATED', { id: 'I-NOTOURS0001' });
    expect(await takeWebhook(believed, { signature, rawBody })).toBe(200);
    expect(await world.documents('Subscriptions')).toEqual({});
  });
});

describe('the reconciler', () => {
  it('finishes an approval whose browser vanished and whose webhook was lost', async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    world.later(3 * minute);
    await reconcile(world);
    expect(await record(owner.email)).toMatchObject({ subscriptionID: id, status: 'active' });
    expect(Object.keys(await world.documents('mail'))).toHaveLength(1);
  });

  it('names the day PayPal charges, counted from the approval, however late the record is written', async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    const { statusSince, createTime, nextBillingTime } = await world.paypal.subscription(id);
    world.later(2 * day);
    await reconcile(world);
    expect(await record(owner.email)).toMatchObject({
      billing: { trial_ends: new Date(String(nextBillingTime)), created: new Date(String(statusSince)) },
      subscriptionDetails: { create_time: createTime },
    });
  });

  it('leaves a checkout alone while its browser may still be at work', async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    await reconcile(world);
    expect(await record(owner.email)).toBeUndefined();
  });

  it('forgets a checkout that nobody approved within four days', async () => {
    const owner = await register(world);
    await start(world, owner);
    world.later(5 * day);
    await reconcile(world);
    expect(Object.values(await world.documents('Checkouts'))).toEqual([
      expect.objectContaining({ state: 'abandoned' }),
    ]);
  });

  it('cancels a second subscription at PayPal that could not be cancelled at once', async () => {
    const owner = await register(world);
    const first = await start(world, owner);
    const second = await start(world, owner, { plan: 'Yearly' });
    await world.approve(first);
    await world.approve(second);
    await activate(world, owner, first);
    await world.control('POST', '/faults', {
      on: 'request',
      method: 'POST',
      path: '/v1/billing/subscriptions/*/cancel',
      status: 503,
      times: 3,
    });
    await expect(activate(world, owner, second)).rejects.toMatchObject({
      code: 'registration/already-subscribed',
    });
    expect(await statusAtPayPal(second)).toBe('ACTIVE');
    await reconcile(world);
    expect(await statusAtPayPal(second)).toBe('CANCELLED');
    expect(await statusAtPayPal(first)).toBe('ACTIVE');
    expect(Object.values(await world.documents('Outbox'))).toEqual([
      expect.objectContaining({ state: 'done' }),
    ]);
  });

  it('goes on with the others when one checkout fails', async () => {
    const owners = [await register(world), await register(world)];
    const ids: string[] = [];
    for (const owner of owners) ids.push(await start(world, owner));
    for (const id of ids) await world.approve(id);
    world.later(3 * minute);
    const [failing = ''] = ids;
    const paypal = {
      ...world.paypal,
      subscription: (id: string) =>
        id === failing ? Promise.reject(new Error('out of reach')) : world.paypal.subscription(id),
    };
    await reconcile({ ...world, paypal });
    expect(Object.keys(await world.documents('Subscriptions'))).toEqual([owners[1]?.email]);
  });

  it('goes on with the others when a stored checkout or cancellation is not one', async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    world.later(3 * minute);
    const unwanted = await start(world, await register(world));
    await world.approve(unwanted);
    await world.store.set({ collection: 'Checkouts', id: '0' }, { state: 'open', currency: 'tacos' });
    await world.store.set({ collection: 'Outbox', id: '0' }, { state: 'waiting', reason: 'none' });
    await world.store.set(
      { collection: 'Outbox', id: `cancel-${unwanted}` },
      { state: 'waiting', subscription_id: unwanted, reason: 'duplicate' },
    );
    await reconcile(world);
    expect(await record(owner.email)).toMatchObject({ subscriptionID: id });
    expect(await statusAtPayPal(unwanted)).toBe('CANCELLED');
  });
});

describe('a cancellation of what PayPal does not know', () => {
  it('is over: there is nothing to bill, and it keeps nobody waiting', async () => {
    await world.store.set(
      { collection: 'Outbox', id: 'cancel-I-GONE' },
      { state: 'waiting', subscription_id: 'I-GONE', reason: 'duplicate' },
    );
    await reconcile(world);
    expect(await world.documents('Outbox')).toMatchObject({ 'cancel-I-GONE': { state: 'done' } });
    expect(world.lines.join('\n')).toContain('nothing to cancel at PayPal');
  });
});

describe('the logs', () => {
  it('name no owner and no whole subscription id', async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    await activate(world, owner, id);
    const text = world.lines.join('\n');
    expect(world.lines.length).toBeGreaterThan(0);
    expect(text).not.toContain(owner.email);
    expect(text).not.toContain('@');
  });
});
