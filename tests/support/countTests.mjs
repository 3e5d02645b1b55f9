import { appendFileSync } from 'node:fs';

/**
 * Reporter for Vitest and Playwright: appends each test's outcome as a line to the file named by `TEST_COUNTS` when the test
 * ends. A hanging stage is thus noticed, and its finished tests are counted.
 */
// oxlint-disable-next-line import/no-default-export -- both runners ask for it
export default class CountTests {
  /** Vitest calls it when a test has ended, including retries. */
  onTestCaseResult(test) {
    const { state } = test.result();
    const passed = test.diagnostic()?.flaky ? 'flaky' : 'passed';
    const failed = state === 'failed' ? 'failed' : 'notRun';
    write(state === 'passed' ? passed : failed);
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

/** @param {'passed' | 'flaky' | 'failed' | 'notRun'} outcome */
function write(outcome) {
  if (process.env.TEST_COUNTS) appendFileSync(process.env.TEST_COUNTS, `${outcome}\n`);
}
