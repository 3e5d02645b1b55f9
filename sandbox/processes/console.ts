import { createWriteStream } from 'node:fs';
import { format } from 'node:util';

/**
 * Sends what the parts write to the console into a file, so that the terminal stays readable; errors, and with
 * `verbose` everything, are shown as well. Must come before the functions are loaded: their logger keeps the
 * console it finds. Answers what parts with an output of their own write to.
 */
export function divertConsole(file: string, verbose: boolean): (text: string) => void {
  const stream = createWriteStream(file, { flags: 'w' });
  const write = (text: string, show: boolean) => {
    stream.write(text);
    if (show) process.stderr.write(text);
  };
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    console[method] = (...values: unknown[]) =>
      write(`${format(...values)}\n`, verbose || method === 'error');
  }
  return (text) => write(text, verbose);
}
