import { defineConfig } from '@playwright/test';
import { browserRun, pageOptions } from '../support/browserRun.ts';

/** The public pages as in production, in a browser. They need no sandbox. */
export default defineConfig({
  ...browserRun('pages'),
  globalSetup: './support/build.ts',
  // Long, because a busy machine may be slow.
  timeout: 120_000,
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    ...pageOptions,
  },
});
