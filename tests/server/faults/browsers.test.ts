import { describe, expect, it } from 'vitest';
import { shareSimulator, simulator } from '../inProcess/sharedForFile.ts';
import { expectInvariants } from '../invariants/invariants.ts';
import { register } from '../testServer.ts';
import { browserFaults } from './browsers.ts';

shareSimulator();

describe('a browser fails:', () => {
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
