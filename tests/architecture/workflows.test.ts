import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#sandbox/processes/settings.ts';

const { scripts } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const workflows = globSync('.github/workflows/*.yml', { cwd: projectRoot }).map((file) => ({
  file,
  lines: readFileSync(path.join(projectRoot, file), 'utf8').split('\n'),
}));

describe.each(workflows)('$file', ({ lines }) => {
  it('runs only scripts that exist', () => {
    const runs = lines.flatMap(
      (line) => / npm run (?:-s )?(?<script>[\w:-]+)/u.exec(line)?.groups?.['script'] ?? [],
    );
    expect(runs.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  });

  it('only reads the repository, and leaves no token of it behind', () => {
    const has = (text: string) => lines.filter((line) => line.trim() === text).length;
    expect(has('contents: read')).toBe(1);
    expect(lines.filter((line) => line.trim().endsWith(': write')).map((line) => line.trim())).toEqual(
      has('id-token: write') ? ['id-token: write'] : [],
    );
    const checkouts = lines.filter((line) => line.includes('uses: actions/checkout')).length;
    expect(has('persist-credentials: false')).toBe(checkouts);
  });
});

it('tests run on pushes, and nothing is deployed but by hand', () => {
  const named = (name: string) => workflows.find(({ file }) => file.endsWith(name))?.lines ?? [];
  expect(named('tests.yml')).toEqual(expect.arrayContaining(['  push:', '      - run: npm test']));
  const deploying = workflows.filter(({ lines }) => lines.some((line) => line.includes('npm run deploy')));
  expect(deploying.map(({ lines }) => lines.filter((line) => line.startsWith('on:')))).toEqual([
    ['on: workflow_dispatch'],
  ]);
});
