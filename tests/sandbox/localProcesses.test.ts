import { execFile, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { languages } from '#domain/language.ts';
import { pinnedNode } from '#sandbox/bootstrap.mjs';
import { startLocalProcesses, type LocalProcesses } from '#sandbox/localProcesses.ts';
import { projectRoot } from '#sandbox/processes/settings.ts';
import { removeStateFolder } from '#sandbox/processes/stateFolder.ts';
import { cookieOf, switchNames } from '#sandbox/world/world.ts';
import { builtSite } from '../support/builds.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const patience = 120_000;
const password = 'not a secret here';

const withAppCheck = {
  VITE_APP_CHECK_SITE_KEY: '6L-the-site-key',
  VITE_FIREBASE_APP_ID: '1:1:web:the-app-id',
};
const debugToken = '5bd0b9f2-debug-token';

const directories = [temporaryFolder(afterAll), temporaryFolder(afterAll)];
let first: LocalProcesses;
let second: LocalProcesses;

beforeAll(async () => {
  const [one = '', two = ''] = directories;
  const settings = { ...withAppCheck, VITE_APP_CHECK_DEBUG_TOKEN: debugToken };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  [first, second] = await Promise.all([
    startLocalProcesses({ directory: one }),
    // The site from its sources, as `npm run dev` serves it, which needs no build.
    startLocalProcesses({ directory: two, dev: true }),
  ]);
  vi.unstubAllEnvs();
}, patience);

afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
}, patience);

/** Calls the Auth emulator like the browser SDK. */
async function auth(sandbox: LocalProcesses, method: string, body: object): Promise<Response> {
  return fetch(`${sandbox.authUrl}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function signUp(sandbox: LocalProcesses, email: string): Promise<Response> {
  return auth(sandbox, 'signUp', { email, password });
}

async function canSignIn(sandbox: LocalProcesses, email: string): Promise<boolean> {
  return (await auth(sandbox, 'signInWithPassword', { email, password })).ok;
}

function document(sandbox: LocalProcesses, place: string, init?: RequestInit): Promise<Response> {
  return fetch(`${sandbox.siteUrl}/__sandbox/documents/${place}`, init);
}

async function inboxOf(sandbox: LocalProcesses, address: string): Promise<unknown[]> {
  const response = await fetch(`${sandbox.siteUrl}/__sandbox/inbox`, {
    headers: { accept: 'application/json' },
  });
  return ((await response.json()) as { to: string }[]).filter(({ to }) => to === address);
}

function family(pid: number): number[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/u).map(Number));
  const below = (parent: number): number[] =>
    table.flatMap(([child = 0, above]) => (above === parent ? [child].concat(below(child)) : []));
  return [pid, ...below(pid)];
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('a sandbox', () => {
  it('responds on every address that it prints', async () => {
    expect((await fetch(first.siteUrl)).status).toBe(200);
    expect((await fetch(`${first.siteUrl}/sign-up/signin`)).status).toBe(200);
    expect((await fetch(first.authUrl)).status).toBe(200);
    expect((await fetch(`${first.paypalUrl}/__sim/state`)).status).toBe(200);
  });

  it('responds to an unknown address like to a known one, as in production', async () => {
    const unknown = await auth(first, 'sendOobCode', {
      requestType: 'PASSWORD_RESET',
      email: 'no@example.com',
    });
    expect(unknown.status).toBe(200);
    expect(await inboxOf(first, 'no@example.com')).toEqual([]);
  });
});

describe('a production build', () => {
  /** Strings that only App Check's SDK contains. */
  const appCheckSdk = 'exchangeRecaptchaEnterpriseToken';
  type Files = ReadonlyMap<string, string>;

  let plain: Files;
  let checked: Files;
  let sandbox: Files;

  function filesIn(folder: string): Files {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const texts = names.filter((name) => /\.(?:js|css|html|json|txt|xml|webmanifest|map)$/u.test(name));
    return new Map(texts.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
  }

  const holding = (files: Files, word: string) =>
    [...files].filter(([, text]) => text.includes(word)).map(([name]) => name);

  beforeAll(async () => {
    const [one = ''] = directories;
    const outDir = path.join(one, 'checked');
    const vite = path.join(projectRoot, 'node_modules/vite/bin/vite.js');
    // It gets the sandbox's addresses too, as from a careless shell.
    const careless = {
      VITE_AUTH_EMULATOR_URL: first.authUrl,
      VITE_PAYPAL_SDK_URL: `${first.paypalUrl}/sdk/js`,
      VITE_APP_CHECK_DEBUG_TOKEN: debugToken,
    };
    await promisify(execFile)(
      process.execPath,
      [vite, 'build', '--mode', 'production', '--outDir', outDir, '--logLevel', 'error'],
      {
        cwd: projectRoot,
        // The test runner's variables would make it a test build.
        env: { ...process.env, ...careless, ...withAppCheck, NODE_ENV: undefined },
      },
    );
    plain = filesIn(await builtSite());
    checked = filesIn(outDir);
    sandbox = filesIn(path.join(one, 'site'));
  }, patience);

  it('contains no word that only the sandbox has', () => {
    const { authUrl, paypalUrl } = first;
    const words = ['__sandbox', '127.0.0.1', 'sandbox-google', authUrl, `${paypalUrl}/sdk/js`, debugToken];
    expect(words.filter((word) => holding(sandbox, word).length === 0)).toEqual([]);
    expect(words.flatMap((word) => holding(checked, word))).toEqual([]);
    expect(words.flatMap((word) => holding(plain, word))).toEqual([]);
    // PayPal's controls and the switches of the world are not even in the sandbox's own build of the site.
    const elsewhere = ['__sim', ...switchNames.map(cookieOf)];
    expect(elsewhere.flatMap((word) => holding(plain, word))).toEqual([]);
    expect(elsewhere.flatMap((word) => holding(sandbox, word))).toEqual([]);
  });

  it('contains App Check only with a site key, in a file that no page loads by itself', () => {
    expect(holding(plain, appCheckSdk)).toEqual([]);
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
});

describe('npm run ops:sandbox', () => {
  const ops = ([directory = '']: string[], ...words: string[]) => {
    // The folder alone names a sandbox; its ports are not those of the environment.
    const env = { ...process.env, PAYPAL_PORT: '1', NODE_OPTIONS: '', SANDBOX_DIR: directory };
    return promisify(execFile)(pinnedNode(), ['--import', 'tsx', 'sandbox/ops.ts', ...words], {
      cwd: projectRoot,
      env,
    });
  };

  it('works on the documents and accounts of the sandbox in that folder', async () => {
    expect((await ops(directories, 'coupons')).stdout).toContain('FREE50  free  0 used  50 left  no end');
    await expect(ops(directories, 'export', 'no@example.com')).rejects.toMatchObject({
      stderr: 'There is no subscription and no account of no@example.com.\n',
    });
  });

  it('says what to do if none is running', async () => {
    await expect(ops([path.join(directories[0] ?? '', 'none')], 'list')).rejects.toMatchObject({
      stderr: expect.stringContaining('Begin with npm start.') as string,
    });
  });
});

it('two sandboxes side by side share neither accounts nor documents nor mail', async () => {
  const email = 'side@example.com';
  await signUp(first, email);
  await document(first, 'Notes/side', { method: 'PUT', body: '{"of":"the first"}' });
  await auth(first, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
  expect(await inboxOf(first, email)).toHaveLength(1);

  expect(await canSignIn(second, email)).toBe(false);
  expect((await document(second, 'Notes/side')).status).toBe(404);
  expect(await inboxOf(second, email)).toEqual([]);
});

describe('stopping', () => {
  it('leaves no process, unlocks the folder, and keeps accounts and documents for the next start', async () => {
    const [directory = ''] = directories;
    const email = 'kept@example.com';
    await signUp(first, email);
    await document(first, 'Notes/kept', {
      method: 'PUT',
      body: '{"at":{"$date":"2026-01-01T00:00:00.000Z"}}',
    });
    const plan = (await (await document(first, 'Plans/Monthly')).json()) as object;
    const processes = family(first.pid);
    expect(processes.length).toBeGreaterThan(1);

    expect(await first.stop()).toBe(0);
    // The compiler's service ends shortly after its pipe is closed.
    await expect.poll(() => processes.filter(isRunning), { timeout: 30_000 }).toEqual([]);

    first = await startLocalProcesses({ directory, dev: true });
    expect(await canSignIn(first, email)).toBe(true);
    expect(await (await document(first, 'Notes/kept')).json()).toEqual({
      at: { $date: '2026-01-01T00:00:00.000Z' },
    });
    expect(await (await document(first, 'Plans/Monthly')).json()).toEqual(plan);
  });

  it('happens automatically, with accounts saved, if the process is killed', async () => {
    const [directory = ''] = directories;
    const email = 'killed@example.com';
    await signUp(first, email);
    const processes = family(first.pid);
    process.kill(first.pid, 'SIGKILL');
    await expect.poll(() => processes.filter(isRunning), { timeout: 30_000 }).toEqual([]);
    // The test above shows that the next start reads this file.
    const saved = path.join(directory, 'auth/users/auth_export/accounts.json');
    expect(readFileSync(saved, 'utf8')).toContain(email);
  });
});

describe('a running sandbox', () => {
  it('locks its folder', async () => {
    const [, directory = ''] = directories;
    await expect(startLocalProcesses({ directory })).rejects.toThrow(
      'A copy of the sandbox is already running on',
    );
    expect(() => removeStateFolder(directory)).toThrow('A copy of the sandbox is already running on');
  });

  it('resets everything except the seed', async () => {
    const email = 'reset@example.com';
    await signUp(second, email);
    await document(second, 'Notes/reset', { method: 'PUT', body: '{}' });
    const response = await fetch(`${second.siteUrl}/__sandbox/reset`, { method: 'POST' });
    expect(response.status).toBe(204);
    expect(await canSignIn(second, email)).toBe(false);
    expect((await document(second, 'Notes/reset')).status).toBe(404);
    expect((await document(second, 'Plans/Monthly')).status).toBe(200);
  });
});
