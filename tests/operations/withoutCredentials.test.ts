import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setup } from '#operations/setup/setup.ts';
import { projectRoot } from '#sandbox/processes/settings.ts';
import { projectFlags } from './projectFlags.ts';
import { scriptedTalk } from './scriptedTalk.ts';

let root: string;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'curbwise-stranger-'));
  copyFileSync(path.join(projectRoot, 'firebase.json'), path.join(root, 'firebase.json'));
  await setup(root, ['--yes', ...projectFlags], scriptedTalk());
});
afterAll(() => rmSync(root, { recursive: true }));

const tsx = createRequire(import.meta.url).resolve('tsx/cli');

/** Runs a command in the project's folder without Google credentials. */
function run(command: string, ...args: string[]) {
  const { PATH } = process.env;
  const file = path.join(projectRoot, 'operations', `${command}.ts`);
  return spawnSync(
    process.execPath,
    [tsx, '--tsconfig', path.join(projectRoot, 'tsconfig.json'), file, ...args],
    {
      cwd: root,
      // The metadata server's address is not requested.
      env: { PATH, HOME: root, METADATA_SERVER_DETECTION: 'none' },
      encoding: 'utf8',
    },
  );
}

describe('without a terminal', () => {
  it('a question without an answer ends the command with one line', () => {
    const { status, stdout, stderr } = run('setup');
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toBe(
      'Nobody can be asked here, so run it in a terminal: Which project: staging, with PayPal’s sandbox, or live\n',
    );
  });
});

describe('without Google credentials', () => {
  it.each<[string, ...string[]]>([
    ['provision', '--project', 'staging', '--dry-run'],
    ['ops', 'list'],
    ['safeguards', '--budget', '50', '--dry-run'],
  ])('%s names the project and says what to do, in one line each', (...command) => {
    const { status, stdout, stderr } = run(...command);
    expect(status).toBe(1);
    expect((stdout + stderr).trim().split('\n')).toEqual([
      'staging: truck-market, https://trucks.test, PayPal sandbox',
      'There are no Google credentials on this machine: gcloud auth application-default login',
    ]);
  });

  it('doctor checks the rest, and explains what it could not check', () => {
    const { status, stdout, stderr } = run('doctor');
    expect(status).toBe(1);
    expect(stdout).toContain('ok      build: settings');
    for (const group of ['PayPal', 'Firebase', 'records']) {
      expect(stdout).toMatch(
        new RegExp(`^\\?       ${group}: .* → gcloud auth application-default login$`, 'mu'),
      );
    }
    expect(stderr).toBe('');
  });

  it('doctor prints the same as JSON, and nothing else', () => {
    const { status, stdout } = run('doctor', '--json');
    const { alias, findings } = JSON.parse(stdout) as { alias: string; findings: Array<{ state: string }> };
    expect(alias).toBe('staging');
    expect(new Set(findings.map(({ state }) => state))).toEqual(new Set(['ok', 'broken', 'not looked at']));
    expect(status).toBe(1);
  });
});
