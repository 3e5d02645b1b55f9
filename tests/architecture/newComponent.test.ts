import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { committedFiles, projectRoot } from './projectFiles.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const script = '.storybook/newComponent.mjs';
const written = ['src/components/SampleTicket.tsx', 'stories/components/SampleTicket.stories.tsx'];

const house = temporaryFolder(afterAll);

/** Runs a script of the copy with this Node, and returns all its output. */
function run(...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: house,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return `${stdout}${stderr}`;
}

beforeAll(() => {
  for (const file of committedFiles().filter((one) => !/\.(?:png|webp|avif|mp4|webm)$/u.test(one))) {
    cpSync(path.join(projectRoot, file), path.join(house, file));
  }
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(house, 'node_modules'), 'dir');
});

describe('npm run new:component', () => {
  it('writes a component and its stories', () => {
    expect(run(script, 'SampleTicket')).toContain(written.join('\n'));
    expect(written.filter((file) => !existsSync(path.join(house, file)))).toEqual([]);
  });

  it('in a state that is formatted, lints and compiles', () => {
    expect(run('node_modules/oxfmt/bin/oxfmt', '--check', ...written)).toContain('All matched files');
    // Shows that what does not compile is found.
    const wrong = 'src/components/sampleFault.ts';
    writeFileSync(path.join(house, wrong), `export const wrong: string = 3;\n`);
    const lint = ['node_modules/oxlint/bin/oxlint', '--type-check', '--format=json'];
    const report = JSON.parse(run(...lint, ...written, wrong)) as {
      diagnostics: object[];
      number_of_files: number;
    };
    expect(report.number_of_files).toBe(3);
    expect(report.diagnostics).toEqual([
      expect.objectContaining({ filename: wrong, code: expect.stringContaining('TS2322') }),
    ]);
  });

  it('once, and refuses an invalid name', () => {
    expect(run(script, 'SampleTicket')).toContain('Nothing was written');
    expect(run(script, 'sample-ticket')).toContain('Name it like');
    expect(run(script, '../Elsewhere')).toContain('Name it like');
  });
});
