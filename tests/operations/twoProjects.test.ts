import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { refuseMixing } from '#operations/project/environment.ts';
import { readTarget } from '#operations/project/target.ts';
import { provision } from '#operations/provision/provision.ts';
import { setup } from '#operations/setup/setup.ts';
import { sandboxClientId, sandboxClientSecret } from '#simulator/startSimulator.ts';
import { register, start, type TestServer } from '../server/testServer.ts';
import { projectFlags } from './projectFlags.ts';
import { scriptedTalk } from './scriptedTalk.ts';
import { startUnprovisioned } from './startUnprovisioned.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const root = temporaryFolder(afterAll);
let staging: TestServer;
let live: TestServer;

let opened = 0;

/** A project with an empty database and its own PayPal. */
function emptyProject(): Promise<TestServer> {
  opened += 1;
  return startUnprovisioned({
    hosts: { paypal: `http://127.0.0.1:${opened}`, site: `http://127.0.0.1:${opened + 100}` },
  });
}

/** Provisions one of the two, using a server's database and PayPal. */
function provisioned(project: string, store: TestServer, paypal: TestServer): Promise<number> {
  const target = readTarget(root, project);
  return provision(
    { yes: true },
    {
      target: { ...target, siteUrl: paypal.siteUrl },
      store: store.store,
      talk: scriptedTalk(),
      environment: { PAYPAL_CLIENT_ID: sandboxClientId, PAYPAL_SECRET: sandboxClientSecret },
      simulator: paypal.paypalUrl,
    },
  );
}

describe('from sandbox to live', () => {
  beforeAll(async () => {
    const own = ['--project', 'live', '--project-id', 'truck-live', '--site', 'truck-live'];
    own.push('--site-url', 'https://live.trucks.test', '--api-key', `AIza${'y'.repeat(35)}`);
    await setup(root, ['--yes', ...projectFlags], scriptedTalk());
    await setup(root, ['--yes', ...projectFlags, ...own], scriptedTalk());
    [staging, live] = [await emptyProject(), await emptyProject()];
    expect(await provisioned('staging', staging, staging)).toBe(0);
    expect(await provisioned('live', live, live)).toBe(0);
    await start(staging, await register(staging));
  });
  afterAll(async () => {
    await staging.stop();
    await live.stop();
  });

  it('a staging database is neither provisioned nor reported as live', async () => {
    const before = await staging.readCollection('Plans');
    await expect(provisioned('live', staging, live)).rejects.toThrow('Sandbox and live are two projects');
    const target = readTarget(root, 'live');
    await expect(refuseMixing(staging.store, target, live.paypalUrl)).rejects.toThrow(staging.paypalUrl);
    await expect(refuseMixing(live.store, target, live.paypalUrl)).resolves.toBeUndefined();
    expect(await staging.readCollection('Plans')).toEqual(before);
  });

  it('a staging database is not taken for live’s if the document of its account is lost', async () => {
    const account = { collection: 'Credentials', id: 'PayPal' };
    const lost = await staging.store.get(account);
    await staging.store.delete(account);
    onTestFinished(() => staging.store.set(account, lost!));
    const target = readTarget(root, 'live');
    await expect(refuseMixing(staging.store, target, live.paypalUrl)).rejects.toThrow('sandbox.paypal.com');
    const own = readTarget(root, 'staging');
    await expect(refuseMixing(staging.store, own, staging.paypalUrl)).resolves.toBeUndefined();
  });

  it('charges of an account that nothing names belong to neither, and imported subscriptions to both', async () => {
    const server = await emptyProject();
    onTestFinished(() => server.stop());
    const { store } = server;
    const target = readTarget(root, 'live');
    const refused = () => refuseMixing(store, target, live.paypalUrl);
    await store.set({ collection: 'Subscriptions', id: 'owner@example.com' }, { status: 'active' });
    await expect(refused()).resolves.toBeUndefined();
    await store.set({ collection: 'Charges', id: 'C-1' }, { amount: 1 });
    await expect(refused()).rejects.toThrow('has Charges of an account');
  });
});
