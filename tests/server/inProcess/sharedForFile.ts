import { afterAll, beforeAll } from 'vitest';
import { openSharedSimulator, type SharedSimulator } from './sharedSimulator.ts';

// oxlint-disable-next-line import/no-mutable-exports -- a hook of Vitest cannot hand its result to the test
export let simulator: SharedSimulator;

/** Opens a simulator for a file's tests, and closes it afterwards. */
export function shareSimulator(): void {
  beforeAll(async () => {
    simulator = await openSharedSimulator();
  });
  afterAll(() => simulator.close());
}
