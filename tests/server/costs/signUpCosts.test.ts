import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activateSubscription } from '#functions/services/activation.ts';
import type { ServerContext } from '#functions/services/context.ts';
import { payPalProvider } from '#functions/paypal/payPalProvider.ts';
import { saveRegistration } from '#functions/services/registrations.ts';
import { startSubscription } from '#functions/services/startSubscription.ts';
import { sandboxClientSecret } from '#sandbox/paypal/startSimulator.ts';
import { newOwner, register, registrationOf, start } from '../testServer.ts';
import { openUniverse, type Universe } from '../world/universe.ts';
import type { World } from '../world/world.ts';
import { countingStore, type Costs } from './countingStore.ts';

let universe: Universe;
beforeAll(async () => {
  universe = await openUniverse();
});
afterAll(() => universe.close());

/** An instance whose database counts, PayPal's account included, and which is warm: it has a token and a plan. */
async function countingInstance(world: World): Promise<{ context: ServerContext; spent: () => Costs }> {
  const { store, spent } = countingStore(world.store);
  const { now } = world;
  const payments = payPalProvider({ store, secret: () => sandboxClientSecret, now, sandbox: true });
  const context = { ...world, store, payments };
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
  it('at most 12 reads and 9 writes, from the registration to the subscription', async () => {
    const world = await universe.world();
    const { context, spent } = await countingInstance(world);
    const owner = newOwner();
    await saveRegistration(context.store, { owner, registration: registrationOf(), now: world.now() });
    const registering = spent();
    const started = await startSubscription(context, { owner, plan: 'Monthly', code: null });
    const starting = spent();
    if (started.outcome !== 'toApprove') throw new Error(started.outcome);
    await world.approve(started.subscriptionId);
    const { subscriptionId } = started;
    await activateSubscription(context, { owner, subscriptionId, orderId: 'ORDER-1' });
    const activating = spent();
    const { reads, writes } = sum([registering, starting, activating]);
    expect(reads).toBeLessThanOrEqual(12);
    expect(writes).toBeLessThanOrEqual(9);
  });

  it('at most three waits for an activation', async () => {
    const world = await universe.world();
    const { context, spent } = await countingInstance(world);
    const owner = await register(world);
    const subscriptionId = await start(world, owner);
    await world.approve(subscriptionId);
    await activateSubscription(context, { owner, subscriptionId, orderId: 'ORDER-1' });
    expect(spent().roundTrips).toBeLessThanOrEqual(3);
    await activateSubscription(context, { owner, subscriptionId, orderId: 'ORDER-1' });
    expect(spent().roundTrips).toBeLessThanOrEqual(2);
  });
});
