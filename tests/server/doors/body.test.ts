import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDeployedFunctions, type DeployedFunctions } from './deployedFunctions.ts';
import { accounts, claimsOf } from './unauthorizedCallers.ts';

const megabyte = 1_000_000;
const deep = `${'['.repeat(3_900)}${']'.repeat(3_900)}`;

/** Bodies that the platform parses but that are not calls. */
const bodies: ReadonlyArray<[what: string, body: string]> = [
  ['a MB of text', JSON.stringify({ data: 'x'.repeat(megabyte - 100) })],
  ['a MB of space after a call', `{"data":{}}${' '.repeat(megabyte - 100)}`],
  ['a MB of small objects', `{"data":[${'{},'.repeat(megabyte / 4)}{}]}`],
  ['a list 3,900 deep', `{"data":${deep}}`],
  ['an object 3,900 deep', `{"data":${'{"a":'.repeat(3_900)}1${'}'.repeat(3_900)}}`],
  [
    'a type that the framework decodes',
    '{"data":{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"1"}}',
  ],
  ['an unknown type', '{"data":{"a":[{"@type":"x"}]}}'],
];

/** Addresses that are no calls of the contract, so nobody reads our words there. */
const outsideTheContract = ['paypalWebhook', 'browserErrors', 'steps'];

const headers = { 'content-type': 'application/json' };

describe('every function', () => {
  let deployed: DeployedFunctions;
  beforeAll(async () => {
    deployed = await openDeployedFunctions();
  });
  afterAll(() => deployed.stop());

  it.each(bodies)('refuses %s in our own words, before the account is asked for', async (_what, body) => {
    const authorization = `Bearer ${deployed.google.sign(claimsOf(accounts.rosa))}`;
    const before = { asked: deployed.google.asked(), contents: await deployed.contents() };
    for (const door of deployed.doors.filter((name) => !outsideTheContract.includes(name))) {
      const answer = await deployed.call(door, {
        method: 'POST',
        headers: { ...headers, authorization },
        body,
      });
      expect({ door, ...answer }).toMatchObject({ door, status: 400, code: 'request/invalid' });
    }
    expect({ asked: deployed.google.asked(), contents: await deployed.contents() }).toEqual(before);
  });
});
