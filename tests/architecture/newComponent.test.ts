import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { committedFiles, projectRoot } from './projectFiles.ts';

const name = 'SampleTicket';
const written = [`src/components/${name}.tsx`, `stories/components/${name}.stories.tsx`];

let house: string;

/** Runs a script of the copy with this Node and returns all its output. */
function run(script: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [path.join(house, script), ...args], {
    cwd: house,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return `${stdout}${stderr}`;
}

function create(called: string): string {
  return run('.storybook/newComponent.mjs', called);
}

beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'new-component-'));
  for (const file of committedFiles().filter((one) => !/\.(?:png|webp|avif|mp4|webm)$/u.test(one))) {
    cpSync(path.join(projectRoot, file), path.join(house, file));
  }
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(house, 'node_modules'), 'dir');
  // Without git, the copy counts every file as committed.
  create(name);
});

afterAll(() => {
  rmSync(house, { recursive: true });
});

describe('npm run new:component', () => {
  it('writes a component and its stories', () => {
    const found = execFileSync('find', ['.', '-name', `${name}*`, '-not', '-path', './node_modules/*'], {
      cwd: house,
      encoding: 'utf8',
    });
    expect(found.trim().split('\n').toSorted()).toEqual(written.map((file) => `./${file}`).toSorted());
  });

  it('in a state that is formatted and lints', () => {
    expect(run('node_modules/oxfmt/bin/oxfmt', '--check', ...written)).toContain('All matched files');
    const report = JSON.parse(run('node_modules/oxlint/bin/oxlint', '--format=json', ...written)) as {
      diagnostics: unknown[];
      number_of_files: number;
    };
    expect(report.diagnostics).toEqual([]);
    expect(report.number_of_files).toBe(2);
  });

  it('that compiles', () => {
    // Compiles only the new files and their imports; another stage compiles the rest.
    const project = { extends: './tsconfig.json', include: ['theme/augment.ts', ...written] };
    writeFileSync(path.join(house, 'tsconfig.written.json'), JSON.stringify(project));
    const said = run(
      'node_modules/typescript/bin/tsc',
      '--noEmit',
      '--listFiles',
      '-p',
      'tsconfig.written.json',
    );
    expect(said).toContain(written[0]);
    expect(said).toContain(written[1]);
    expect(said).not.toContain(': error ');
  });

  it('and that is complete', () => {
    const said = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=unit',
      '--reporter=verbose',
      'tests/architecture/pages.test.ts',
      'tests/architecture/stories.test.ts',
    );
    const about = said.split('\n').filter((line) => line.includes(name));
    expect(about.filter((line) => line.includes('✓'))).toHaveLength(2);
    expect(about.filter((line) => !line.includes('✓'))).toEqual([]);
  });

  it('refuses a taken name, and an invalid one', () => {
    expect(create(name)).toContain('Nothing was written');
    expect(create('sample-ticket')).toContain('Name it like');
    expect(create('../Elsewhere')).toContain('Name it like');
  });
});
