import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from 'vite';
import { projectRoot } from '#sandbox/world/settings.ts';

/** Builds the site and answers its text files by name. */
async function builtFiles(directory: string, mode: string): Promise<Map<string, string>> {
  await build({
    root: projectRoot,
    mode,
    logLevel: 'error',
    build: { outDir: directory, emptyOutDir: true },
  });
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(?:js|css|html|json|txt|xml|webmanifest|map)$/u.test(name));
  return new Map(texts.map((name) => [name, readFileSync(path.join(directory, name), 'utf8')]));
}

function holding(files: Map<string, string>, word: string): string[] {
  return [...files].filter(([, text]) => text.includes(word)).map(([name]) => name);
}

/** What only the sandbox has. The addresses are also given to the production build, as a careless shell would. */
const variables = {
  VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
  VITE_PAYPAL_SDK_URL: 'http://127.0.0.1:8801/sdk/js',
};
const sandboxWords = [
  '__sandbox',
  'sandbox-google',
  variables.VITE_AUTH_EMULATOR_URL,
  variables.VITE_PAYPAL_SDK_URL,
];

let directory: string;
let production: Map<string, string>;
let sandbox: Map<string, string>;

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'curbwise-build-'));
  Object.assign(process.env, variables);
  production = await builtFiles(path.join(directory, 'production'), 'production');
  sandbox = await builtFiles(path.join(directory, 'sandbox'), 'sandbox');
}, 120_000);

afterAll(() => {
  for (const name of Object.keys(variables)) delete process.env[name];
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
