import type { PlaywrightTestConfig } from '@playwright/test';
import { browserLaunch } from './browser.mjs';
import { retries } from './retries.mjs';

const { executablePath, args, env } = await browserLaunch();

/**
 * What every run in a browser asks of its pages: the pinned browser, and the picture and the outline of a page that
 * failed. Recording every test takes a third of the processor time; `--trace on` does it all the same.
 */
export const pageOptions = {
  screenshot: 'only-on-failure',
  trace: 'on-first-retry',
  launchOptions: { executablePath, args, env },
} satisfies PlaywrightTestConfig['use'];

/** What every run in a browser has in common. Its name is that of its files in `test-results`. */
export function browserRun(name: string) {
  return {
    testDir: '.',
    testMatch: '*.spec.ts',
    outputDir: `../../test-results/${name}`,
    fullyParallel: true,
    workers: 2,
    forbidOnly: true,
    retries,
    expect: { timeout: 30_000 },
    reporter: [['list'], ['../support/countTests.mjs']],
  } satisfies PlaywrightTestConfig;
}
