import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pinnedNode } from '#sandbox/bootstrap.mjs';
import { freePorts } from '#sandbox/processes/ports.ts';
import { projectRoot, readSettings, StartupError } from '#sandbox/processes/settings.ts';
import { openStateFolder, removeStateFolder } from '#sandbox/processes/stateFolder.ts';
import { listenOnFreePort } from '../support/listenOnFreePort.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

describe('settings', () => {
  it('are the documented ports and folder by default', () => {
    expect(readSettings({})).toEqual({
      ports: { site: 5173, auth: 9099, paypal: 8801 },
      directory: path.join(projectRoot, '.sandbox'),
      dev: false,
      verbose: false,
    });
  });

  it('come from the environment and the command line', () => {
    const env = { SITE_PORT: '6000', AUTH_PORT: '6001', PAYPAL_PORT: '6002', SANDBOX_DIR: '/elsewhere' };
    expect(readSettings(env, { dev: true, verbose: true })).toEqual({
      ports: { site: 6000, auth: 6001, paypal: 6002 },
      directory: path.resolve('/elsewhere'),
      dev: true,
      verbose: true,
    });
  });

  it.each(['0', '65536', '80.5', 'site'])('refuse %s as a port, naming the variable', (text) => {
    expect(() => readSettings({ SITE_PORT: text })).toThrow(`SITE_PORT is ${text}, which is not a port.`);
  });

  it('refuse one port for two parts, and name both variables', () => {
    expect(() => readSettings({ SITE_PORT: '9099' })).toThrow(
      'SITE_PORT and AUTH_PORT are both 9099; each part needs its own port.',
    );
  });
});

it('errors of the sandbox’s pages go to no Sentry that the shell names', async () => {
  const script = `import { prepareEnvironment } from './sandbox/processes/environment.ts';
    prepareEnvironment({ ports: {}, folder: {}, addresses: {} });
    process.stdout.write(String(process.env.SENTRY_DSN));`;
  const words = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const env = { ...process.env, NODE_OPTIONS: '', SENTRY_DSN: 'https://key@sentry.example/1' };
  const { stdout } = await promisify(execFile)(pinnedNode(), words, { cwd: projectRoot, env });
  expect(stdout).toBe('undefined');
});

describe('a start that cannot be', () => {
  function started(script: string, settings: Record<string, string>): Promise<unknown> {
    const words = ['--import', 'tsx', `sandbox/${script}.ts`, ...(script === 'ops' ? ['list'] : [])];
    const env = { ...process.env, NODE_OPTIONS: '', ...settings };
    return promisify(execFile)(pinnedNode(), words, { cwd: projectRoot, env });
  }

  it.each(['start', 'reset', 'ops'])('says why in one line: %s', async (script) => {
    await expect(started(script, { SITE_PORT: 'site' })).rejects.toMatchObject({
      code: 1,
      stderr: 'SITE_PORT is site, which is not a port. Choose a number from 1 to 65535.\n',
    });
  });

  it('names the port that is busy, its part and its variable', async () => {
    const [site, auth] = await freePorts(2);
    const holder = await listenOnFreePort((_request, response) => void response.end());
    const { port } = new URL(holder.url);
    onTestFinished(() => holder.stop());
    const ports = { SITE_PORT: String(site), AUTH_PORT: String(auth), PAYPAL_PORT: port };
    const folder = temporaryFolder(onTestFinished);
    await expect(started('start', { ...ports, SANDBOX_DIR: folder })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        `^Port ${port} for the PayPal simulator is already in use\\. .*PAYPAL_PORT=\\d+ npm start\n$`,
      ) as string,
    });
  });

  it.each<[string, (folder: string) => void]>([
    [
      'the lock is no database',
      (folder) => writeFileSync(path.join(folder, 'running.sqlite'), 'x'.repeat(99)),
    ],
    ['the lock cannot be opened', (folder) => mkdirSync(path.join(folder, 'running.sqlite'))],
    [
      'a file has its name',
      (folder) => {
        rmSync(folder, { recursive: true });
        writeFileSync(folder, '');
      },
    ],
  ])('calls no copy running if %s', (_why, breakIt) => {
    const folder = temporaryFolder(onTestFinished);
    breakIt(folder);
    const { ports } = readSettings({});
    expect(() => openStateFolder(folder, ports)).toThrow(StartupError);
    expect(() => openStateFolder(folder, ports)).toThrow(/cannot be used: .* SANDBOX_DIR/u);
  });

  it('is mended by a reset, also if the lock is broken', () => {
    const folder = temporaryFolder(onTestFinished);
    const { ports } = readSettings({});
    openStateFolder(folder, ports).release();
    writeFileSync(path.join(folder, 'running.sqlite'), 'x'.repeat(99));
    expect(removeStateFolder(folder)).toBe(true);
    openStateFolder(folder, ports).release();
  });
});
