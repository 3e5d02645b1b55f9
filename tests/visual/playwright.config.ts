import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { retries } from '../support/retries.mjs';
import { pinnedLaunch } from './browser.ts';

const results = path.resolve(import.meta.dirname, '../../test-results');

/** The list of stories that the tests are made of. */
export const storiesFile = path.join(results, 'visual-stories.json');

/** A picture of every story of the built catalogue, compared with the one that was agreed. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: path.join(results, 'visual-differences'),
  globalSetup: './setup.ts',
  globalTeardown: './compress.ts',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // One page shows the stories of a project in the order of the catalogue.
  projects: ['phone', 'desktop', 'forced-colors', 'spanish'].map((name) => ({
    name,
    grep: new RegExp(`@${name}$`, 'u'),
  })),
  workers: 2,
  forbidOnly: true,
  retries,
  // A busy machine is slow, not wrong.
  timeout: 150_000,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // The pinned browser and fonts draw the same pixels on each machine. The room left is for single pixels at edges.
      threshold: 0.01,
      maxDiffPixels: 20,
    },
  },
  // More differences than this are a change of the design; each costs a new page.
  maxFailures: 60,
  updateSnapshots: 'none',
  reporter: [
    ['dot'],
    ['../support/countTests.mjs'],
    ['html', { outputFolder: path.join(results, 'visual'), open: 'never' }],
  ],
  use: { launchOptions: await pinnedLaunch() },
});
