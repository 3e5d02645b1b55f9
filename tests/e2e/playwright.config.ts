import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { browserLaunch } from '../support/browser.mjs';
import { retries } from '../support/retries.mjs';
import { siteUrl, worldEnvironment } from './support/sandbox.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { executablePath, args, env } = await browserLaunch();

/** The sandbox of the run: `npm start` itself, on ports and in a folder of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  globalSetup: './support/freeCode.ts',
  fullyParallel: true,
  // More than there are cores, because each waits for mails, frames and windows half of the time.
  workers: 3,
  forbidOnly: true,
  retries,
  // A busy machine is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    baseURL: siteUrl,
    // Recording every test takes a third of the processor time. A failed one leaves its picture and the page's outline;
    // `--trace on` records it.
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: { executablePath, args, env },
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
