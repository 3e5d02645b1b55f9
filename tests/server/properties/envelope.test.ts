import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { itHolds } from '../../openInputs/holds.ts';
import { openDeployedFunctions, type DeployedFunctions } from '../doors/deployedFunctions.ts';
import { accounts, claimsOf } from '../doors/unauthorizedCallers.ts';

let deployed: DeployedFunctions;
let before: string;
let token: string;
/** A request to delete an account is empty, so random data could form a valid one. */
let doors: readonly string[];
beforeAll(async () => {
  deployed = await openDeployedFunctions();
  doors = deployed.doors.filter((name) => name !== 'deleteAccount');
  before = await deployed.contents();
  token = `Bearer ${deployed.google.sign(claimsOf(accounts.rosa))}`;
});
afterAll(async () => {
  // No request to any function stored data.
  expect(await deployed.contents()).toBe(before);
  await deployed.stop();
});

const text = fc.string({ unit: 'grapheme', maxLength: 60 });

/** A body: JSON that is nearly valid, any JSON, or no JSON. */
const body = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.json({ maxDepth: 2 }).map((data) => `{"data":${data}}`),
  fc
    .dictionary(
      fc.constantFrom('plan', 'code', 'subscriptionId', 'orderId', 'registration', '__proto__'),
      fc.jsonValue(),
    )
    .map((data) => JSON.stringify({ data })),
  text,
);

const header = fc.stringMatching(/^[!-~]{0,40}$/u);

const call = fc.record({
  door: fc.nat(),
  method: fc.constantFrom('POST', 'POST', 'POST', 'PUT', 'GET', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
  type: fc.constantFrom(
    'application/json',
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    '',
  ),
  authorized: fc.boolean(),
  authorization: header,
  forwarded: header,
  body,
});

const answers = [200, 204, 400, 401, 403, 404, 405, 413, 415, 429];

describe('the doors', () => {
  itHolds('P5', 'doors', {
    title: 'answer anything in few words, with a status of their own',
    property: fc.asyncProperty(
      call,
      async ({ door, method, type, authorized, authorization, forwarded, body: sent }) => {
        const name = doors[door % doors.length] ?? '';
        const bodied = !['GET', 'HEAD'].includes(method);
        const answer = await deployed.call(name, {
          method,
          headers: {
            'content-type': type,
            'x-forwarded-for': forwarded,
            authorization: authorized ? token : authorization,
            'paypal-transmission-id': forwarded,
          },
          ...(bodied && { body: sent }),
        });
        expect(answers).toContain(answer.status);
        // The catalog is longer; it is public.
        if (answer.status !== 200) expect(answer.text.length).toBeLessThan(1_024);
        expect(answer.text).not.toMatch(/\bat .*:\d+:\d+|node_modules|functions\/src/u);
      },
    ),
  });
});
