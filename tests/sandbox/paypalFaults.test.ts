import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createPlan, createSubscription, issuesOf, openMerchant, textAt, type Merchant } from './merchant.ts';
import { openReceiver } from './webhookReceiver.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

let merchant: Merchant;
let plan: string;

beforeEach(async () => {
  merchant = await openMerchant();
  plan = await createPlan(merchant);
});
afterEach(() => merchant.simulator.stop());

const creation = { on: 'request', method: 'POST', path: '/v1/billing/subscriptions' };
const fault = (value: object) => merchant.control('POST', '/faults', value);
const create = (headers?: Record<string, string>) =>
  merchant.call('POST', '/v1/billing/subscriptions', { plan_id: plan }, headers);

it('a request with a planned fault is refused with the given status and issue, on the second call only', async () => {
  await fault({ ...creation, nth: 2, status: 422, issue: 'USER_ACCOUNT_CLOSED' });
  expect((await create()).status).toBe(201);
  const refused = await create();
  expect(refused.status).toBe(422);
  expect(issuesOf(refused)).toEqual(['USER_ACCOUNT_CLOSED']);
  expect((await create()).status).toBe(201);
});

it('a refused request is refused again under its id, and carried out under another one', async () => {
  const ask = (id: string) => create({ 'PayPal-Request-Id': id });
  await fault({ ...creation, status: 422, issue: 'USER_ACCOUNT_CLOSED' });
  for (const _again of [1, 2]) expect(issuesOf(await ask('refused'))).toEqual(['USER_ACCOUNT_CLOSED']);
  expect((await ask('another')).status).toBe(201);
  await fault({ ...creation, status: 429 });
  for (const status of [429, 201]) expect((await ask('busy')).status).toBe(status);
});

it('the log names requests without their queries, headers or bodies', async () => {
  await create({ 'PayPal-Request-Id': 'checkout-1' });
  const { body } = await merchant.control('GET', '/log');
  expect(body).toHaveProperty(
    'requests',
    expect.arrayContaining([
      {
        time: expect.any(String),
        method: 'POST',
        path: '/v1/billing/subscriptions',
        status: 201,
        requestId: 'checkout-1',
      },
    ]),
  );
  expect(JSON.stringify(body)).not.toMatch(/Bearer|A21AA|sandbox-client-secret/u);
});

describe('the state file', () => {
  let stateFile: string;
  beforeEach(() => {
    stateFile = join(temporaryFolder(onTestFinished), 'deep', 'paypal.json');
  });

  it('keeps plans, subscriptions, webhooks and request ids across a restart', async () => {
    const before = await openMerchant({ stateFile });
    const keptPlan = await createPlan(before);
    const key = { 'PayPal-Request-Id': 'checkout-1' };
    const ask = (one: Merchant) => one.call('POST', '/v1/billing/subscriptions', { plan_id: keptPlan }, key);
    const id = textAt(await ask(before), 'id');
    await before.control('POST', `/subscriptions/${id}/approve`);
    await before.simulator.stop();

    const after = await openMerchant({ stateFile });
    expect((await after.call('GET', `/v1/billing/subscriptions/${id}`)).body).toHaveProperty(
      'status',
      'ACTIVE',
    );
    expect(textAt(await ask(after), 'id')).toBe(id);
    await after.simulator.stop();
    expect(statSync(stateFile).mode & 0o077).toBe(0);
  });

  it('delivers after a restart the events not delivered before, once each and with the same text', async () => {
    const receiver = await openReceiver();
    receiver.answers.push(503);
    const before = await openMerchant({ stateFile, webhookBackoff: [60_000] });
    const webhook = { url: receiver.url, event_types: [{ name: 'BILLING.SUBSCRIPTION.CREATED' }] };
    await before.call('POST', '/v1/notifications/webhooks', webhook);
    await createSubscription(before, await createPlan(before));
    await expect.poll(() => receiver.received.length).toBe(1);
    await before.simulator.stop();

    const after = await openMerchant({ stateFile });
    await after.control('GET', '/settled');
    await after.simulator.stop();
    await receiver.stop();
    const [first, ...others] = receiver.received.map(({ text }) => text);
    expect(others).toEqual([first]);
  });
});
