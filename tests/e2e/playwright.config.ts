import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserLaunch } from '../support/browser.mjs';
import { siteUrl, worldEnvironment } from './support/sandbox.ts';

const { executablePath, args, env } = await browserLaunch();

/** The world of the run: `npm start` itself, on ports and in a folder of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    baseURL: siteUrl,
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args, env },
  },
  webServer: {
    command: 'node sandbox/start.mjs',
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: {
      ...worldEnvironment,
      SANDBOX_DIR: process.env['E2E_SANDBOX_DIR'] ?? mkdtempSync(path.join(tmpdir(), 'curbwise-e2e-')),
    },
    wait: { stdout: /Curbwise is ready/u },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
    stdout: 'pipe',
  },
});
