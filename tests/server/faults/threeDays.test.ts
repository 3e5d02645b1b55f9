import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { threeDaysOfAttempts } from '#sandbox/paypal/courier.ts';
import { expectInvariants } from '../invariants/invariants.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';
import { openSharedSimulator, type SharedSimulator } from '../inProcess/sharedSimulator.ts';
import { inbox, recordOf, subscribe } from '../subscribed.ts';

let simulator: SharedSimulator;
beforeAll(async () => {
  simulator = await openSharedSimulator({ backoff: threeDaysOfAttempts });
});
afterAll(() => simulator.close());

const hour = 60 * 60_000;
const cancelledEvent = 'BILLING.SUBSCRIPTION.CANCELLED';

/** An owner who cancelled on PayPal's page; only PayPal's event reports it. */
async function cancelledThere(server: InProcessServer) {
  const { owner, id } = await subscribe(server, { posDevices: 1 });
  server.webhooks.arrive = true;
  return { owner, cancel: () => server.control('POST', `/subscriptions/${id}/cancel`) };
}

const deliveryOf = ({ books }: InProcessServer) =>
  books.deliveries.find(({ event_type: type }) => type === cancelledEvent);

describe('an event that PayPal sends for three days', () => {
  it('counts if only the last attempt gets through', async () => {
    const server = await simulator.server();
    const { owner, cancel } = await cancelledThere(server);
    server.webhooks.arrive = false;
    await cancel();
    await server.time.pass(71 * hour);
    expect(deliveryOf(server)).toMatchObject({ status: 'PENDING', attempts: threeDaysOfAttempts.length });
    expect(await recordOf(server, owner)).toMatchObject({ status: 'active' });
    server.webhooks.arrive = true;
    await server.time.pass(2 * hour);
    await server.settled();
    expect(server.webhooks.answers).toEqual([200]);
    expect(await recordOf(server, owner)).toMatchObject({ status: 'cancelled' });
    expect(await inbox(server, owner, 'is canceled')).toHaveLength(1);
    await expectInvariants(server);
  });

  it('takes effect once if it can never be marked as handled', async () => {
    const server = await simulator.server();
    const { owner, cancel } = await cancelledThere(server);
    const { store } = server.receiver;
    server.receiver = {
      ...server.receiver,
      store: {
        ...store,
        set: (ref, fields) =>
          ref.collection === 'WebhookEvents' ? Promise.reject(new Error('full')) : store.set(ref, fields),
      },
    };
    await cancel();
    await server.time.pass(74 * hour);
    expect(server.webhooks.answers).toEqual(Array.from({ length: 26 }, () => 500));
    expect(deliveryOf(server)).toMatchObject({ status: 'FAILED' });
    expect(await recordOf(server, owner)).toMatchObject({ status: 'cancelled' });
    expect(await inbox(server, owner, 'is canceled')).toHaveLength(1);
    await server.rest();
    await expectInvariants(server);
  });
});
