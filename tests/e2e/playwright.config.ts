import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { browserRun, pageOptions } from '../support/browserRun.ts';
import { siteUrl, worldEnvironment } from './support/sandbox.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The run's sandbox: `npm start` on its own ports and in its own folder. */
export default defineConfig({
  ...browserRun('e2e'),
  timeout: 180_000,
  use: {
    baseURL: siteUrl,
    ...pageOptions,
  },
  // The spec that moves the clock goes last; `--no-deps` runs it alone.
  projects: [
    { name: 'today', testIgnore: 'months.spec.ts' },
    { name: 'months', testMatch: 'months.spec.ts', dependencies: ['today'] },
  ],
  webServer: {
    command: 'node sandbox/reset.mjs && exec node sandbox/start.mjs',
    cwd: root,
    env: {
      ...worldEnvironment,
      SANDBOX_DIR: path.join(root, 'test-results/e2e-sandbox'),
    },
    wait: { stdout: /Curbwise is ready/u },
    // Long, because a busy machine may be slow.
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
    stdout: 'pipe',
  },
});
