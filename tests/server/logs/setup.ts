import { afterAll, expect } from 'vitest';
import { unknownTransitions } from '../inProcess/unknownTransitions.ts';
import { collectConsole, collectedLines } from './collected.ts';
import { leaksIn } from './leaks.ts';

// The functions' logger keeps the console that it finds when it loads, which is after this.
collectConsole();

// Runs after the tests of each server file.
afterAll(() => {
  const leaking = collectedLines.splice(0).flatMap((line) => {
    const leaks = leaksIn(line);
    return leaks.length > 0 ? [{ leaks, line }] : [];
  });
  expect(leaking).toEqual([]);
  expect(unknownTransitions.splice(0)).toEqual([]);
});
