import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createPlan, createSubscription, issuesOf, openMerchant, textAt, type Merchant } from './merchant.ts';
import { openReceiver, type Received, type WebhookReceiver } from './webhookReceiver.ts';

let merchant: Merchant;
let receiver: WebhookReceiver;
let webhookId: string;

beforeEach(async () => {
  merchant = await openMerchant();
  receiver = await openReceiver();
  const webhook = { url: receiver.url, event_types: [{ name: '*' }] };
  webhookId = textAt(await merchant.call('POST', '/v1/notifications/webhooks', webhook), 'id');
});
afterEach(async () => {
  await merchant.simulator.stop();
  await receiver.stop();
});

const approve = (id: string) => merchant.control('POST', `/subscriptions/${id}/approve`);
const settled = () => merchant.control('GET', '/settled');

async function firstDelivery(): Promise<Received> {
  await createSubscription(merchant, await createPlan(merchant), { custom_id: 'checkout-1' });
  await settled();
  const [first] = receiver.received;
  if (!first) throw new Error('Nothing was delivered');
  return first;
}

/** Asks PayPal whether a delivery is genuine, with this text as the event. */
function verify({ headers }: Received, eventText: string, changes: Record<string, unknown> = {}) {
  const envelope = {
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
    webhook_id: webhookId,
    ...changes,
  };
  const opening = JSON.stringify(envelope).slice(0, -1);
  return merchant.call(
    'POST',
    '/v1/notifications/verify-webhook-signature',
    `${opening},"webhook_event":${eventText}}`,
  );
}

describe('the signature of a webhook', () => {
  it('is valid for exactly the text that was sent', async () => {
    const delivery = await firstDelivery();
    expect((await verify(delivery, delivery.text)).body).toEqual({ verification_status: 'SUCCESS' });
  });

  it.each([
    ['another webhook', { webhook_id: 'ANOTHER' }],
    ['an inherited name for a webhook', { webhook_id: 'constructor' }],
    ['another transmission', { transmission_id: 'ANOTHER' }],
    ['another time', { transmission_time: '2026-01-01T00:00:00Z' }],
    ['another algorithm', { auth_algo: 'none' }],
    ['a made-up signature', { transmission_sig: 'bWFkZSB1cA==' }],
    ['one that begins like one of 32', { transmission_sig: '+WFkZSB1cA==' }],
  ])('is not genuine for %s', async (_name, changes) => {
    const delivery = await firstDelivery();
    expect((await verify(delivery, delivery.text, changes)).body).toEqual({ verification_status: 'FAILURE' });
  });
});

it('the events that are sent are those that a webhook subscribed to, and none once it is removed', async () => {
  const other = await openReceiver();
  const wanted = { url: other.url, event_types: [{ name: 'BILLING.SUBSCRIPTION.ACTIVATED' }] };
  await merchant.call('POST', '/v1/notifications/webhooks', wanted);
  await merchant.call('DELETE', `/v1/notifications/webhooks/${webhookId}`);
  await approve(await createSubscription(merchant, await createPlan(merchant)));
  await settled();
  await other.stop();
  expect(other.received.map(({ event }) => event.event_type)).toEqual(['BILLING.SUBSCRIPTION.ACTIVATED']);
  expect(receiver.received).toEqual([]);
});

it('only addresses on this machine can be registered, each once', async () => {
  const types = { event_types: [{ name: '*' }] };
  const register = (url: string) => merchant.call('POST', '/v1/notifications/webhooks', { url, ...types });
  expect(issuesOf(await register('https://example.com/hook'))).toEqual(['INVALID_PARAMETER_VALUE']);
  expect(issuesOf(await register(receiver.url))).toEqual(['DUPLICATE_WEBHOOK_URL']);
  expect((await merchant.call('GET', '/v1/notifications/webhooks')).body).toMatchObject({
    webhooks: [{ id: webhookId, url: receiver.url }],
  });
});

it('an event that no webhook accepts is sent again for three days of the simulated clock, 25 times, and then dropped', async () => {
  const hour = 60 * 60_000;
  const patient = await openMerchant({
    webhookBackoff: [10, ...Array.from({ length: 24 }, () => 3 * hour)],
  });
  const closed = await openReceiver();
  onTestFinished(closed.stop);
  onTestFinished(() => patient.simulator.stop());
  const body = { url: closed.url, event_types: [{ name: '*' }] };
  await patient.call('POST', '/v1/notifications/webhooks', body);
  closed.answers.push(...Array.from({ length: 30 }, () => 500));
  await createSubscription(patient, await createPlan(patient));
  await patient.control('GET', '/settled');
  expect(closed.received).toHaveLength(2);
  const advanceTo = new Date(Date.now() + 25 * hour).toISOString();
  await patient.control('PUT', '/clock', { advanceTo });
  expect(closed.received).toHaveLength(2 + 8);
  await patient.control('PUT', '/clock', { advanceDays: 7 });
  expect(closed.received).toHaveLength(26);
  expect(new Set(closed.received.map(({ text }) => text)).size).toBe(1);
});
