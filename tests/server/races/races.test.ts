import { expect, it } from 'vitest';
import { shareSimulator, simulator } from '../inProcess/sharedForFile.ts';
import { couponRaces } from './couponRaces.ts';
import { ownerRaces } from './ownerRaces.ts';
import { openArena } from './race.ts';

shareSimulator();

it.each([...couponRaces, ...ownerRaces])(
  'two instances over one SQLite store (R-CHARGE-ONE, R-COUPON-REDEEM, R-COUPON-RACE-PAID, R-COUPON-RACE-FREE) $id: $title, $repetitions times',
  async ({ run, repetitions }) => {
    for (let seed = 1; seed <= repetitions; seed += 1) {
      const server = await simulator.server();
      await expect(run(openArena(server, { seed })), `repetition ${seed}`).resolves.toBeUndefined();
    }
  },
  180_000,
);
