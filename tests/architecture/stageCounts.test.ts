import { describe, expect, it } from 'vitest';
import { countOutcomes } from '../support/stages.mjs';

describe('the counts of a stage', () => {
  it('hold every test that ended before the stage was ended by its limit, and one failure', () => {
    expect(countOutcomes('passed\npassed\nnotRun\n', false)).toEqual({
      passed: 2,
      flaky: 0,
      failed: 1,
      notRun: 1,
    });
  });

  it('tell a flaky test, which passed in the end', () => {
    expect(countOutcomes('flaky\npassed\n', true)).toEqual({ passed: 2, flaky: 1, failed: 0, notRun: 0 });
  });

  it('fail a stage in which no test ended', () => {
    expect(countOutcomes('', true)).toMatchObject({ passed: 0, failed: 1 });
  });
});
