import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Apart from the project's own configuration, which starts a browser: a mutant is judged without one.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    include: ['tests/{domain,content}/**/*.test.ts'],
    // Reads the pictures, which are not copied.
    exclude: ['tests/content/media.test.ts'],
    // A few of the open inputs judge a mutant as well as thousands, hundreds of times as often.
    env: { OPEN_INPUTS: '0.05' },
    setupFiles: ['tests/mutation/fewerInputs.ts'],
    testTimeout: 60_000,
    // One process judges one mutant; what it has loaded serves every test.
    isolate: false,
  },
});
