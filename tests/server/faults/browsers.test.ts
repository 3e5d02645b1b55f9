import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectInvariants } from '../invariants/invariants.ts';
import { register } from '../testServer.ts';
import { openUniverse, type Universe } from '../world/universe.ts';
import { browserFaults } from './browsers.ts';

let universe: Universe;
beforeAll(async () => {
  universe = await openUniverse();
});
afterAll(() => universe.close());

describe('a browser goes wrong:', () => {
  it.each(browserFaults)('$title', async ({ asks, recorded }) => {
    const world = await universe.world();
    const owner = await register(world);
    const history = await asks(world, owner);
    await world.rest();
    await expectInvariants(world, { history });
    const records = await world.readCollection('Subscriptions');
    expect(Object.keys(records)).toEqual(recorded ? [owner.email] : []);
  });
});
