import { format } from 'node:util';

/** The log lines of this process since the current file's tests began, from all packages. */
export const collectedLines: string[] = [];

/** Keeps a line to be checked after the file's tests. */
export function collect(line: string): void {
  collectedLines.push(line);
}

const collecting = new WeakSet<Console>();

/** Collects console output. A second call has no effect: test files share this module and most of them share the console. */
export function collectConsole(): void {
  if (collecting.has(console)) return;
  collecting.add(console);
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    const own = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      const line = format(...words);
      collect(line);
      // Structured lines come from the server and are many; a test's own output is shown.
      if (!line.startsWith('{')) own(...words);
    };
  }
}
