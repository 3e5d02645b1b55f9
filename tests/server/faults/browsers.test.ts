import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectInvariants } from '../invariants/invariants.ts';
import { register } from '../testServer.ts';
import { openSharedSimulator, type SharedSimulator } from '../inProcess/sharedSimulator.ts';
import { browserFaults } from './browsers.ts';

let simulator: SharedSimulator;
beforeAll(async () => {
  simulator = await openSharedSimulator();
});
afterAll(() => simulator.close());

describe('a browser goes wrong:', () => {
  it.each(browserFaults)('$title', async ({ asks, recorded }) => {
    const server = await simulator.server();
    const owner = await register(server);
    const history = await asks(server, owner);
    await server.rest();
    await expectInvariants(server, { history });
    const records = await server.readCollection('Subscriptions');
    expect(Object.keys(records)).toEqual(recorded ? [owner.email] : []);
  });
});
