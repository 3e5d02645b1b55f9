import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exitCodes } from '#operations/commandLine.ts';
import { environmentOf, type Alias } from '#operations/project/aliases.ts';
import { provision } from '#operations/provision/provision.ts';
import { sandboxClientId, sandboxClientSecret } from '#simulator/startSimulator.ts';
import { startTestServer } from '../server/eachServer.ts';
import type { TestServer } from '../server/testServer.ts';
import { scriptedTalk, type ScriptedTalk } from './scriptedTalk.ts';

let server: TestServer;
const account = { PAYPAL_CLIENT_ID: sandboxClientId, PAYPAL_SECRET: sandboxClientSecret };

beforeAll(async () => {
  server = await startTestServer();
  await server.control('POST', '/reset');
  for (const collection of ['Plans', 'Credentials', 'Provisioning']) {
    for (const { id } of await server.store.find(collection)) await server.store.delete({ collection, id });
  }
});
afterAll(() => server.stop());

function run(
  wanted: { dryRun?: boolean; yes?: boolean },
  talk: ScriptedTalk,
  { alias = 'staging', environment = account }: { alias?: Alias; environment?: Record<string, string> } = {},
) {
  const { siteUrl } = server;
  const target = { alias, environment: environmentOf[alias], project: 'truck-market', siteUrl, settings: {} };
  return provision(wanted, { target, store: server.store, talk, environment, simulator: server.paypalUrl });
}

const written = async () =>
  Promise.all(['Plans', 'Credentials', 'Provisioning'].map((name) => server.readCollection(name)));

describe('npm run provision', () => {
  it('lists its changes in a dry run, and changes nothing', async () => {
    const talk = scriptedTalk();
    expect(await run({ dryRun: true }, talk)).toBe(exitCodes.incomplete);
    const said = talk.said.join('\n');
    expect(said).toContain(`PayPal at ${server.paypalUrl}`);
    expect(said).toContain('make    plan Monthly in USD');
    expect(said).toContain('write   Credentials/PayPal');
    expect(await written()).toEqual([{}, {}, {}]);
  });

  it('changes nothing if the answer is no', async () => {
    const talk = scriptedTalk({ 'Make these': false });
    expect(await run({}, talk)).toBe(1);
    expect(await written()).toEqual([{}, {}, {}]);
  });

  it.each([
    { id: sandboxClientId, secret: 'mistyped' },
    { id: 'mistyped', secret: sandboxClientSecret },
  ])(
    'refuses a mistyped client id or secret with an explanation, and writes nothing',
    async ({ id, secret }) => {
      const talk = scriptedTalk({ 'PayPal client id': id, 'PayPal secret': secret });
      await expect(run({ yes: true }, talk, { alias: 'live', environment: {} })).rejects.toThrow(
        'PayPal refused the client id and secret. Are they those of the live app? Nothing was written.',
      );
      expect(await written()).toEqual([{}, {}, {}]);
      expect(talk.said.join('\n')).not.toContain(secret);
    },
  );

  it('names the request, the cause and PayPal’s debug id when PayPal fails', async () => {
    await server.control('POST', '/faults', {
      on: 'request',
      method: 'GET',
      path: '/v1/notifications/webhooks',
      times: 20,
      status: 503,
    });
    await expect(run({ yes: true }, scriptedTalk())).rejects.toThrow(
      /^GET \/v1\/notifications\/webhooks: PayPal answered 503 [A-Z_]+ \(debug id \w+\)\. Nothing was written\.$/u,
    );
    await server.control('DELETE', '/faults');
  });

  it('creates everything if the answer is yes, and has nothing to do afterwards', async () => {
    expect(await run({}, scriptedTalk({ 'Make these': true }))).toBe(0);
    const talk = scriptedTalk();
    expect(await run({}, talk)).toBe(0);
    expect(talk.said.at(-1)).toContain('Everything is as it should be.');
  });
});
