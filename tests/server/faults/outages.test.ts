import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activateSubscription } from '#functions/services/activation.ts';
import type { VerifiedOwner } from '#functions/services/owner.ts';
import { accountRef } from '#functions/paypal/restClient.ts';
import type { Attempt } from '../invariants/evidence.ts';
import { expectInvariants } from '../invariants/invariants.ts';
import { register, start } from '../testServer.ts';
import { openUniverse, type Universe } from '../world/universe.ts';
import type { World } from '../world/world.ts';
import { attempt } from './attempts.ts';
import { browserFaults } from './browsers.ts';
import { crashes } from './crashes.ts';
import { outages, type Outage } from './outages.ts';
import { states } from './states.ts';

let universe: Universe;
beforeAll(async () => {
  universe = await openUniverse();
});
afterAll(() => universe.close());

/** The call of a browser may take thirty seconds. */
const longestCallMs = 30_000;
const patienceOfPayPalMs = 120_000;

const activated = (world: World, owner: VerifiedOwner, subscriptionId: string): Promise<Attempt> =>
  attempt(owner, () => activateSubscription(world, { owner, subscriptionId, orderId: 'ORDER-1' }));

/** Lets an outage happen to one step while its owner activates, and answers what the owner heard. */
const during: Readonly<Record<string, (world: World, outage: Outage) => Promise<Attempt[]>>> = {
  async token(world, { fault, survived }) {
    const owner = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    await world.store.update(accountRef, [{ path: ['expires_in'], value: new Date(0) }]);
    const late = world.instance();
    world.network.break('token', fault);
    const heard = await attempt(owner, () =>
      activateSubscription(late, { owner, subscriptionId: id, orderId: null }),
    );
    expect(heard.outcome).toBe(survived ? 'ok' : 'failed');
    return [heard];
  },
  async read(world, { fault, survived }) {
    const owner = await register(world);
    const id = await start(world, owner, { code: 'LAUNCH' });
    await world.approve(id);
    world.network.break('read', fault);
    const heard = await activated(world, owner, id);
    expect(heard.outcome).toBe(survived ? 'ok' : 'failed');
    return [heard];
  },
  async cancel(world, { fault, survived }) {
    const owner = await register(world);
    const kept = await start(world, owner);
    const other = await start(world, owner, { plan: 'Yearly' });
    for (const id of [kept, other]) await world.approve(id);
    const first = await activated(world, owner, kept);
    world.network.break('cancel', fault);
    const second = await activated(world, owner, other);
    // The owner has a subscription whatever becomes of the other one.
    expect(second).toMatchObject({ outcome: 'ok', subscriptionId: kept });
    if (survived) expect(world.books.subscriptions[other]?.status).toBe('CANCELLED');
    return [first, second];
  },
  async verify(world, { fault, survived }) {
    world.webhooks.arrive = true;
    const owner = await register(world);
    const id = await start(world, owner);
    await world.settled();
    world.receiver = world.instance();
    world.webhooks.answers.length = 0;
    world.network.break('verify', fault);
    await world.approve(id);
    await world.settled();
    const answers = new Set(world.webhooks.answers);
    expect([...answers].filter((answer) => ![200, 401, 500].includes(answer))).toEqual([]);
    if (survived) expect(answers).toContain(200);
    return [];
  },
};

describe.each(Object.keys(during))('while PayPal is asked for: %s', (step) => {
  it.each(outages)('$title', async (outage) => {
    const world = await universe.world();
    const began = Date.now();
    const history = (await during[step]?.(world, outage)) ?? [];
    // PayPal itself waits longer than a browser does.
    expect(Date.now() - began).toBeLessThan(step === 'verify' ? patienceOfPayPalMs : longestCallMs);
    world.network.mend();
    await world.rest();
    await expectInvariants(world, { history });
    expect(Object.keys(await world.readCollection('Subscriptions'))).toHaveLength(1);
  });
});

it('is a matrix of 156 cells, with those of browsers and crashes', () => {
  const server = Object.keys(during).length * outages.length + states.length;
  expect([server, browserFaults.length, crashes.length * 2]).toEqual([95, 13, 48]);
});

describe('while PayPal says that it is', () => {
  it.each(states)('$title', async ({ arrange, heard, recorded }) => {
    const world = await universe.world();
    const owner = await register(world);
    const id = await start(world, owner);
    await arrange(world, id);
    const said = await activated(world, owner, id);
    expect(said.outcome).toBe(heard);
    world.network.mend();
    await world.rest();
    await expectInvariants(world, { history: [said] });
    expect(Object.keys(await world.readCollection('Subscriptions'))).toHaveLength(recorded ? 1 : 0);
  });
});
