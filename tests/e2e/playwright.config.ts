import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { browserRun, pageOptions } from '../support/browserRun.ts';
import { siteUrl, worldEnvironment } from './support/sandbox.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The sandbox of the run: `npm start` itself, on ports and in a folder of its own. */
export default defineConfig({
  ...browserRun('e2e'),
  globalSetup: './support/freeCode.ts',
  // More than there are cores, because each waits for mails, frames and windows half of the time.
  workers: 3,
  // A busy machine is slow, not wrong.
  timeout: 180_000,
  use: {
    baseURL: siteUrl,
    ...pageOptions,
  },
  // The one with a sandbox of its own goes first: Playwright leaves what needs another worker to the end, where it would
  // start that sandbox while nothing else is left to run.
  projects: [
    { name: 'own clock', testMatch: 'months.spec.ts' },
    { name: 'shared clock', testIgnore: 'months.spec.ts' },
  ],
  webServer: {
    command: 'node sandbox/reset.mjs && exec node sandbox/start.mjs',
    cwd: root,
    env: {
      ...worldEnvironment,
      SANDBOX_DIR: path.join(root, 'test-results/e2e-sandbox'),
    },
    wait: { stdout: /Curbwise is ready/u },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
    stdout: 'pipe',
  },
});
