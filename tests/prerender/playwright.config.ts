import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../support/browser.mjs';
import { retries } from '../support/retries.mjs';

const { executablePath, args, env } = await browserLaunch();

/** The public pages as production serves them, in a browser. They need nothing of the world beside them. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/pages',
  globalSetup: './support/build.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries,
  // A busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/pages.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Recording every test takes a third of the processor time. A failed one leaves its picture and the page's outline;
    // `--trace on` records it.
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: { executablePath, args, env },
  },
});
