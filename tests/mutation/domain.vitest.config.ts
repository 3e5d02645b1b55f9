import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Separate from the project's own configuration, which starts a browser: mutants are tested without one.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    include: ['tests/{domain,content}/**/*.test.ts'],
    // Reads the pictures, which are not copied.
    exclude: ['tests/content/media.test.ts'],
    // A few open inputs test a mutant as well as thousands, and hundreds of times as fast.
    env: { OPEN_INPUTS: '0.05' },
    setupFiles: ['tests/mutation/fewerInputs.ts'],
    testTimeout: 60_000,
    // One process tests one mutant; its loaded modules serve every test.
    isolate: false,
  },
});
