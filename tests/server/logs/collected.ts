import { format } from 'node:util';

/**
 * What was logged in this process since the tests of the current file began: by the services, the functions'
 * framework and the packages they use.
 */
export const collectedLines: string[] = [];

/** Keeps a line to be searched when the file's tests have run. */
export function collect(line: string): void {
  collectedLines.push(line);
}

const collecting = new WeakSet<Console>();

/**
 * Collects what is written to the console. Calling it again does nothing: test files share this module and most share
 * the console.
 */
export function collectConsole(): void {
  if (collecting.has(console)) return;
  collecting.add(console);
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    const own = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      const line = format(...words);
      collect(line);
      // Structured lines are the server's, and many; what a test says to its reader is shown.
      if (!line.startsWith('{')) own(...words);
    };
  }
}
