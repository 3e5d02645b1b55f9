import { afterAll, beforeAll } from 'vitest';
import { openSharedSimulator, type SharedSimulator } from './sharedSimulator.ts';

/** The simulator of the file that runs. */
// oxlint-disable-next-line import/no-mutable-exports -- a hook of Vitest cannot hand its result to the test
export let simulator: SharedSimulator;

/** Opens a simulator for the tests of a file, and closes it after them. */
export function shareSimulator(): void {
  beforeAll(async () => {
    simulator = await openSharedSimulator();
  });
  afterAll(() => simulator.close());
}
