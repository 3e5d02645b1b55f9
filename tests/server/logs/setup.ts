import { format } from 'node:util';
import { afterAll, expect } from 'vitest';
import { collect, collectedLines } from './collected.ts';
import { leaksIn } from './leaks.ts';

// The functions' logger keeps the console it finds when it is loaded, which is after this.
for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  const own = console[level].bind(console);
  console[level] = (...words: unknown[]) => {
    const line = format(...words);
    collect(line);
    // Structured lines are the server's, and many; what a test says to its reader is shown.
    if (!line.startsWith('{')) own(...words);
  };
}

// Runs after the tests of each file of the server, whatever they were about.
afterAll(() => {
  const leaking = collectedLines.flatMap((line) => {
    const leaks = leaksIn(line);
    return leaks.length > 0 ? [{ leaks, line }] : [];
  });
  expect(leaking).toEqual([]);
});
