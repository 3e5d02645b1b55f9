import { expect, it } from 'vitest';
import { shareSimulator, simulator } from '../inProcess/sharedForFile.ts';
import { races } from './everyRace.ts';
import { openArena } from './race.ts';

shareSimulator();

it.each(races)(
  'two instances over one SQLite store (R-COUPON-REDEEM, R-COUPON-RACE-PAID, R-COUPON-RACE-FREE): $title, $repetitions times',
  async ({ run, repetitions }) => {
    for (let seed = 1; seed <= repetitions; seed += 1) {
      const server = await simulator.server();
      await expect(run(openArena(server, { seed })), `repetition ${seed}`).resolves.toBeUndefined();
    }
  },
  180_000,
);
