import type { PartialStrykerOptions } from '@stryker-mutator/api/core';

/** How the mutants of some files are made and judged. What is found lies in test-results/mutation/, by `name`. */
export function mutationOf(name: string, changes: PartialStrykerOptions): PartialStrykerOptions {
  const reports = `test-results/mutation/${name}`;
  return {
    packageManager: 'npm',
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: {
      configFile: `tests/mutation/${name}.vitest.config.ts`,
      // Every test may be a judge: which mutants it reaches is measured in the first run.
      related: false,
      // Some tests change the time zone, which only a process of its own can.
      pool: 'forks',
    },
    // It would be rewritten by TypeScript's old programming interface, which version 7 does not have.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    // What no test in here reads is not copied.
    ignorePatterns: [
      '.media',
      '.sandbox',
      '.storybook',
      'coverage',
      'dist',
      'public',
      'storybook-static',
      'test-results',
      'tests/visual',
    ],
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // A busy machine is slow; a mutant must not pass for killed because of it.
    timeoutMS: 60_000,
    incremental: true,
    incrementalFile: `${reports}.incremental.json`,
    tempDirName: 'test-results/mutation/sandbox',
    reporters: ['clear-text', 'progress-append-only', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: `${reports}.json` },
    thresholds: { high: 95, low: 90, break: 90 },
    ...changes,
  };
}
