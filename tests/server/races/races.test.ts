import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharedSimulator, type SharedSimulator } from '../inProcess/sharedSimulator.ts';
import { couponRaces } from './couponRaces.ts';
import { eventRace } from './eventRace.ts';
import { ownerRaces } from './ownerRaces.ts';
import { openArena } from './race.ts';

let simulator: SharedSimulator;
beforeAll(async () => {
  simulator = await openSharedSimulator();
});
afterAll(() => simulator.close());

describe('two instances over one SQLite store (R-CHARGE-ONE, R-COUPON-RACE-PAID, R-COUPON-RACE-FREE)', () => {
  it.each([...couponRaces, ...ownerRaces, eventRace])(
    '$id: $title, $repetitions times',
    async ({ run, repetitions }) => {
      for (let seed = 1; seed <= repetitions; seed += 1) {
        const server = await simulator.server();
        await expect(run(openArena(server, { seed })), `repetition ${seed}`).resolves.toBeUndefined();
      }
    },
    180_000,
  );
});
