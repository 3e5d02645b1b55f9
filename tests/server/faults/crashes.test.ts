import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountRef } from '#functions/paypal/restClient.ts';
import type { Attempt } from '../invariants/evidence.ts';
import { expectInvariants } from '../invariants/invariants.ts';
import { openUniverse, type Universe } from '../world/universe.ts';
import type { World } from '../world/world.ts';
import { attempt } from './attempts.ts';
import { crashes, roads, type Crash, type Road } from './crashes.ts';
import { mortal, type Mortal, type Moment } from './mortal.ts';

let universe: Universe;
beforeAll(async () => {
  universe = await openUniverse();
});
afterAll(() => universe.close());

let mortals: Mortal[] = [];
afterEach(() => {
  // What is left of an instance must not wake up in the next world.
  for (const one of mortals) one.end();
  mortals = [];
});

type Ending = (moment: Moment, nth: number) => boolean;

/** An instance of a world that ends when told. */
function doomed(world: World, at: Ending): Mortal {
  const made = mortal(world.instance(), at);
  mortals.push(made);
  return made;
}

/**
 * Goes a road with an instance that ends on it, then again with another one where the client, or PayPal, comes back,
 * and then lets the scheduled functions run. Answers whether the instance ended.
 */
async function go(
  world: World,
  road: Road,
  { at, replyLost = false, again }: { at: Ending; replyLost?: boolean; again: boolean },
  prepared: (one: Mortal) => Promise<void> = async () => undefined,
): Promise<boolean> {
  const { owner, subscriptionId } = await road.prepare(world);
  const one = doomed(world, at);
  await prepared(one);
  const history: Attempt[] = [];
  let ended = false;
  void one.ended.then(() => {
    ended = true;
  });
  const { call } = road;
  if (call) {
    if (subscriptionId !== '') await world.approve(subscriptionId);
    const heard = await Promise.race([
      one.ended,
      attempt(owner, () => call(one.context, owner, subscriptionId) as never),
    ]);
    const known = heard === 'ended' || replyLost ? undefined : heard;
    history.push(known ?? { email: owner.email, outcome: 'unknown' });
    if (again)
      history.push(await attempt(owner, () => call(world.instance(), owner, subscriptionId) as never));
  } else {
    world.receiver = one.context;
    world.webhooks.arrive = true;
    void one.ended.then(() => {
      world.receiver = world.instance();
      world.webhooks.arrive = again;
    });
    await world.approve(subscriptionId);
    await world.settled();
    history.push({ email: owner.email, outcome: 'unknown' });
  }
  world.network.mend();
  await world.rest();
  await expectInvariants(world, { history });
  // Free of charge, nobody finishes for a client that never comes back.
  const mayBeMissing = call !== undefined && subscriptionId === '' && !again;
  const recorded = Object.keys(await world.readCollection('Subscriptions')).length;
  expect(recorded).toBeGreaterThanOrEqual(mayBeMissing ? 0 : 1);
  return ended;
}

/** Makes the instance need a token, and ends it when PayPal has given it one. */
function endAtToken(world: World): (one: Mortal) => Promise<void> {
  return async (one) => {
    await world.store.update(accountRef, [{ path: ['expires_in'], value: new Date(0) }]);
    world.network.break('token', async (carryOut) => {
      await carryOut();
      world.network.mend();
      one.end();
      return new Promise<never>(() => undefined);
    });
  };
}

/** The roads that are ended at each of their moments; a second event has the same moments as the first. */
const everyMoment = ['free', 'paid', 'paid twice', 'webhook'] as const;

const cells = [true, false].flatMap((again) =>
  crashes.map((crash): [string, Crash, boolean] => {
    const client = crash.road.startsWith('webhook') ? 'PayPal' : 'its client';
    const next = `${client} ${again ? 'comes back' : 'never comes back'}`;
    return [`${crash.point}: on the road of ${crash.road}, ${crash.what}, and ${next}`, crash, again];
  }),
);

describe('an instance ends', () => {
  it.each(cells)('%s', async (_title, { road, at, nth = 1 }, again) => {
    const world = await universe.world();
    let met = 0;
    const ending: Ending = (moment) => moment === at && (met += 1) === nth;
    const ended = await go(
      world,
      roads[road],
      { at: ending, replyLost: at === 'reply', again },
      at === 'token' ? endAtToken(world) : undefined,
    );
    expect(ended).toBe(at !== 'reply');
  });

  it.each(everyMoment)('at any moment of the road of %s', async (name) => {
    const road: Road = roads[name];
    let moments = 0;
    for (let ended = true; ended; moments += 1) {
      for (const again of [true, false]) {
        const world = await universe.world();
        ended = await go(world, road, { at: (_moment, nth) => nth === moments + 1, again });
      }
    }
    expect(moments).toBeGreaterThan(5);
  });
});
