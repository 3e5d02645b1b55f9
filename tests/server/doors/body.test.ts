import express, { type RequestHandler } from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rejectInvalidCalls } from '#functions/calls/requestGuard.ts';
import { apiBody, unreadableBody } from '#sandbox/site/apiBody.ts';
import { listenOnFreePort } from '../../sandbox/listenOnFreePort.ts';
import { openDeployedFunctions, type DeployedFunctions } from './deployedFunctions.ts';
import { accounts, claimsOf } from './unauthorizedCallers.ts';

const megabyte = 1_000_000;
const deep = `${'['.repeat(3_900)}${']'.repeat(3_900)}`;

/** Bodies that the platform parses but that are not calls; the large ones have this many MB. */
const bodiesOf = (size: number): ReadonlyArray<[what: string, body: string]> => [
  [`${size} MB of text`, JSON.stringify({ data: 'x'.repeat(size * megabyte - 100) })],
  [`${size} MB of space after a call`, `{"data":{}}${' '.repeat(size * megabyte - 100)}`],
  [`${size} MB of small objects`, `{"data":[${'{},'.repeat((size * megabyte) / 4)}{}]}`],
  ['a list 3,900 deep', `{"data":${deep}}`],
  ['an object 3,900 deep', `{"data":${'{"a":'.repeat(3_900)}1${'}'.repeat(3_900)}}`],
  [
    'a type that the framework decodes',
    '{"data":{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"1"}}',
  ],
  ['an unknown type', '{"data":{"a":[{"@type":"x"}]}}'],
];

const headers = { 'content-type': 'application/json' };

describe('an invalid body', () => {
  let reached = 0;
  const framework: RequestHandler = (_request, response) => {
    reached += 1;
    response.json({ result: null });
  };
  let site: Awaited<ReturnType<typeof listenOnFreePort>>;
  const post = (body: string) => fetch(site.url, { method: 'POST', headers, body });

  beforeAll(async () => {
    const app = express();
    app.use(...apiBody, rejectInvalidCalls(framework as never) as unknown as RequestHandler, unreadableBody);
    site = await listenOnFreePort(app);
  });
  afterAll(() => site.stop());
  beforeEach(() => {
    reached = 0;
  });

  it.each(bodiesOf(10))('of %s is refused before the framework reads it', async (_what, body) => {
    expect((await post(body)).status).toBe(400);
    expect(reached).toBe(0);
  });

  it('is distinguished from a valid call, which reaches the framework', async () => {
    expect((await post('{"data":{"code":"LAUNCH"}}')).status).toBe(200);
    expect(reached).toBe(1);
  });
});

describe('every function', () => {
  let deployed: DeployedFunctions;
  beforeAll(async () => {
    deployed = await openDeployedFunctions();
  });
  afterAll(() => deployed.stop());

  it.each(bodiesOf(1))(
    'refuses %s in our own words, before the account is asked for',
    async (_what, body) => {
      const authorization = `Bearer ${deployed.google.sign(claimsOf(accounts.rosa))}`;
      const before = { asked: deployed.google.asked(), contents: await deployed.contents() };
      for (const door of deployed.doors.filter((name) => name !== 'paypalWebhook')) {
        const answer = await deployed.call(door, {
          method: 'POST',
          headers: { ...headers, authorization },
          body,
        });
        expect({ door, ...answer }).toMatchObject({ door, status: 400, code: 'request/invalid' });
      }
      expect({ asked: deployed.google.asked(), contents: await deployed.contents() }).toEqual(before);
    },
  );
});
