import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#sandbox/processes/settings.ts';

const run = promisify(execFile);
const vite = path.join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js');

/** What only the sandbox has. The addresses are also given to the production build, as a careless shell would. */
const variables = {
  VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
  VITE_PAYPAL_SDK_URL: 'http://127.0.0.1:8801/sdk/js',
};

/** Builds the site as `npm run build` does, and answers its text files by name. */
async function builtFiles(directory: string, mode: string): Promise<Map<string, string>> {
  await run(process.execPath, [vite, 'build', '--mode', mode, '--outDir', directory, '--logLevel', 'error'], {
    cwd: projectRoot,
    // What the test runner sets would make it a build for tests.
    env: { ...process.env, ...variables, NODE_ENV: undefined },
  });
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(?:js|css|html|json|txt|xml|webmanifest|map)$/u.test(name));
  return new Map(texts.map((name) => [name, readFileSync(path.join(directory, name), 'utf8')]));
}

function holding(files: Map<string, string>, word: string): string[] {
  return [...files].filter(([, text]) => text.includes(word)).map(([name]) => name);
}

const sandboxWords = [
  '__sandbox',
  '127.0.0.1',
  'sandbox-google',
  variables.VITE_AUTH_EMULATOR_URL,
  variables.VITE_PAYPAL_SDK_URL,
];

let directory: string;
let production: Map<string, string>;
let sandbox: Map<string, string>;

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'curbwise-build-'));
  production = await builtFiles(path.join(directory, 'production'), 'production');
  sandbox = await builtFiles(path.join(directory, 'sandbox'), 'sandbox');
}, 120_000);

afterAll(() => {
  rmSync(directory, { recursive: true });
});

describe('a production build', () => {
  it.each(sandboxWords)('does not hold %s, which the sandbox does', (word) => {
    expect(holding(sandbox, word)).not.toEqual([]);
    expect(holding(production, word)).toEqual([]);
  });

  it('holds no source map', () => {
    expect([...production.keys()].filter((name) => name.endsWith('.map'))).toEqual([]);
  });
});
