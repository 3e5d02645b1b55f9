import { defineConfig } from '@playwright/test';
import { browserRun, pageOptions } from '../support/browserRun.ts';

/** The public pages as production serves them, in a browser. They need no sandbox beside them. */
export default defineConfig({
  ...browserRun('pages'),
  globalSetup: './support/build.ts',
  // A busy machine is slow, not wrong.
  timeout: 120_000,
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    ...pageOptions,
  },
});
