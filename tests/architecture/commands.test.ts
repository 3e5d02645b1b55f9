import type { Command } from 'commander';
import { expect, it } from 'vitest';
import { optionsIn } from '#operations/commandLine.ts';
import { measureProgram } from '../measures.ts';
import { scriptOf } from '../scripts.ts';
import { readText } from './projectFiles.ts';

const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
const page = readText('stories/docs/reference/Commands.mdx');

/** The scripts that the first cells of a page's table name; a second one in a cell may leave out `npm run`. */
const named = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => (line.split(' | ')[0] ?? '').split('`').filter((_, at) => at % 2 === 1))
    .map((command) => /^(?:npm (?:run )?)?([\w:-]+)/u.exec(command)?.[1] ?? '');

/** The scripts without a row, and the rows without a script. Stages are run by `npm test`, which names them. */
function unequal(text: string): string[] {
  const rows = named(text);
  const known = Object.keys(scripts).filter((name) => !name.startsWith('stage:'));
  return [...known.filter((name) => !rows.includes(name)), ...rows.filter((name) => !known.includes(name))];
}

it('has a row for every script, and no row for another', () => {
  expect(unequal(page)).toEqual([]);
});

it('finds a script without a row, and a row without a script', () => {
  expect(unequal(page.replace('| `npm run reset`', '| `npm run forget`'))).toEqual(['reset', 'forget']);
});

it('shows only five commands of every day in the README', () => {
  const [, everyDay = ''] = readText('README.md').split('\n## Every day\n');
  const rows = (everyDay.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  expect(rows).toHaveLength(5);
});

/** What `--help` prints of a command that tells what it does and how to be told. */
const help = /^Usage: npm run .*\n\n\S[^]*^Options:\n[^]* -h, --help +shows this, and does nothing$/mu;

/** It prints its usage, and names an unknown option. */
function expectWords(command: Command): void {
  expect(command.helpInformation()).toMatch(help);
  let said = '';
  command.configureOutput({ ...command.configureOutput(), writeErr: (text) => (said += text) });
  expect(() => optionsIn(command, ['--frobnicate'])).toThrow();
  expect(said).toBe("Unknown option '--frobnicate'\nWith --help it says what there is.\n");
}

it.each(Object.keys(scripts).filter((name) => scripts[name]?.includes('script.ts')))(
  'npm run %s reads the words of its own name',
  (name) => {
    expect(scripts[name]).toBe(`node tests/tools.mjs && tsx tests/script.ts ${name}`);
    expectWords(scriptOf(name).command);
  },
);

it('has each measurement, and each has a usage', () => {
  const { commands } = measureProgram(() => Promise.resolve());
  const measures = [...page.matchAll(/`npm run measure -- (?<name>[\w:]+)`/gu)];
  expect(new Set(commands.map((one) => one.name()))).toEqual(
    new Set(measures.map(({ groups }) => groups?.['name'])),
  );
  commands.forEach(expectWords);
});
