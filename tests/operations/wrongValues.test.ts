import type { Command } from 'commander';
import { afterEach, expect, it } from 'vitest';
import { commandLine, exitCodes, runCommand } from '#operations/commandLine.ts';
import { runOps } from '#operations/ops/run.ts';

/** Options that take any text. */
const texts = new Set(['--reason', '--plan', '--to', '--backup', '--into', '--waiting-of']);

const printed: string[] = [];

/** Runs words of `npm run ops`, which must never come to their work. */
function typed(...words: string[]) {
  const program = commandLine('ops', '').configureOutput({
    writeOut: () => undefined,
    writeErr: (text) => printed.push(text),
  });
  const work = () => Promise.reject(new Error('A project was opened.'));
  return { program, ended: runCommand(() => runOps(program, words, work)) };
}

/** A command and each one below it, with the words that reach it; any word serves as a named argument. */
function reached(
  command: Command,
  words: readonly string[] = [],
): Array<{ command: Command; words: string[] }> {
  const own = [...words, ...command.registeredArguments.map(() => 'any')];
  const below = command.commands.flatMap((one) => reached(one, [...words, one.name()]));
  return [{ command, words: own }, ...below];
}

const help = typed('--help');
await help.ended;
const values = reached(help.program).flatMap(({ command, words }) =>
  command.options
    .filter(({ required, long }) => required && !texts.has(long ?? ''))
    .map(({ long }) => [...words, long ?? ''].join(' ')),
);

afterEach(() => {
  process.exitCode = 0;
  printed.length = 0;
});

it('knows the options with a value of a kind', () => {
  expect(values).toContain('coupons campaign any --count');
  expect(values.length).toBeGreaterThan(10);
});

it.each(values)(
  'ops %s is wrong with another kind of value, which is named before a project is opened',
  async (words) => {
    await typed(...words.split(' '), 'nonsense').ended;
    expect(process.exitCode).toBe(exitCodes.wrongUsage);
    expect(printed.join('')).toContain(`argument 'nonsense' is invalid`);
  },
);

it.each([
  'invoices --month 2026-13',
  'price --from 2026-02-31',
  'coupons create TACO --uses 5 --until 2030-02-31',
  'coupons create TACO --uses 1e9',
  'coupons create TACO --uses 0',
  'coupons campaign TACO --count 10001',
  'refund I-1 --amount -5',
  // Thousands, as many write them, and no dollar with a quarter.
  'refund I-1 --amount 1.250',
  'restore --since 2026-11-23',
])('ops %s is wrong', async (words) => {
  await typed(...words.split(' ')).ended;
  expect(process.exitCode).toBe(exitCodes.wrongUsage);
  expect(printed.join('')).toContain(`'${words.split(' ').at(-1)}'`);
});
