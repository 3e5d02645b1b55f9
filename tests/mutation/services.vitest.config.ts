import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { judges } from './serviceJudges.ts';

const rankOf = ({ moduleId }: TestSpecification) =>
  judges.findIndex((name) => basename(name) === basename(moduleId, '.test.ts'));

/** Runs the tests in their order. The first failure ends a mutant's run, so a killed mutant takes seconds. */
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    include: judges.map((name) => `tests/server/${name}.test.ts`),
    sequence: { sequencer: InOrder },
    env: { OPEN_INPUTS: '0.05' },
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
