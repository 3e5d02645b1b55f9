import { afterAll, describe, expect, it } from 'vitest';
import { folderAfterSetup, runIn } from './asOperator.ts';

const root = await folderAfterSetup(afterAll);

const run = (command: string, ...args: string[]) => runIn(root, command, args);

it('without a terminal a question without an answer ends the command with one line', () => {
  const { status, stdout, stderr } = run('setup');
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(
    'Nobody can be asked here, so run it in a terminal: Which project: staging, with PayPal’s sandbox, or live\n',
  );
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

  it.each([
    ['provision', []],
    ['ops', ['list']],
    ['doctor', []],
  ])('%s names a database that is not the usual one', (command, words) => {
    const { stdout, stderr } = runIn(root, command, words, { database: 'restored' });
    expect((stdout + stderr).split('\n')[0]).toBe(
      'staging: truck-market, https://trucks.test, PayPal sandbox, database restored',
    );
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
