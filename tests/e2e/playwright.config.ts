import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { browserRun, pageOptions } from '../support/browserRun.ts';
import { siteUrl, worldEnvironment } from './support/sandbox.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The sandbox of the run: `npm start` itself, on ports and in a folder of its own. */
export default defineConfig({
  ...browserRun('e2e'),
  // A busy machine is slow, not wrong.
  timeout: 180_000,
  use: {
    baseURL: siteUrl,
    ...pageOptions,
  },
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
