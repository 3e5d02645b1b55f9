import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelSubscription } from '#functions/services/cancelSubscription.ts';
import { redeemFreeCoupon } from '#functions/services/freeSubscription.ts';
import { activate, register, start } from '../testServer.ts';
import { openUniverse, type Universe } from '../world/universe.ts';
import { serverCollections } from '../../rules/places.ts';
import { collectEvidence, collections, type Evidence } from './evidence.ts';
import { invariants, violationsIn } from './invariants.ts';
import { tampering, type Tampered } from './tampering.ts';

let universe: Universe;
let honest: Evidence;

beforeAll(async () => {
  universe = await openUniverse();
  const world = await universe.world();
  world.webhooks.arrive = true;
  const payer = await register(world);
  const wanted = await start(world, payer, { code: 'LAUNCH' });
  const second = await start(world, payer);
  for (const id of [wanted, second]) await world.approve(id);
  await activate(world, payer, wanted);
  const guest = await register(world);
  await redeemFreeCoupon(world, { owner: guest, plan: 'Monthly', code: 'FREE50' });
  // Leaves after the first charge, and comes back while the month lasts.
  const leaver = await register(world);
  const former = await start(world, leaver);
  await world.approve(former);
  await activate(world, leaver, former);
  world.advanceClock(8 * 24 * 60 * 60_000);
  await world.control('PUT', '/clock', { advanceTo: world.now().toISOString() });
  await world.rest();
  await cancelSubscription(world, { owner: leaver, reason: 'Winter' });
  const again = await start(world, leaver);
  await world.approve(again);
  await activate(world, leaver, again);
  // Leaves for good.
  const gone = await register(world);
  const last = await start(world, gone);
  await world.approve(last);
  await activate(world, gone, last);
  await cancelSubscription(world, { owner: gone, reason: null });
  await world.rest();
  honest = await collectEvidence(world);
});
afterAll(() => universe.close());

describe('the invariants', () => {
  it('all hold after an honest run', () => {
    expect(violationsIn(honest)).toEqual([]);
  });

  it.each(tampering)('%s is broken when %s', (id, _how, tamper) => {
    const evidence = structuredClone(honest) as Tampered;
    tamper(evidence);
    expect(violationsIn(evidence).map((violation) => violation.id)).toContain(id);
  });

  it('look into every collection that the functions name', () => {
    expect(serverCollections().filter((name) => !collections.some((known) => known === name))).toEqual([]);
  });

  it('can each be broken', () => {
    expect(new Set(tampering.map(([id]) => id))).toEqual(new Set(Object.keys(invariants)));
  });
});
