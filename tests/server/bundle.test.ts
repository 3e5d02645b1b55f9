import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callFunctions } from '#functions/calls/callGroups.ts';
import { sandboxClientId, sandboxClientSecret } from '#simulator/startSimulator.ts';

const functionsFolder = fileURLToPath(new URL('../../functions/', import.meta.url));

const buildScript = fileURLToPath(new URL('../../operations/functions/build.mjs', import.meta.url));

let folder: string;
let bundle: string;

beforeAll(() => {
  // Under functions/, so that it finds its packages like the deployed bundle.
  const lib = join(functionsFolder, 'lib');
  mkdirSync(lib, { recursive: true });
  folder = mkdtempSync(join(lib, 'test-'));
  bundle = join(folder, 'index.js');
  execFileSync(process.execPath, [buildScript, bundle]);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script in a process of its own, and returns what it printed. */
function runScript(script: string): string {
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], GCLOUD_PROJECT: 'demo-bundle' },
  });
}

describe('the deployed bundle', () => {
  it('is one file that exports the functions of calls, webhook and schedules, and nothing else', () => {
    expect(readdirSync(folder)).toEqual(['index.js']);
    const script = `import(${JSON.stringify(bundle)}).then((all) => console.log(JSON.stringify(Object.keys(all))))`;
    expect((JSON.parse(runScript(script)) as string[]).toSorted()).toEqual(
      [
        ...callFunctions,
        'paypalWebhook',
        'finishInterrupted',
        'outbox',
        'compareWithProvider',
        'weeklyReport',
      ].toSorted(),
    );
  });

  it('fails at its start where it would count the days of charges in another time zone', () => {
    const script = `const Known = Intl.DateTimeFormat;
      Intl.DateTimeFormat = class extends Known {
        constructor(locales, options) {
          if (options?.timeZone === 'America/Los_Angeles') throw new RangeError('Invalid time zone');
          super(locales, options);
        }
      };
      await import(${JSON.stringify(bundle)}).then(() => console.log('started'), (error) => console.log(error.message));`;
    expect(runScript(script)).toContain('America/Los_Angeles');
  });

  it('contains no sandbox code and no secret', () => {
    const text = readFileSync(bundle, 'utf8');
    for (const stranger of [
      sandboxClientId,
      sandboxClientSecret,
      '__sandbox',
      '__sim',
      'sandbox/',
      'express',
      'node:sqlite',
    ]) {
      expect(text).not.toContain(stranger);
    }
  });

  it('imports only what its own package.json installs', () => {
    const { dependencies } = JSON.parse(readFileSync(join(functionsFolder, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const text = readFileSync(bundle, 'utf8');
    const imported = [...text.matchAll(/(?:^import\b[^"]*|\bimport\()"([^".][^"]*)"/gmu)].map(
      ([, name]) => name ?? '',
    );
    const packages = imported
      .filter((name) => !name.startsWith('node:'))
      .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
    expect(packages.length).toBeGreaterThan(0);
    expect(packages.filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
  });
});
