import { expect, it } from 'vitest';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { startSubscription } from '../asShown.ts';
import { shareSimulator, simulator } from '../inProcess/sharedForFile.ts';
import { expectInvariants } from '../invariants/invariants.ts';
import { activate, register, start } from '../testServer.ts';
import type { Fault } from '../inProcess/network.ts';

shareSimulator();

const notFound: Fault = async () => Response.json({ name: 'RESOURCE_NOT_FOUND' }, { status: 404 });
const minute = 60_000;

it('a subscription that is never approved and that PayPal forgets closes its checkout, and its owner can subscribe afterwards', async () => {
  const server = await simulator.server();
  await server.control('PUT', '/settings', { unapprovedDays: 3 });
  const owner = await register(server);
  const forgotten = await start(server, owner, { code: 'LAUNCH' });
  for (let days = 0; days < 8; days += 1) {
    await server.time.pass(24 * 60 * minute);
    await finishInterrupted(server);
  }
  expect(server.books.subscriptions[forgotten]).toBeUndefined();
  expect(Object.values(await server.readCollection('Checkouts'))).toMatchObject([{ state: 'abandoned' }]);
  const other = await start(server, owner, { code: 'LAUNCH' });
  expect(other).not.toBe(forgotten);
  await server.approve(other);
  expect(await activate(server, owner, other)).toMatchObject({ subscriptionId: other });
  await server.rest();
  await expectInvariants(server);
});

it('a subscription that PayPal seems to have forgotten does not count as forgotten while there is no access token', async () => {
  const server = await simulator.server();
  const owner = await register(server);
  await start(server, owner);
  server.network.break('token', notFound);
  server.network.break('read', async () => Response.json({ error: 'invalid_token' }, { status: 401 }));
  await expect(startSubscription(server, { owner, plan: 'Monthly', code: null })).rejects.toMatchObject({
    code: 'checkout/payment-unavailable',
  });
  expect(Object.keys(await server.readCollection('Checkouts'))).toHaveLength(1);
  expect(Object.values(await server.readCollection('Checkouts'))).toMatchObject([{ state: 'open' }]);
});
