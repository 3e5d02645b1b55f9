/**
 * Number of retries of a failed browser test: `TEST_RETRIES`, which only `.ci/run` sets. There, a slow moment of a shared
 * machine must not fail a whole run; the table counts each retried test as flaky. Elsewhere the test fails.
 */
export const retries = Number(process.env.TEST_RETRIES ?? 0);
