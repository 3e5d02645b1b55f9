import { defineConfig } from '@playwright/test';
import { retries } from '../support/retries.mjs';
import { viewports, type ViewportName } from '#stories/support/pictured.ts';
import { pinnedLaunch } from './browser.ts';
import { settings } from './settings.ts';

const names = Object.keys(viewports) as ViewportName[];

/** A picture of every story of the built catalogue, compared with the one that was agreed. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: settings.differences,
  globalSetup: './setup.ts',
  // One page takes all pictures of its viewport, in the order of the catalogue: a story never inherits another page
  // in one run than in the next.
  projects: names.map((name) => ({ name, grep: new RegExp(`@${name}(?!\\w)`, 'u') })),
  workers: 2,
  forbidOnly: true,
  retries,
  // A busy machine is slow, not wrong.
  timeout: 150_000,
  // So many are a change of the design, and each costs a new page.
  maxFailures: 60,
  updateSnapshots: 'none',
  reporter: [
    ['dot'],
    ['./baselineReporter.ts'],
    ['json', { outputFile: settings.reportData }],
    ['html', { outputFolder: settings.report, open: 'never' }],
  ],
  use: { launchOptions: await pinnedLaunch() },
});
