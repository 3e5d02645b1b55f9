import type { PartialStrykerOptions } from '@stryker-mutator/api/core';

/** How to create and test the mutants of some files. Results are in test-results/mutation/, by `name`. */
export function mutationOf(name: string, changes: PartialStrykerOptions): PartialStrykerOptions {
  const reports = `test-results/mutation/${name}`;
  return {
    packageManager: 'npm',
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: {
      configFile: `tests/mutation/${name}.vitest.config.ts`,
      // Any test may detect a mutant: the first run measures which mutants each test reaches.
      related: false,
      // Some tests change the time zone, which requires a separate process.
      pool: 'forks',
    },
    // Stryker would rewrite it with TypeScript's old API, which version 7 lacks.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    // Files that no test here reads are not copied.
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
    // Long, because a slow machine must not count as a killed mutant.
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
