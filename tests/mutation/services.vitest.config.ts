import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isNarrow = ({ moduleId }: TestSpecification) => /lightServer/u.test(readFileSync(moduleId, 'utf8'));

/** Runs narrow tests first. The first failure ends a mutant's run, so a killed mutant takes seconds. */
class NarrowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => Number(isNarrow(other)) - Number(isNarrow(one)));
  }
}

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    include: [
      'tests/server/*.test.ts',
      'tests/server/properties/{orders,refunds,replies}.test.ts',
      'tests/server/adversary/adversary.test.ts',
    ],
    // These need modules of their own.
    exclude: ['tests/server/{callable,coldStarts,ownApp}.test.ts'],
    sequence: { sequencer: NarrowFirst },
    // Of the adversary, above all the written traces.
    env: { OPEN_INPUTS: '0.05', ADVERSARY_RUNS: '1' },
    setupFiles: ['tests/server/logs/setup.ts'],
    // A mutant that hangs is detected sooner than with the usual timeout.
    testTimeout: 15_000,
    hookTimeout: 15_000,
    // One process tests one mutant; its loaded modules serve every test.
    isolate: false,
    pool: 'forks',
    maxWorkers: 1,
  },
});
