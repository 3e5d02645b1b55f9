import { describe, expect, it } from 'vitest';
import { countOutcomes } from '../support/stages.mjs';
import { stepTable } from '../support/stepTable.mjs';

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

it('the table of a stage in several engines lists each engine with the tests that finished before the stage ended', () => {
  const outcomes =
    'passed\tchromium\tpaying\t3.1\nfailed\twebkit\tpaying\t9.0\nflaky\tchromium\toffline\t2.0\n';
  const [, paying, offline] = stepTable(outcomes, ['chromium', 'webkit']).split('\n');
  expect(paying).toMatch(/^paying\s+3\.1\s+FAILED 9\.0$/u);
  expect(offline).toMatch(/^offline\s+flaky 2\.0\s+-$/u);
  expect(countOutcomes(outcomes, true)).toEqual({ passed: 2, flaky: 1, failed: 1, notRun: 0 });
});
