import { afterEach, describe, expect, it } from 'vitest';
import { payPalAccountRef } from '#functions/documents/offers/payPalAccount.ts';
import { shareSimulator, simulator } from '../inProcess/sharedForFile.ts';
import type { Attempt } from '../invariants/evidence.ts';
import { expectInvariants } from '../invariants/invariants.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';
import { attempt } from './attempts.ts';
import { subscriptionRoutes, type SubscriptionRoute } from './crashes.ts';
import { crashAt, type CrashingInstance, type Moment } from './crashAt.ts';

shareSimulator();

let mortals: CrashingInstance[] = [];
afterEach(() => {
  // Remaining work of an instance must not continue in the next server.
  for (const one of mortals) one.end();
  mortals = [];
});

type Ending = (moment: Moment, nth: number) => boolean;

/** An instance of a server that crashes when `at` says so. */
function doomed(server: InProcessServer, at: Ending): CrashingInstance {
  const made = crashAt(server.instance(), at);
  mortals.push(made);
  return made;
}

/**
 * Runs a route with an instance that crashes on it, repeats it with another if the client (or PayPal) retries, and then runs
 * the scheduled functions. Returns whether the instance crashed.
 */
async function go(
  server: InProcessServer,
  road: SubscriptionRoute,
  { at, replyLost = false, again }: { at: Ending; replyLost?: boolean; again: boolean },
  prepared: (one: CrashingInstance) => Promise<void> = async () => undefined,
): Promise<boolean> {
  const { owner, subscriptionId } = await road.prepare(server);
  const one = doomed(server, at);
  await prepared(one);
  const history: Attempt[] = [];
  let ended = false;
  void one.ended.then(() => {
    ended = true;
  });
  const { call } = road;
  if (call) {
    if (subscriptionId !== '') await server.approve(subscriptionId);
    const heard = await Promise.race([
      one.ended,
      attempt(owner, () => call(one.context, owner, subscriptionId) as never),
    ]);
    const known = heard === 'ended' || replyLost ? undefined : heard;
    history.push(known ?? { email: owner.email, outcome: 'unknown' });
    if (again)
      history.push(await attempt(owner, () => call(server.instance(), owner, subscriptionId) as never));
  } else {
    server.receiver = one.context;
    server.webhooks.arrive = true;
    void one.ended.then(() => {
      server.receiver = server.instance();
      server.webhooks.arrive = again;
    });
    await server.approve(subscriptionId);
    await server.settled();
    history.push({ email: owner.email, outcome: 'unknown' });
  }
  server.network.mend();
  await server.rest();
  await expectInvariants(server, { history });
  // A free order is not completed for a client that never retries.
  const mayBeMissing = call !== undefined && subscriptionId === '' && !again;
  const recorded = Object.keys(await server.readCollection('Subscriptions')).length;
  expect(recorded).toBeGreaterThanOrEqual(mayBeMissing ? 0 : 1);
  return ended;
}

/** Makes the instance need a token, and crashes it when PayPal has issued one. */
function endAtToken(server: InProcessServer): (one: CrashingInstance) => Promise<void> {
  return async (one) => {
    await server.store.update(payPalAccountRef, [{ path: ['expires_in'], value: new Date(0) }]);
    server.network.break('token', async (carryOut) => {
      await carryOut();
      server.network.mend();
      one.end();
      return new Promise<never>(() => undefined);
    });
  };
}

type Road = keyof typeof subscriptionRoutes;
const roads = Object.keys(subscriptionRoutes) as Road[];

describe('an instance crashes', () => {
  it.each(roads)('at any point of %s', async (name) => {
    const road: SubscriptionRoute = subscriptionRoutes[name];
    let moments = 0;
    for (let ended = true; ended; moments += 1) {
      for (const again of [true, false]) {
        const server = await simulator.server();
        ended = await go(server, road, { at: (_moment, nth) => nth === moments + 1, again });
      }
    }
    expect(moments).toBeGreaterThan(5);
  });

  it.each<[Road, boolean]>([
    ['paid', true],
    ['paid', false],
    ['webhook', true],
    ['webhook', false],
  ])('after getting a token during %s, and is asked again: %s', async (name, again) => {
    const server = await simulator.server();
    const never = { at: () => false, again };
    expect(await go(server, subscriptionRoutes[name], never, endAtToken(server))).toBe(true);
  });
});

it.each<[Road, boolean]>([
  ['free', true],
  ['free', false],
  ['paid', true],
  ['paid', false],
])('the answer to %s is lost, and is requested again: %s', async (name, again) => {
  const server = await simulator.server();
  const lost = { at: () => false, replyLost: true, again };
  expect(await go(server, subscriptionRoutes[name], lost)).toBe(false);
});
