import { describe, expect, it } from 'vitest';
import { activateSubscription } from '#functions/checkout/activation.ts';
import type { ServerContext } from '#functions/context/context.ts';
import { payPalProvider } from '#functions/paypal/payPalProvider.ts';
import { saveRegistration } from '#functions/owners/saveRegistration.ts';
import { startSubscription } from '#functions/checkout/startSubscription.ts';
import { sandboxClientSecret } from '#simulator/startSimulator.ts';
import { shareSimulator, simulator } from '../inProcess/sharedForFile.ts';
import { registrationOf } from '../registrationOf.ts';
import { newOwner, register, start } from '../testServer.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';
import { countingStore, type Costs } from './countingStore.ts';

shareSimulator();

/** A warm instance (it has a token and a plan) whose database, including PayPal's part, is counted. */
async function countingInstance(
  server: InProcessServer,
): Promise<{ context: ServerContext; spent: () => Costs }> {
  const { store, spent } = countingStore(server.store);
  const { now } = server;
  const payments = payPalProvider({ store, secret: () => sandboxClientSecret, now, sandbox: true });
  const context = { ...server, store, payments };
  await start(context, await register(context));
  spent();
  return { context, spent };
}

const sum = (costs: readonly Costs[]): Costs => ({
  reads: costs.reduce((total, { reads }) => total + reads, 0),
  writes: costs.reduce((total, { writes }) => total + writes, 0),
  roundTrips: costs.reduce((total, { roundTrips }) => total + roundTrips, 0),
});

describe('a sign-up costs the database', () => {
  it('at most 14 reads and 10 writes, from the registration to the subscription', async () => {
    const server = await simulator.server();
    const { context, spent } = await countingInstance(server);
    const owner = newOwner();
    await saveRegistration(context.store, { owner, registration: registrationOf(), now: server.now() });
    const registering = spent();
    const started = await startSubscription(context, { owner, plan: 'Monthly', code: null });
    const starting = spent();
    if (started.outcome !== 'toApprove') throw new Error(started.outcome);
    await server.approve(started.subscriptionId);
    const { subscriptionId } = started;
    await activateSubscription(context, { owner, subscriptionId, orderId: 'ORDER-1' });
    const activating = spent();
    const { reads, writes } = sum([registering, starting, activating]);
    expect(reads).toBeLessThanOrEqual(14);
    expect(writes).toBeLessThanOrEqual(10);
  });

  it('at most three waits for an activation', async () => {
    const server = await simulator.server();
    const { context, spent } = await countingInstance(server);
    const owner = await register(server);
    const subscriptionId = await start(server, owner);
    await server.approve(subscriptionId);
    await activateSubscription(context, { owner, subscriptionId, orderId: 'ORDER-1' });
    expect(spent().roundTrips).toBeLessThanOrEqual(3);
    await activateSubscription(context, { owner, subscriptionId, orderId: 'ORDER-1' });
    expect(spent().roundTrips).toBeLessThanOrEqual(2);
  });

  it('counts a transaction’s parallel reads like Firestore: the others wait for the first', async () => {
    const server = await simulator.server();
    const { store, spent } = countingStore(server.store);
    const refs = ['one', 'two', 'three'].map((id) => ({ collection: 'Checkouts', id }));
    await store.transaction(async (transaction) => {
      await Promise.all(refs.map((ref) => transaction.get(ref)));
    });
    expect(spent()).toEqual({ reads: 3, writes: 0, roundTrips: 3 });
    await store.transaction(async (transaction) => {
      await transaction.getAll(refs);
    });
    expect(spent()).toEqual({ reads: 3, writes: 0, roundTrips: 2 });
  });
});
