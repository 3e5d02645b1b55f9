import { createWriteStream } from 'node:fs';
import { format } from 'node:util';

/**
 * Redirects the parts' console output to a file, so that the terminal stays readable; errors, and with `verbose` all output,
 * are also shown. Call it before loading the functions, because their logger keeps the console it finds. Returns the target
 * for parts that write their own output.
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
