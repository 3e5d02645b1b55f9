import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openUniverse, type Universe } from '../world/universe.ts';
import { couponRaces } from './couponRaces.ts';
import { eventRace } from './eventRace.ts';
import { ownerRaces } from './ownerRaces.ts';
import { arenaIn } from './race.ts';

let universe: Universe;
beforeAll(async () => {
  universe = await openUniverse();
});
afterAll(() => universe.close());

describe('two instances over one SQLite store', () => {
  it.each([...couponRaces, ...ownerRaces, eventRace])(
    '$id: $title, $repetitions times',
    async ({ run, repetitions }) => {
      for (let seed = 1; seed <= repetitions; seed += 1) {
        const world = await universe.world();
        await expect(
          run(arenaIn(world, { seed, small: false })),
          `repetition ${seed}`,
        ).resolves.toBeUndefined();
      }
    },
    180_000,
  );
});
