import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { judges } from './serviceJudges.ts';

const rankOf = ({ moduleId }: TestSpecification) =>
  judges.findIndex((name) => basename(name) === basename(moduleId, '.test.ts'));

/** Asks the judges in their order. The first that notices a mutant ends its run, so a killed one costs seconds. */
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
    // A mutant that waits for ever is judged sooner than by the usual patience.
    testTimeout: 15_000,
    hookTimeout: 15_000,
    // One process judges one mutant; what it has loaded serves every test.
    isolate: false,
    // Hundreds of small files made one: a process judges one mutant and would spend most of its time loading them.
    deps: { optimizer: { ssr: { enabled: true, include: ['date-fns', '@date-fns/utc'] } } },
    pool: 'forks',
    maxWorkers: 1,
  },
});
