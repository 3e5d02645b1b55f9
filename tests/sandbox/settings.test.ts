import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { refuseBusyPorts } from '#sandbox/processes/ports.ts';
import { projectRoot, readSettings } from '#sandbox/processes/settings.ts';

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

  it('is not reported if the ports are free', async () => {
    await expect(refuseBusyPorts({ site: 0, auth: 0, paypal: 0 })).resolves.toBeUndefined();
  });
});
