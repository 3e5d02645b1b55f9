import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redeemFreeCoupon } from '#functions/services/freeSubscription.ts';
import { activate, register, start } from '../testServer.ts';
import { openSharedSimulator, type SharedSimulator } from '../world/sharedSimulator.ts';
import { collectEvidence, type Evidence } from './evidence.ts';
import { invariants, violationsIn } from './invariants.ts';
import { tampering, type Tampered } from './tampering.ts';

let simulator: SharedSimulator;
let honest: Evidence;

beforeAll(async () => {
  simulator = await openSharedSimulator();
  const server = await simulator.server();
  server.webhooks.arrive = true;
  const payer = await register(server);
  const wanted = await start(server, payer, { code: 'LAUNCH' });
  const second = await start(server, payer);
  for (const id of [wanted, second]) await server.approve(id);
  await activate(server, payer, wanted);
  const guest = await register(server);
  await redeemFreeCoupon(server, { owner: guest, plan: 'Monthly', code: 'FREE50' });
  await server.rest();
  honest = await collectEvidence(server);
});
afterAll(() => simulator.close());

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
