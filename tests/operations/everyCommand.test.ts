import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exitCodes } from '#operations/commandLine.ts';
import { staleReason } from '#sandbox/bootstrap.mjs';
import { projectRoot } from '#sandbox/processes/settings.ts';
import { filesMatching, readText } from '../architecture/projectFiles.ts';

const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
const page = readText('stories/docs/reference/Commands.mdx');

/** Scripts of one table: `architecture/commands.test.ts` reads the words of each, because each start costs seconds. */
const ofTable = Object.keys(scripts).filter((name) => scripts[name]?.includes('script.ts'));

/** Every other script that a person types, one of the table, and measurements without and with options. */
const commands = Object.keys(scripts)
  .filter((name) => !name.startsWith('stage:') && !ofTable.includes(name))
  .concat('types', 'measure size', 'measure bench');

/**
 * One command for each way to read words: Node's parser, an installed tool's words, an operation's, subcommands, and a
 * measurement's without and with options of its own. All other commands are read the same way.
 */
const oneOfEachParser = ['reset', 'types', 'doctor', 'ops', 'measure', 'measure size', 'measure bench'];

/** Runs a command with one more word, as npm does: in a shell that finds the installed tools. */
function typed(command: string, word: string): Promise<{ code: number; out: string; err: string }> {
  const [script = '', ...words] = command.split(' ');
  const bin = path.join(projectRoot, 'node_modules', '.bin');
  return new Promise((resolve) => {
    execFile(
      'sh',
      ['-c', [scripts[script], ...words, word].join(' ')],
      {
        cwd: projectRoot,
        env: { PATH: `${bin}:${process.env['PATH'] ?? ''}`, HOME: process.env['HOME'], NO_COLOR: '1' },
      },
      (error, out, err) => resolve({ code: error === null ? 0 : Number(error.code ?? -1), out, err }),
    );
  });
}

/** When the files were written that commands write into the project. */
const written = () =>
  filesMatching('{theme/fonts/*.woff2,functions/package-lock.json,src/domain/mails/letter.ts}').map(
    (file) => [file, statSync(path.join(projectRoot, file)).mtimeMs],
  );

describe('every command', () => {
  let before: ReturnType<typeof written>;
  beforeAll(() => {
    // Otherwise every command would begin with an installation.
    expect(staleReason(projectRoot, { withTools: true })).toBeUndefined();
    before = written();
  });
  afterAll(() => {
    expect(written()).toEqual(before);
  });

  it.concurrent.each(commands)('%s prints its usage and options for --help', async (command) => {
    const { code, out, err } = await typed(command, '--help');
    expect({ code, err }).toEqual({ code: exitCodes.done, err: '' });
    expect(out).toMatch(/^Usage: npm .*\n\n\S/u);
    // The shared parsers print this line: `readWords`, and `commandLine` with commander.
    expect(out).toMatch(/^Options:\n[^]* -h, --help +shows this, and does nothing$/mu);
  });

  it.concurrent.each(oneOfEachParser)('%s names an unknown option, and does nothing', async (command) => {
    expect(await typed(command, '--frobnicate')).toEqual({
      code: exitCodes.wrongUsage,
      out: '',
      err: "Unknown option '--frobnicate'\nWith --help it says what there is.\n",
    });
  });

  it('of them lets no unknown option pass', () => {
    const lenient = filesMatching('{operations,sandbox,tests}/**/*.{ts,mjs}').filter((file) =>
      /\.allow(?:UnknownOption|ExcessArguments)\(/u.test(readText(file)),
    );
    expect(lenient).toEqual([]);
  });
});

describe('the exit codes', () => {
  it('are those of the page', () => {
    const [, table = ''] = page.split('## Exit codes');
    const rows = [...table.matchAll(/^\| (?<code>\d) /gmu)].map(({ groups }) => Number(groups?.['code']));
    expect(rows).toEqual(Object.values(exitCodes));
  });

  it('stand in the README', () => {
    const [said = ''] = /Every command answers `--help`[^]*?\n\n/u.exec(readText('README.md')) ?? [];
    expect(
      [...said.matchAll(/\bwith (?<code>\d)\b/gu)].map(({ groups }) => Number(groups?.['code'])),
    ).toEqual(Object.values(exitCodes));
  });
});
