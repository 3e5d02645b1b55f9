import type { PlaywrightTestConfig } from '@playwright/test';
import { browserLaunch } from './browser.mjs';
import { retries } from './retries.mjs';

const { executablePath, args, env } = await browserLaunch();

/**
 * Common settings of every browser run: the pinned browser, and the screenshot and outline of a failed page. Recording every
 * test takes a third of the processor time; `--trace on` still does it.
 */
export const pageOptions = {
  screenshot: 'only-on-failure',
  trace: 'on-first-retry',
  launchOptions: { executablePath, args, env },
} satisfies PlaywrightTestConfig['use'];

/** The settings common to all browser runs. The name is that of their files in `test-results`. */
export function browserRun(name: string) {
  return {
    testDir: '.',
    testMatch: '*.spec.ts',
    outputDir: `../../test-results/${name}`,
    fullyParallel: true,
    // More workers than cores, because each spends half of the time waiting for frames, windows and mails.
    workers: 3,
    forbidOnly: true,
    retries,
    expect: { timeout: 30_000 },
    reporter: [['list'], ['../support/countTests.mjs']],
  } satisfies PlaywrightTestConfig;
}
