import { appendFileSync } from 'node:fs';

/**
 * Reporter for Vitest and Playwright: writes the outcome of each test, a line each, to the file that `TEST_COUNTS` names
 * as soon as the test ends. So a stage that hangs is noticed, and the tests that ended before are counted. Of Vitest also
 * the group, the name and the seconds, which `stepTable.mjs` shows.
 */
// oxlint-disable-next-line import/no-default-export -- both runners ask for it
export default class CountTests {
  /** Vitest calls it when a test has ended, retries included. */
  onTestCaseResult(test) {
    const { state } = test.result();
    const { flaky = false, duration = 0 } = test.diagnostic() ?? {};
    const passed = flaky ? 'flaky' : 'passed';
    const failed = state === 'failed' ? 'failed' : 'notRun';
    const about = [test.parent.name ?? '', test.name, (duration / 1000).toFixed(1)];
    write(state === 'passed' ? passed : failed, about);
  }

  /** Playwright calls it after each try of a test. */
  onTestEnd(test, { retry, status }) {
    const outcome = test.outcome();
    if (outcome === 'skipped') write('notRun');
    else if (outcome === 'expected') write('passed');
    else if (outcome === 'flaky') write('flaky');
    else if (status === 'interrupted' || retry >= test.retries) write('failed');
  }

  printsToStdio() {
    return false;
  }
}

/**
 * @param {'passed' | 'flaky' | 'failed' | 'notRun'} outcome
 * @param {string[]} [about]
 */
function write(outcome, about = []) {
  if (process.env.TEST_COUNTS) appendFileSync(process.env.TEST_COUNTS, `${[outcome, ...about].join('\t')}\n`);
}
