import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyOutbox } from '#functions/services/outbox.ts';
import { startSubscription } from '#functions/services/startSubscription.ts';
import { expectInvariants } from '../invariants/invariants.ts';
import { activate, register, start } from '../testServer.ts';
import type { Fault } from '../world/network.ts';
import { openUniverse, type Universe } from '../world/universe.ts';
import type { World } from '../world/world.ts';

let universe: Universe;
beforeAll(async () => {
  universe = await openUniverse();
});
afterAll(() => universe.close());

const notFound: Fault = async () => Response.json({ name: 'RESOURCE_NOT_FOUND' }, { status: 404 });
const minute = 60_000;

/** A second approved subscription, which must be cancelled whatever PayPal says for a while. */
async function second(world: World): Promise<void> {
  const owner = await register(world);
  const kept = await start(world, owner);
  const other = await start(world, owner, { plan: 'Yearly' });
  for (const id of [kept, other]) await world.approve(id);
  await activate(world, owner, kept);
  world.network.break('cancel', notFound);
  await activate(world, owner, other);
}

describe('a subscription that PayPal seems to have forgotten', () => {
  it('is cancelled all the same once PayPal remembers it, after an hour of 404', async () => {
    const world = await universe.world();
    await second(world);
    world.network.break('read', notFound);
    world.network.break('cancel', notFound);
    for (let waited = 0; waited < 60; waited += 5) {
      await world.time.pass(5 * minute);
      await emptyOutbox(world);
    }
    world.network.mend();
    await world.rest();
    await expectInvariants(world);
  });

  it('is not forgotten because no token is to be had', async () => {
    const world = await universe.world();
    const owner = await register(world);
    await start(world, owner);
    world.network.break('token', notFound);
    world.network.break('read', async () => Response.json({ error: 'invalid_token' }, { status: 401 }));
    await expect(startSubscription(world, { owner, plan: 'Monthly', code: null })).rejects.toMatchObject({
      code: 'checkout/payment-unavailable',
    });
    expect(Object.keys(await world.readCollection('Checkouts'))).toHaveLength(1);
    expect(Object.values(await world.readCollection('Checkouts'))).toMatchObject([{ state: 'open' }]);
  });
});
