import react from '@vitejs/plugin-react';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from './tests/support/browser.mjs';

const launchOptions = await browserLaunch();

/** A page for tests: headless, in one time zone and language, with motion off. */
function page() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions,
      contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
    }),
    instances: [{ browser: 'chromium' as const }],
  };
}

/**
 * Every file a story may reach, so that the packages they use are prepared before the first test; one that is found
 * later makes the page reload in the middle of a test.
 */
const optimizeDeps = {
  entries: [
    'stories/**/*.tsx',
    'src/**/*.{ts,tsx}',
    'theme/**/*.ts',
    '.storybook/preview.tsx',
    'tests/**/*.test.tsx',
  ],
};

export default defineConfig({
  test: {
    allowOnly: false,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}', 'theme/**/*.ts', 'functions/src/**/*.ts'],
      // Where everything is put together; the end-to-end journeys run it, which nothing counts.
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
          environment: 'node',
          include: [
            'tests/{domain,content,theme,demos,adapters,architecture,specification}/**/*.test.ts',
            'tests/prerender/{inlineScript,wardrobe}.test.ts',
          ],
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/{server,rules,sandbox}/**/*.test.ts', 'tests/prerender/builtPages.test.ts'],
          // A busy machine is slow, not wrong.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'harness',
          environment: 'node',
          include: ['tests/visual/**/*.test.ts'],
          // Each of its tests starts a browser and takes a dozen pictures.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        optimizeDeps,
        resolve: { tsconfigPaths: true },
        test: {
          name: 'funnel',
          include: ['tests/{funnel,adapters,hooks,sections}/**/*.test.tsx'],
          setupFiles: ['.storybook/vitest.setup.ts'],
          api: { host: '127.0.0.1' },
          browser: page(),
        },
      },
      {
        plugins: [react(), storybookTest({ configDir: '.storybook' })],
        optimizeDeps,
        resolve: { tsconfigPaths: true },
        test: {
          name: 'stories',
          // Storybook takes down each story before the next, as it does for people; a new frame for every file would
          // load the whole library again each time.
          isolate: false,
          api: { host: '127.0.0.1' },
          browser: page(),
        },
      },
    ],
  },
});
