import { beforeEach, describe, expect, it, vi } from 'vitest';
import { redacted } from '#functions/runtime/cloudLogs.ts';
import { errorFields } from '#functions/context/context.ts';
import { payPalProvider } from '#functions/paypal/payPalProvider.ts';
import { payPalAccountRef } from '#functions/documents/offers/payPalAccount.ts';
import { planRef } from '#functions/documents/plans.ts';
import { restClient, type RestClientOptions } from '#functions/paypal/http/restClient.ts';
import { sandboxClientSecret } from '#simulator/startSimulator.ts';
import { failAtPayPal, server, startServerForEachTest } from './eachServer.ts';
import { register, start } from './testServer.ts';

startServerForEachTest();

/** A new instance of the functions: with empty memory. */
function newInstance(changes: { secret?: string } = {}): RestClientOptions {
  return {
    store: server.store,
    secret: () => changes.secret ?? sandboxClientSecret,
    now: server.now,
    sandbox: true,
  };
}

async function requestsTo(path: string): Promise<number> {
  const { requests } = (await server.control('GET', '/log')) as { requests: Array<{ path: string }> };
  return requests.filter((request) => request.path === path).length;
}

async function tokenRequestsDuring(work: () => Promise<unknown>): Promise<number> {
  const before = await requestsTo('/v1/oauth2/token');
  await work();
  return (await requestsTo('/v1/oauth2/token')) - before;
}

/** The address of a plan. */
let path: string;
beforeEach(async () => {
  const plan = await server.store.get(planRef('Monthly'));
  path = `/v1/billing/plans/${String(plan?.['paypal_plan_id'])}`;
});

describe('the access token', () => {
  it('is shared with the next instance through its document, with its expiry (R-DATA-CREDENTIALS)', async () => {
    await restClient(newInstance()).get(path);
    expect(await server.store.get(payPalAccountRef)).toMatchObject({
      access_token: expect.any(String),
      expires_in: expect.any(Date),
    });
    expect(await tokenRequestsDuring(() => restClient(newInstance()).get(path))).toBe(0);
  });

  it('is renewed once if PayPal refuses it in twenty simultaneous calls (R-CALL-TOKEN)', async () => {
    const client = restClient(newInstance());
    await client.get(path);
    await failAtPayPal('GET', '/v1/billing/plans/*', { revoke: true });
    const asked = await tokenRequestsDuring(() =>
      Promise.all(Array.from({ length: 20 }, () => client.get(path))),
    );
    expect(asked).toBe(1);
  });

  it('is believed again if PayPal refused it once and hands out the same', async () => {
    const client = restClient(newInstance());
    await client.get(path);
    const { access_token: token } = (await server.store.get(payPalAccountRef)) ?? {};
    const handed = JSON.stringify({ access_token: token, expires_in: 30_000 });
    server.network.break('token', async () => new Response(handed));
    await failAtPayPal('GET', '/v1/billing/plans/*', { status: 401 });
    for (let call = 0; call < 10; call += 1)
      expect(await client.get(path)).toMatchObject({ status: 'ACTIVE' });
    expect(server.network.sent.token).toBe(1);
  });

  it('is requested again after it has expired', async () => {
    const client = restClient(newInstance());
    await client.get(path);
    server.advanceClock(24 * 60 * 60_000);
    expect(await tokenRequestsDuring(() => client.get(path))).toBe(1);
  });

  it('for a wrong secret is refused without repeated requests (R-CALL-TOKEN)', async () => {
    await server.store.update(payPalAccountRef, [{ path: ['access_token'], value: null }]);
    const client = restClient(newInstance({ secret: 'wrong' }));
    const asked = await tokenRequestsDuring(() =>
      expect(client.get(path)).rejects.toMatchObject({
        reason: 'refused',
        status: 401,
        issue: 'invalid_client',
      }),
    );
    expect(asked).toBeLessThanOrEqual(2);
  });

  it('is fetched with a secret that was stored from a file, with a line break at its end', async () => {
    await server.store.update(payPalAccountRef, [{ path: ['access_token'], value: null }]);
    const client = restClient(newInstance({ secret: `${sandboxClientSecret}\n` }));
    expect(await client.get(path)).toMatchObject({ status: 'ACTIVE' });
  });

  it('that PayPal does not find says nothing about a subscription', async () => {
    await server.store.update(payPalAccountRef, [{ path: ['access_token'], value: null }]);
    await failAtPayPal('POST', '/v1/oauth2/token', { status: 404, times: 9 });
    const read = payPalProvider(newInstance()).readSubscription('I-1');
    await expect(read).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('and the secret are never in a document or an error (R-ACCESS-SECRET)', async () => {
    const failed = await payPalProvider(newInstance({ secret: 'wrong-secret-words' }))
      .readSubscription('I-NOSUCHTHING1')
      .catch((error: unknown) => error);
    expect(JSON.stringify(await server.readCollection('Credentials'))).not.toContain(sandboxClientSecret);
    expect(String((failed as Error).stack)).not.toContain('wrong-secret-words');
  });
});

describe('a request to PayPal', () => {
  it('is repeated after a response that is not JSON', async () => {
    await failAtPayPal('GET', '/v1/billing/plans/*', { malformed: true });
    expect(await restClient(newInstance()).get(path)).toMatchObject({ status: 'ACTIVE' });
  });

  it('waits as long as PayPal requests', async () => {
    await failAtPayPal('GET', '/v1/billing/plans/*', { status: 429, retryAfter: 1 });
    const started = Date.now();
    expect(await restClient(newInstance()).get(path)).toMatchObject({ status: 'ACTIVE' });
    expect(Date.now() - started).toBeGreaterThanOrEqual(1_000);
  });

  it.each([
    [400, '<html><body>400 Bad Request</body></html>'],
    [403, '<html><body>403 Forbidden</body></html>'],
    [404, ''],
  ])(
    'that is refused with %i and “%s” was not decided by PayPal, so it may succeed later',
    async (status, body) => {
      server.network.impersonate((_, response) => response.writeHead(status).end(body));
      const read = payPalProvider(newInstance()).readSubscription('I-1');
      await expect(read).rejects.toMatchObject({ reason: 'unavailable', status });
    },
  );

  it.each(['all of them', [null], { issue: 'PERMISSION' }])(
    'that PayPal refuses by name is refused, whatever form its details have: %j',
    async (details) => {
      const refusal = JSON.stringify({ name: 'NOT_AUTHORIZED', details });
      server.network.impersonate((_, response) => response.writeHead(403).end(refusal));
      const read = payPalProvider(newInstance()).readSubscription('I-1');
      await expect(read).rejects.toMatchObject({ reason: 'refused', issue: 'NOT_AUTHORIZED' });
    },
  );

  it('fails immediately if PayPal requests more time than a call has', async () => {
    await failAtPayPal('GET', '/v1/billing/plans/*', { status: 429, retryAfter: 60 });
    const before = await requestsTo(path);
    await expect(restClient(newInstance()).get(path)).rejects.toMatchObject({ reason: 'unavailable' });
    expect((await requestsTo(path)) - before).toBe(1);
  });

  it('that fails says what was asked, of which subscription or checkout, without their whole ids', async () => {
    const read = await payPalProvider(newInstance())
      .readSubscription('I-NOSUCHTHING1')
      .catch((error: unknown) => error);
    expect(redacted(errorFields(read))).toMatchObject({
      operation: 'GET /v1/billing/subscriptions/I-…ING1',
      status: 404,
      issue: 'INVALID_RESOURCE_ID',
      debugId: expect.any(String),
    });
    const orders = '/v1/billing/subscriptions';
    await failAtPayPal('POST', orders, { times: 3, status: 503 });
    const opened = await restClient(newInstance())
      .post(orders, {}, 'checkout-1')
      .catch((error: unknown) => error);
    expect(errorFields(opened)).toMatchObject({
      operation: `POST ${orders}`,
      request: 'checkout-1',
      status: 503,
    });
  });
});

it('a peer that is not PayPal cannot redirect the merchant’s token elsewhere', async () => {
  const visited: Array<string | undefined> = [];
  server.network.impersonate(({ url }, response) => {
    visited.push(url);
    response.writeHead(302, { location: '/elsewhere' }).end();
  });
  await expect(payPalProvider(newInstance()).readSubscription('I-1')).rejects.toMatchObject({ status: 0 });
  expect(visited).not.toContain('/elsewhere');
});

it('the list of events is read however long its events are', async () => {
  // PayPal sends a dispute with the messages and the evidence of both sides.
  const summary = 'm'.repeat(10_000);
  const events = Array.from({ length: 100 }, (_, index) => ({
    id: `WH-${index}`,
    event_type: 'BILLING.SUBSCRIPTION.UPDATED',
    summary,
    resource: { id: 'I-1' },
  }));
  await restClient(newInstance()).get(path);
  server.network.impersonate((_, response) => response.end(JSON.stringify({ events })));
  const listed = payPalProvider(newInstance()).listEvents({ from: server.now(), to: server.now() });
  await expect(listed).resolves.toHaveLength(events.length);
});

it('a webhook’s signature covers exactly the received bytes', async () => {
  server.webhooks.arrive = true;
  const verified = vi.spyOn(server.payments, 'verifyWebhook');
  const owner = await register(server);
  await server.approve(await start(server, owner));
  await server.settled();
  const [delivery] = verified.mock.calls[0] ?? [];
  if (!delivery) throw new Error('no webhook was delivered');
  const { rawBody } = delivery;
  const verify = (body: string) => server.payments.verifyWebhook({ ...delivery, rawBody: body });
  expect(await verify(rawBody)).toMatchObject({ verdict: 'genuine' });
  const rewritten = JSON.stringify(JSON.parse(rawBody));
  expect(await verify(rewritten)).toEqual({ verdict: 'forged' });
  const forged = rawBody.replace('APPROVAL_PENDING', 'ACTIVE');
  expect(forged).not.toBe(rawBody);
  expect(await verify(forged)).toEqual({ verdict: 'forged' });
});
