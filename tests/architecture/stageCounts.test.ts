import { describe, expect, it } from 'vitest';
import { countOutcomes } from '../support/stages.mjs';

describe('the counts of a stage', () => {
  it('contain every test that finished before the limit ended the stage, and one failure', () => {
    expect(countOutcomes('passed\npassed\nnotRun\n', false)).toEqual({
      passed: 2,
      flaky: 0,
      failed: 1,
      notRun: 1,
    });
  });

  it('report a flaky test that passed in the end', () => {
    expect(countOutcomes('flaky\npassed\n', true)).toEqual({ passed: 2, flaky: 1, failed: 0, notRun: 0 });
  });

  it('fail a stage in which no test finished', () => {
    expect(countOutcomes('', true)).toMatchObject({ passed: 0, failed: 1 });
  });
});
