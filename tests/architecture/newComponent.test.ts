import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from './projectFiles.ts';

const script = '.storybook/newComponent.mjs';
const written = ['src/components/SampleTicket.tsx', 'stories/components/SampleTicket.stories.tsx'];

let house: string;

/** Runs a script with this Node in the empty house, and returns all its output. */
function run(...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' });
  return `${stdout}${stderr}`;
}

beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'new-component-'));
  cpSync(path.join(projectRoot, script), path.join(house, script));
});

afterAll(() => {
  rmSync(house, { recursive: true });
});

// `npm run check`, which its last line asks for, checks types, lint and completeness.
it('npm run new:component writes a component and its stories once, formatted, and refuses an invalid name', () => {
  expect(run(script, 'SampleTicket')).toContain(written.join('\n'));
  expect(written.filter((file) => !existsSync(path.join(house, file)))).toEqual([]);
  const oxfmt = path.join(projectRoot, 'node_modules/oxfmt/bin/oxfmt');
  expect(run(oxfmt, '--check', '-c', path.join(projectRoot, '.oxfmtrc.json'), ...written)).toContain(
    'All matched files',
  );
  expect(run(script, 'SampleTicket')).toContain('Nothing was written');
  expect(run(script, 'sample-ticket')).toContain('Name it like');
  expect(run(script, '../Elsewhere')).toContain('Name it like');
});
