import { describe, expect, it } from 'vitest';
import { payPalAccountRef } from '#functions/documents/offers/payPalAccount.ts';
import { oneOfEachKind } from '../faults/outages.ts';
import { shareSimulator, simulator } from '../inProcess/sharedForFile.ts';
import { repeatIds } from '../inProcess/repeatableIds.ts';
import type { Step as Request } from '../inProcess/network.ts';
import { expectInvariants } from '../invariants/invariants.ts';
import { judgeAtRest, type Judged } from './oracles/judge.ts';
import { starts, take } from './trace.ts';
import { World } from './world.ts';
import { written } from './written.ts';

repeatIds();
shareSimulator();

/** Something that an instance may not finish. */
interface Way {
  title: string;
  /** What happens before it, as `written` reads it. */
  before: string;
  act: string;
  /** The requests to PayPal on the way. */
  asks: readonly Request[];
  /** PayPal's event starts it, and PayPal sends an event again that was not accepted. */
  byEvent?: true;
  /** Calls that come before it. */
  calls?: number;
}

const trialUsed = 'subscribe, cancel, pass 9';
const firstOfTwo = `${trialUsed}, order, order Yearly, approve, activate 1`;

const ways: readonly Way[] = [
  { title: 'a free coupon is redeemed', before: 'hours 1', act: 'redeem', asks: [], calls: 1 },
  {
    title: 'an order is placed',
    before: 'hours 1',
    act: 'order',
    asks: ['token', 'plan', 'create'],
    calls: 2,
  },
  {
    title: 'a browser activates',
    before: 'order Monthly LAUNCH, events lost, approve',
    act: 'activate',
    asks: ['token', 'read'],
  },
  {
    title: 'a browser activates a second subscription, which was charged',
    before: `${firstOfTwo}, events lost, approve`,
    act: 'activate',
    asks: ['token', 'cancel', 'read', 'list', 'refund'],
  },
  {
    title: 'PayPal tells of an approval',
    before: 'order Monthly LAUNCH',
    act: 'approve',
    asks: ['token', 'verify', 'read'],
    byEvent: true,
  },
  {
    title: 'PayPal tells of a second approval',
    before: 'order Monthly LAUNCH, order Yearly, approve, activate 1',
    act: 'approve',
    asks: [],
    byEvent: true,
  },
  {
    title: 'PayPal tells of an approval whose owner has deleted the account',
    before: `${trialUsed}, order, remove`,
    act: 'approve',
    asks: ['token', 'cancel', 'read', 'list', 'refund'],
    byEvent: true,
  },
  { title: 'an owner cancels', before: 'paying', act: 'cancel', asks: ['token', 'cancel', 'read'] },
  {
    title: 'an owner deletes the account',
    before: 'paying',
    act: 'remove',
    asks: ['token', 'cancel', 'read'],
  },
  { title: 'an owner pauses', before: 'paying', act: 'pause', asks: ['token', 'read', 'move'] },
  {
    title: 'PayPal tells of a charge that was refunded there',
    before: 'paying',
    act: 'refund',
    asks: ['token', 'read', 'list'],
    byEvent: true,
  },
];

/** A browser's call may take thirty seconds, and who gets no answer may press again; PayPal itself waits longer. */
const longestMs = (byEvent = false) => (byEvent ? 120_000 : 60_000);

/** Plays a way in a new world; returns how it ended, and whether an instance was killed on it. */
async function play(
  { before, act, byEvent }: Way,
  disturb: (world: World) => Promise<void> | void,
): Promise<{ judged: Judged; killed: boolean }> {
  const world = await World.open(simulator, new Date(starts.ordinary));
  for (const step of written(before)) await take(world, step);
  await disturb(world);
  const began = Date.now();
  for (const step of written(act)) await take(world, step);
  expect(Date.now() - began).toBeLessThan(longestMs(byEvent));
  world.server.network.mend();
  const killed = world.kills > 0;
  const judged = await judgeAtRest(world, 1);
  await expectInvariants(world.server);
  return { judged, killed };
}

/** What differs from seed to seed: who asks again after which kill, and which of the outages that are alike a cell meets. */
const first = Number(import.meta.env['RANDOM_SEED'] ?? 0);

describe.each(ways)('an instance is killed while $title', (way) => {
  it('at any moment, and the caller asks again or never: money, access, promises, invoices and letters agree', async () => {
    const { judged: calm } = await play(way, () => undefined);
    let at = 0;
    for (let goesOn = true; goesOn;) {
      at += 1;
      const again = (at + first) % 2 === 0;
      const { judged, killed } = await play(way, (world) => {
        world.kill = { at, again, ofEvent: way.byEvent ?? false, after: way.calls ?? 0 };
      });
      const caller = again ? 'asks again' : 'never asks again';
      expect(judged.findings, `killed at ${at}, caller ${caller}`).toEqual([]);
      // A caller who never asks again may have got nothing.
      expect(again ? judged.outcome : calm.outcome, `killed at ${at}, caller ${caller}`).toEqual(
        calm.outcome,
      );
      goesOn = killed;
    }
    expect(at).toBeGreaterThan(5);
  });
});

const cells = ways
  .flatMap((way) => way.asks.map((step) => ({ ...way, way, step })))
  .map((cell, at) => Object.assign(cell, { alike: oneOfEachKind(first + at) }));

describe.each(cells)('while $title, PayPal is asked for $step and', ({ way, step, alike }) => {
  it.each(alike)('$title', async ({ fault }) => {
    const { judged } = await play(way, async (world) => {
      if (step === 'token')
        await world.server.store.update(payPalAccountRef, [{ path: ['expires_in'], value: new Date(0) }]);
      world.server.network.break(step, fault);
    });
    expect(judged.findings).toEqual([]);
  });
});
