import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#sandbox/processes/settings.ts';
import { languages } from '#domain/language.ts';

const run = promisify(execFile);
const vite = path.join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js');

/** Strings that only the sandbox contains. The production build gets the addresses too, as from a careless shell. */
const variables = {
  VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
  VITE_PAYPAL_SDK_URL: 'http://127.0.0.1:8801/sdk/js',
  VITE_APP_CHECK_DEBUG_TOKEN: '5bd0b9f2-debug-token',
};

/** The App Check settings of a build. */
const withAppCheck = {
  VITE_APP_CHECK_SITE_KEY: '6L-the-site-key',
  VITE_FIREBASE_APP_ID: '1:1:web:the-app-id',
};
/** Strings that only App Check's SDK contains. */
const appCheckSdk = 'exchangeRecaptchaEnterpriseToken';

/** Builds the site like `npm run build`, and returns its text files by name. */
async function builtFiles(directory: string, mode: string, more = {}): Promise<Map<string, string>> {
  await run(process.execPath, [vite, 'build', '--mode', mode, '--outDir', directory, '--logLevel', 'error'], {
    cwd: projectRoot,
    // The test runner's variables would make it a test build.
    env: { ...process.env, ...variables, ...more, NODE_ENV: undefined },
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
  variables.VITE_APP_CHECK_DEBUG_TOKEN,
];

let directory: string;
let production: Map<string, string>;
let checked: Map<string, string>;
let sandbox: Map<string, string>;

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'curbwise-build-'));
  production = await builtFiles(path.join(directory, 'production'), 'production');
  checked = await builtFiles(path.join(directory, 'checked'), 'production', withAppCheck);
  sandbox = await builtFiles(path.join(directory, 'sandbox'), 'sandbox', withAppCheck);
}, 180_000);

afterAll(() => {
  rmSync(directory, { recursive: true });
});

describe('a production build', () => {
  it.each(sandboxWords)('does not contain %s, which the sandbox does', (word) => {
    expect(holding(sandbox, word)).not.toEqual([]);
    expect(holding(production, word)).toEqual([]);
    expect(holding(checked, word)).toEqual([]);
  });

  it('contains App Check only with a site key, in a file that no page loads by itself', () => {
    expect(holding(production, appCheckSdk)).toEqual([]);
    const [file = '', ...more] = holding(checked, appCheckSdk);
    expect(more).toEqual([]);
    for (const value of Object.values(withAppCheck)) {
      const files = holding(checked, value);
      expect(files).not.toEqual([]);
      // A file that also has texts exists once per language.
      expect(files.length).toBeLessThanOrEqual(languages.length);
    }
    expect(holding(checked, path.basename(file)).filter((name) => name.endsWith('.html'))).toEqual([]);
  });

  it('contains no source map', () => {
    expect([...production.keys()].filter((name) => name.endsWith('.map'))).toEqual([]);
  });
});
