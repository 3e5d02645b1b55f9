/**
 * How often a failed test in a browser is run again: `TEST_RETRIES`, which only `.ci/run` sets. There a single slow
 * moment of a shared machine must not throw away a whole run; the table counts each test that needed it as flaky, and
 * everywhere else it fails.
 */
export const retries = Number(process.env.TEST_RETRIES ?? 0);
