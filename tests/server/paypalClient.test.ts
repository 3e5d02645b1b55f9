import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PayPalClient } from '#functions/paypal/PayPalClient.ts';
import { restClient } from '#functions/paypal/restClient.ts';
import { sandboxClientSecret } from '#sandbox/paypal/simulator.ts';
import { plantSeed } from '#sandbox/seed/plant.ts';
import { openWorld, register, signatureOf, start, type TestWorld } from './world.ts';

let world: TestWorld;

beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.stop());

const account = { collection: 'Credentials', id: 'PayPal' };

/** A client without a token in its memory, as a new instance of the functions has. */
function newInstance(changes: { secret?: string } = {}): PayPalClient {
  return restClient({
    store: world.store,
    secret: () => changes.secret ?? sandboxClientSecret,
    now: world.now,
    sandbox: true,
  });
}

async function requestsTo(path: string): Promise<number> {
  const { requests } = (await world.control('GET', '/log')) as { requests: Array<{ path: string }> };
  return requests.filter((request) => request.path === path).length;
}

async function tokenRequestsDuring(work: () => Promise<unknown>): Promise<number> {
  const before = await requestsTo('/v1/oauth2/token');
  await work();
  return (await requestsTo('/v1/oauth2/token')) - before;
}

async function anyPlanId(): Promise<string> {
  const plan = await world.store.get({ collection: 'Plans', id: 'Monthly' });
  return plan?.['paypal_plan_id'] as string;
}

describe('the access token', () => {
  it('is asked for once by a hundred calls at once', async () => {
    const planId = await anyPlanId();
    await world.store.update(account, [{ path: ['access_token'], value: null }]);
    const client = newInstance();
    const asked = await tokenRequestsDuring(() =>
      Promise.all(Array.from({ length: 100 }, () => client.planTerms(planId))),
    );
    expect(asked).toBe(1);
  });

  it('is shared with the next instance through its document, with the moment it ends', async () => {
    const planId = await anyPlanId();
    await newInstance().planTerms(planId);
    expect(await world.store.get(account)).toMatchObject({
      access_token: expect.any(String),
      expires_in: expect.any(Date),
    });
    expect(await tokenRequestsDuring(() => newInstance().planTerms(planId))).toBe(0);
  });

  it('is renewed once when PayPal refuses it to twenty calls at once', async () => {
    const planId = await anyPlanId();
    const client = newInstance();
    await client.planTerms(planId);
    await world.control('POST', '/faults', {
      on: 'request',
      method: 'GET',
      path: '/v1/billing/plans/*',
      revoke: true,
    });
    const asked = await tokenRequestsDuring(() =>
      Promise.all(Array.from({ length: 20 }, () => client.planTerms(planId))),
    );
    expect(asked).toBe(1);
  });

  it('is asked for again when it has ended', async () => {
    const planId = await anyPlanId();
    const client = newInstance();
    await client.planTerms(planId);
    world.later(24 * 60 * 60_000);
    expect(await tokenRequestsDuring(() => client.planTerms(planId))).toBe(1);
  });

  it('of a wrong secret is refused without asking over and over', async () => {
    const planId = await anyPlanId();
    await world.store.update(account, [{ path: ['access_token'], value: null }]);
    const client = newInstance({ secret: 'wrong' });
    const asked = await tokenRequestsDuring(() =>
      expect(client.planTerms(planId)).rejects.toMatchObject({ status: 401 }),
    );
    expect(asked).toBeLessThanOrEqual(2);
  });

  it('and the secret never stand in a document or an error', async () => {
    const failed = await newInstance({ secret: 'wrong-secret-words' })
      .subscription('I-NOSUCHTHING1')
      .catch((error: unknown) => error);
    expect(JSON.stringify(await world.documents('Credentials'))).not.toContain(sandboxClientSecret);
    expect(String((failed as Error).stack)).not.toContain('wrong-secret-words');
  });
});

describe('a request to PayPal', () => {
  it.each([
    ['a dropped line', { drop: 'before' }],
    ['a busy server', { status: 503 }],
    ['too many requests', { status: 429 }],
    ['an answer that is not JSON', { malformed: true }],
  ])('is repeated after %s', async (_what, fault) => {
    const planId = await anyPlanId();
    await world.control('POST', '/faults', {
      on: 'request',
      method: 'GET',
      path: '/v1/billing/plans/*',
      ...fault,
    });
    expect(await newInstance().planTerms(planId)).toMatchObject({ price: 4900 });
  });

  it('is not repeated when PayPal refuses it', async () => {
    const planId = await anyPlanId();
    await world.control('POST', '/faults', {
      on: 'request',
      method: 'GET',
      path: '/v1/billing/plans/*',
      status: 404,
    });
    const before = await requestsTo(`/v1/billing/plans/${planId}`);
    await expect(newInstance().planTerms(planId)).rejects.toMatchObject({ status: 404 });
    expect((await requestsTo(`/v1/billing/plans/${planId}`)) - before).toBe(1);
  });

  it('keeps PayPal’s reference and issue of a refusal', async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    await expect(newInstance().subscription('I-NOSUCHTHING1')).rejects.toMatchObject({
      status: 404,
      issue: 'INVALID_RESOURCE_ID',
      debugId: expect.any(String),
    });
    await expect(newInstance().cancelSubscription({ id, reason: 'never approved' })).resolves.toBeUndefined();
  });
});

describe('a peer that is not PayPal', () => {
  let peer: Server;
  let answer: (path: string) => { status: number; headers?: Record<string, string>; body: string };

  beforeEach(async () => {
    peer = createServer((request, response) => {
      const { status, headers, body } = answer(request.url ?? '');
      response.writeHead(status, headers).end(body);
    });
    await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
    const { port } = peer.address() as AddressInfo;
    await world.store.update(account, [
      { path: ['endpoint'], value: `http://127.0.0.1:${port}` },
      { path: ['access_token'], value: 'token' },
      { path: ['expires_in'], value: new Date(Date.now() + 3_600_000) },
    ]);
  });
  afterEach(async () => {
    peer.closeAllConnections();
    await new Promise((resolve) => peer.close(resolve));
  });

  it('cannot send the merchant’s token elsewhere by a redirect', async () => {
    const visited: string[] = [];
    answer = (path) => {
      visited.push(path);
      return path === '/elsewhere'
        ? { status: 200, body: '{}' }
        : { status: 302, headers: { location: '/elsewhere' }, body: '' };
    };
    await expect(newInstance().subscription('I-1')).rejects.toMatchObject({ status: 0 });
    expect(visited).not.toContain('/elsewhere');
  });

  it.each([
    ['an endless answer', `{"id":"${'x'.repeat(5_000_000)}"}`],
    ['an empty answer', ''],
    ['half an answer', '{"id":"I-1"'],
    ['a page', '<html></html>'],
    ['null', 'null'],
    ['an answer without the fields', '{"id":"I-1"}'],
    ['fields of other types', '{"id":1,"status":[],"plan_id":{},"quantity":3,"create_time":null}'],
  ])('is not believed with %s', async (_what, body) => {
    answer = () => ({ status: 200, body });
    await expect(newInstance().subscription('I-1')).rejects.toThrow();
  });

  it('gets an id only as one segment of the path', async () => {
    const visited: string[] = [];
    answer = (path) => {
      visited.push(path);
      return { status: 404, body: '{}' };
    };
    await expect(newInstance().subscription('../../x?y#z')).rejects.toMatchObject({ status: 404 });
    expect(visited).toEqual(['/v1/billing/subscriptions/..%2F..%2Fx%3Fy%23z']);
  });
});

describe('a webhook’s signature', () => {
  it('is checked over the very bytes that came', async () => {
    const deliveries: Array<{ headers: Record<string, string>; rawBody: string }> = [];
    const receiver = createServer((request, response) => {
      let rawBody = '';
      request.setEncoding('utf8').on('data', (text: string) => (rawBody += text));
      request.on('end', () => {
        deliveries.push({ headers: request.headers as Record<string, string>, rawBody });
        response.writeHead(200).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const { port } = receiver.address() as AddressInfo;
    try {
      // Takes the place of the world's own receiver.
      await plantSeed({
        store: world.store,
        paypalUrl: world.paypalUrl,
        siteUrl: `http://127.0.0.1:${port}`,
      });
      const owner = await register(world);
      await world.approve(await start(world, owner));
      await world.settled();
    } finally {
      receiver.closeAllConnections();
      await new Promise((resolve) => receiver.close(resolve));
    }
    const [delivery] = deliveries;
    if (!delivery) throw new Error('no webhook was delivered');
    const signature = signatureOf(delivery.headers);
    const { rawBody } = delivery;
    expect(await world.paypal.isGenuine({ signature, rawBody })).toBe(true);
    const rewritten = JSON.stringify(JSON.parse(rawBody));
    expect(await world.paypal.isGenuine({ signature, rawBody: rewritten })).toBe(false);
    const forged = rawBody.replace('APPROVAL_PENDING', 'ACTIVE');
    expect(forged).not.toBe(rawBody);
    expect(await world.paypal.isGenuine({ signature, rawBody: forged })).toBe(false);
  });
});
