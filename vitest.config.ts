import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand, BrowserInstanceOption } from 'vitest/node';
import { inLanguage } from './src/prerender/inLanguage.ts';
import { inMemory } from './tests/support/inMemory.mjs';
import { randomSeed } from './tests/support/randomSeed.mjs';
import { browserLaunch } from './tests/support/browser.mjs';
import { retries } from './tests/support/retries.mjs';

const launchOptions = await browserLaunch();

/** For the processes that run the tests, and for the browser. */
const RANDOM_SEED = String(randomSeed());
process.env['RANDOM_SEED'] = RANDOM_SEED;

/** The projects that the command line names; none if it asks for all. */
const { project: named = [] } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values;

const runsStories = named.length === 0 || named.some((name) => /stories|[*!]/u.test(String(name)));

/**
 * Storybook's plugin, which reads every story and page as soon as it is made, in two thirds of the time in which a run of other
 * projects would start.
 */
const storybook =
  runsStories &&
  (await import('@storybook/addon-vitest/vitest-plugin')).storybookTest({ configDir: '.storybook' });

const useRandomSeed = 'tests/support/useRandomSeed.ts';

/** A page for tests: headless, in one time zone and language, with motion off. */
function page(instances: readonly Omit<BrowserInstanceOption, 'browser'>[] = [{}]) {
  return {
    enabled: true,
    headless: true,
    // The first frame waits until all packages are prepared.
    connectTimeout: patience.hookTimeout,
    screenshotFailures: false,
    provider: playwright({
      launchOptions,
      contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
    }),
    instances: instances.map((instance) => ({ browser: 'chromium' as const, ...instance })),
  };
}

/**
 * All files that stories import, so that Vite prepares their packages before the first test. If Vite found a package later,
 * it would reload the page during a test.
 */
const optimizeDeps = {
  entries: [
    'stories/**/*.tsx',
    'src/**/*.{ts,tsx}',
    'theme/**/*.{ts,tsx}',
    '.storybook/preview.tsx',
    'tests/**/*.test.tsx',
  ],
};

/** Imported on first use, because MDN's data takes a second. */
const lackedByScripts: BrowserCommand<[rules: string[], elements: string[]]> = async (_, ...added) =>
  (await import('./tests/prerender/compat/lacked.ts')).lackedByScripts(...added);

/** Imported on first use, because Storybook's parser is needed by one file of tests. */
const storiesAsWritten: BrowserCommand<[file: string]> = async (_, file) =>
  (await import('./tests/everyStory/asWritten.ts')).storiesAsWritten(file);

/**
 * Takes away what React's development build traces with, in a quarter of its tests' time; React asks whether it is there. The frame
 * of the tests is laid out and not painted, because no test here takes a picture.
 */
const unwatched: Plugin = {
  name: 'unwatched',
  transformIndexHtml: () => [
    {
      tag: 'script',
      injectTo: 'head-prepend',
      children: `delete console.createTask; delete console.timeStamp; frameElement.style.opacity = '0';`,
    },
  ],
};

/** Timeouts that end only tests that hang, because a busy machine is merely slow. In milliseconds. */
const patience = { testTimeout: 180_000, hookTimeout: 180_000 };

/**
 * Tests that need modules of their own, because a module reads the environment or keeps a connection when
 * it is first used, or is replaced by a mock. All other tests that run in Node share the modules of their project, because
 * loading them for each file again takes two minutes.
 */
const isolated = ['tests/server/{callable,coldStarts,ownApp}.test.ts', 'tests/server/doors/*.test.ts'];

/** It needs modules of its own too, and is of the words. */
const changedPrice = 'tests/content/changedPrice.test.ts';

/** Tests that read the built site, which another stage builds first, and so depend on each of its words. */
const ofBuiltSite = [
  'tests/prerender/built{Pages,Maps,ForBrowsers}.test.ts',
  'tests/supplyChain/bundles.test.ts',
  'tests/sandbox/localProcesses.test.ts',
];

/** Tests in Node that share the modules of the server, with its documents in memory. */
const ofServer = (name: string, include: string) => ({
  resolve: { tsconfigPaths: true },
  test: {
    name,
    environment: 'node' as const,
    isolate: false,
    include: [include],
    exclude: [...isolated, ...ofBuiltSite],
    setupFiles: [useRandomSeed, 'tests/server/logs/setup.ts'],
    env: inMemory,
    // Two, because tests wait for emulators and for processes that they start.
    maxWorkers: 2,
    ...patience,
  },
});

export default defineConfig({
  test: {
    allowOnly: false,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}', 'theme/**/*.ts', 'functions/src/**/*.ts'],
      // The starting points of the programs. The end-to-end tests run them, and no coverage is measured there.
      exclude: ['src/main/**', 'functions/src/index.ts'],
      reporter: ['json-summary', 'html'],
      reportsDirectory: 'coverage',
      reportOnFailure: true,
    },
    projects: [
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'unit',
          ...patience,
          environment: 'node',
          isolate: false,
          include: [
            'tests/{domain,content,theme,demos,adapters,loading,architecture,specification,supplyChain}/**/*.test.ts',
            'tests/prerender/{inlineScript,criticalCss}.test.ts',
          ],
          exclude: [changedPrice, ...ofBuiltSite],
          setupFiles: [useRandomSeed],
        },
      },
      ofServer('server', 'tests/{server,rules}/**/*.test.ts'),
      ofServer('operations', 'tests/{sandbox,operations}/**/*.test.ts'),
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'isolated',
          environment: 'node',
          include: isolated,
          setupFiles: [useRandomSeed, 'tests/server/logs/setup.ts'],
          ...patience,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'built',
          environment: 'node',
          include: [...ofBuiltSite, changedPrice],
          setupFiles: [useRandomSeed, 'tests/server/logs/setup.ts'],
          env: inMemory,
          maxWorkers: 2,
          ...patience,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'official',
          environment: 'node',
          include: ['tests/official/**/*.test.ts'],
          // The site is built, firebase-tools needs a minute to come up, and every function is a process of its own.
          testTimeout: 180_000,
          hookTimeout: 360_000,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'browsers',
          environment: 'node',
          include: ['tests/browsers/*.test.ts'],
          globalSetup: ['tests/browsers/support/startSandbox.ts'],
          // Under a full load an engine may answer too late; a journey that fails three times is a defect.
          retry: 2,
          // More than cores, because each engine waits for its pages half of the time.
          maxWorkers: 3,
          ...patience,
        },
      },
      {
        plugins: [unwatched, react()],
        optimizeDeps,
        resolve: { tsconfigPaths: true },
        test: {
          name: 'composed',
          ...patience,
          // One frame for all files; see the stories.
          isolate: false,
          // Each test begins with its file's mocks as they are written, and with the browser's own functions.
          mockReset: true,
          restoreMocks: true,
          env: { RANDOM_SEED },
          setupFiles: [useRandomSeed, '.storybook/vitest.setup.ts'],
          api: { host: '127.0.0.1' },
          // Two frames, and one server, which prepares all packages and reads each module once.
          browser: {
            ...page([
              {
                name: 'funnel',
                retry: retries,
                include: ['tests/{funnel,adapters,sections}/**/*.test.tsx'],
              },
              { name: 'everyStory', include: ['tests/everyStory/**/*.test.tsx'] },
            ]),
            commands: { storiesAsWritten },
          },
        },
      },
      {
        plugins: [unwatched, react(), inLanguage('es')],
        optimizeDeps,
        resolve: { tsconfigPaths: true },
        test: {
          name: 'spanish',
          ...patience,
          include: ['tests/spanish/**/*.test.tsx'],
          setupFiles: ['.storybook/vitest.setup.ts'],
          api: { host: '127.0.0.1' },
          browser: page(),
        },
      },
      {
        // React's plugin comes with Storybook's own configuration.
        plugins: [unwatched, storybook],
        optimizeDeps,
        resolve: { tsconfigPaths: true },
        test: {
          name: 'stories',
          ...patience,
          retry: retries,
          // Storybook removes each story before it shows the next one, as in the browser; a new frame for each file would
          // load all packages again.
          isolate: false,
          setupFiles: ['tests/prerender/compat/shownElements.ts'],
          api: { host: '127.0.0.1' },
          browser: { ...page(), commands: { lackedByScripts } },
        },
      },
    ],
  },
});
