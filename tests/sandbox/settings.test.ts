import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pinnedNode } from '#sandbox/bootstrap.mjs';
import { refuseBusyPorts } from '#sandbox/processes/ports.ts';
import { projectRoot, readSettings, StartupError } from '#sandbox/processes/settings.ts';
import { openStateFolder, removeStateFolder } from '#sandbox/processes/stateFolder.ts';
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
  it.each(['start', 'reset', 'ops'])('says why in one line: %s', async (script) => {
    const words = ['--import', 'tsx', `sandbox/${script}.ts`, ...(script === 'ops' ? ['list'] : [])];
    const env = { ...process.env, NODE_OPTIONS: '', SITE_PORT: 'site' };
    await expect(promisify(execFile)(pinnedNode(), words, { cwd: projectRoot, env })).rejects.toMatchObject({
      code: 1,
      stderr: 'SITE_PORT is site, which is not a port. Choose a number from 1 to 65535.\n',
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

describe('a busy port', () => {
  it('gives one line with the port, the part and the variable', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const { port } = holder.address() as AddressInfo;
    const start = refuseBusyPorts({ site: 0, auth: 0, paypal: port });
    await expect(start).rejects.toThrow(
      new RegExp(
        `^Port ${port} for the PayPal simulator is already in use\\. .*PAYPAL_PORT=\\d+ npm start$`,
        'u',
      ),
    );
    await new Promise((resolve) => holder.close(resolve));
  });
});
