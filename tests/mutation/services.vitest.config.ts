import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of what owners pay for. A mutant in these services is judged by them alone, in half a minute instead of two. */
const judges = [
  'activation',
  'bothPrices',
  'cancelSubscription',
  'chargedTwice',
  'checkouts',
  'comeBack',
  'costs/signUpCosts',
  'couponQueue',
  'couponUses',
  'coupons',
  'identity',
  'onceOnly',
  'outbox',
  'providerState',
  'reconcileCheckouts',
  'webhooks',
];

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    include: judges.map((name) => `tests/server/${name}.test.ts`),
    env: { OPEN_INPUTS: '0.05' },
    setupFiles: ['tests/server/logs/setup.ts'],
    // A mutant that waits for ever is judged sooner than by the usual patience.
    testTimeout: 15_000,
    hookTimeout: 15_000,
    // One process judges one mutant; what it has loaded serves every test.
    isolate: false,
    pool: 'forks',
    maxWorkers: 1,
  },
});
