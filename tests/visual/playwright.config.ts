import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { viewports } from '#storybook/pictured.ts';
import { retries } from '../support/retries.mjs';
import { pinnedLaunch } from './browser.ts';

const results = path.resolve(import.meta.dirname, '../../test-results');

/** The list of stories from which the tests are generated. */
export const storiesFile = path.join(results, 'visual-stories.json');

/** A picture of every story in the built catalog, compared with its accepted baseline. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: path.join(results, 'visual-differences'),
  globalSetup: './setup.ts',
  globalTeardown: './compress.ts',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // A worker shows the stories of one project in one page. All workers share the phone's, which are four of five.
  projects: [...Object.keys(viewports), 'forced-colors', 'spanish', 'dark'].map((name) => ({
    name,
    grep: new RegExp(`@${name}$`, 'u'),
    fullyParallel: name === 'phone',
  })),
  // More workers than cores, because each spends half of the time waiting for frames.
  workers: 3,
  forbidOnly: true,
  retries,
  // Long, because a busy machine may be slow.
  timeout: 150_000,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // The pinned browser and fonts render the same pixels everywhere. The tolerance is for single pixels at edges.
      threshold: 0.01,
      maxDiffPixels: 20,
    },
  },
  // More differences mean a design change; each costs a new page.
  maxFailures: 60,
  updateSnapshots: 'none',
  reporter: [
    ['dot'],
    ['../support/countTests.mjs'],
    ['html', { outputFolder: path.join(results, 'visual'), open: 'never' }],
  ],
  use: { launchOptions: await pinnedLaunch() },
});
