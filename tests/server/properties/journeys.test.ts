import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { shareSimulator, simulator } from '../inProcess/sharedForFile.ts';
import { itHolds } from '../../openInputs/holds.ts';
import { expectInvariants } from '../invariants/invariants.ts';
import { newOwner } from '../testServer.ts';
import { runCommand, commands, type ModelOwner } from './journey.ts';

shareSimulator();

const traveller = (): ModelOwner => ({
  owner: newOwner(),
  registered: false,
  opened: [],
  approved: new Set(),
  has: false,
});

describe('two owners with any actions in any order', () => {
  itHolds('P7', 'journeys', {
    title: 'agree with a small model at each step, and end as the invariants say',
    property: fc.asyncProperty(commands, async (journey) => {
      const server = await simulator.server();
      const travellers = [traveller(), traveller()];
      for (const [who, command] of journey) {
        const one = travellers[who];
        if (!one) continue;
        await runCommand(server, one, command);
        // The scheduled functions finish all approvals.
        if (command.do !== 'wait') continue;
        for (const each of travellers) if (each.approved.size > 0) each.has = true;
      }
      await server.rest();
      await expectInvariants(server);
      const records = await server.readCollection('Subscriptions');
      for (const { owner, has, approved } of travellers) {
        expect(Object.hasOwn(records, owner.email)).toBe(has === true || approved.size > 0);
      }
    }),
  });
});
