import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redeemFreeCoupon } from '#functions/services/freeSubscription.ts';
import { activate, register, start } from '../testServer.ts';
import { openUniverse, type Universe } from '../world/universe.ts';
import { collectEvidence, type Evidence } from './evidence.ts';
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

  it('can each be broken', () => {
    expect(new Set(tampering.map(([id]) => id))).toEqual(new Set(Object.keys(invariants)));
  });
});
