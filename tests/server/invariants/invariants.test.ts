import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import { activate, register, start } from '../testServer.ts';
import { pay } from '../subscribed.ts';
import { openSharedSimulator, type SharedSimulator } from '../inProcess/sharedSimulator.ts';
import { serverCollections } from '../places.ts';
import { collectEvidence, collections, type Evidence } from './evidence.ts';
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
  // Cancels after the first charge, and returns during the month.
  const leaver = await register(server);
  await pay(server, leaver);
  // Cancels in the trial, and approves twice once it is over.
  const twice = await register(server);
  await pay(server, twice);
  await cancelSubscription(server, { owner: twice, reason: null });
  server.advanceClock(8 * 24 * 60 * 60_000);
  await server.control('PUT', '/clock', { advanceTo: server.now().toISOString() });
  await server.rest();
  await cancelSubscription(server, { owner: leaver, reason: 'Winter' });
  await pay(server, leaver);
  const tabs = [await start(server, twice), await start(server, twice, { plan: 'Yearly' })];
  for (const id of tabs) {
    await server.approve(id);
    await activate(server, twice, id);
  }
  // Cancels for good.
  const gone = await register(server);
  await pay(server, gone);
  await cancelSubscription(server, { owner: gone, reason: null });
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

  it('check every collection that the functions name', () => {
    expect(serverCollections().filter((name) => !collections.some((known) => known === name))).toEqual([]);
  });

  it('can each be violated', () => {
    expect(new Set(tampering.map(([id]) => id))).toEqual(new Set(Object.keys(invariants)));
  });
});
