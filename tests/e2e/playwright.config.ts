import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { browserLaunch } from '../support/browser.mjs';
import { browserRun, pageOptions } from '../support/browserRun.ts';
import { siteUrl, worldEnvironment } from './support/sandbox.ts';

const { executablePath, env } = await browserLaunch();
const root = path.resolve(import.meta.dirname, '../..');

/** The run's sandbox: `npm start` on its own ports and in its own folder. */
export default defineConfig({
  ...browserRun('e2e'),
  timeout: 180_000,
  use: {
    baseURL: siteUrl,
    ...pageOptions,
  },
  // The specs that change everybody's world go last, one after the other; `--no-deps` runs one alone.
  projects: [
    { name: 'today', testIgnore: ['sharedWorld.spec.ts', 'months.spec.ts'] },
    { name: 'sharedWorld', testMatch: 'sharedWorld.spec.ts', dependencies: ['today'] },
    { name: 'months', testMatch: 'months.spec.ts', dependencies: ['sharedWorld'] },
  ],
  webServer: {
    command: 'node sandbox/reset.mjs && exec node sandbox/start.mjs',
    cwd: root,
    env: {
      ...worldEnvironment,
      // For the sandbox's mail scanner.
      CHROMIUM_PATH: executablePath,
      LD_LIBRARY_PATH: env['LD_LIBRARY_PATH'] ?? '',
      SANDBOX_DIR: path.join(root, 'test-results/e2e-sandbox'),
    },
    wait: { stdout: /Curbwise is ready/u },
    // Long, because a busy machine may be slow.
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
    stdout: 'pipe',
  },
});
