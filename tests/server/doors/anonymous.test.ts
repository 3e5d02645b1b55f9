import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calls, type CallName } from '#domain/contract.ts';
import { functionOf } from '#functions/calls/callGroups.ts';
import { collectedLines } from '../logs/collected.ts';
import { alertsOnLines, countsOfLines, entryOf, matches } from '../logs/logAlerts.ts';
import { deployed, shareDeployedFunctions } from './deployedFunctions.ts';

interface Exported {
  __endpoint: { httpsTrigger?: { invoker?: string[] }; scheduleTrigger?: object };
}

interface Address {
  name: string;
  functionId: string;
}

const addresses: Address[] = [
  ...(Object.keys(calls) as CallName[]).map((name) => ({ name, functionId: functionOf(name) })),
  { name: 'browserErrors', functionId: 'recordCalls' },
  { name: 'steps', functionId: 'recordCalls' },
  { name: 'paypalWebhook', functionId: 'paypalWebhook' },
];

/** Calls of owners after the first of their function: until the account is known, they share the first one's code. */
const later = (Object.keys(calls) as CallName[]).filter(
  (name, at, all) =>
    calls[name].access === 'owner' &&
    all.slice(0, at).some((one) => calls[one].access === 'owner' && functionOf(one) === functionOf(name)),
);

/** The addresses with code of their own that a stranger reaches. */
const inFull = addresses.filter(({ name }) => !later.some((one) => one === name));

const json = { 'content-type': 'application/json' };

/** Headers that a stranger may add to any request. */
const oddHeaders: ReadonlyArray<Record<string, string>> = [
  {},
  { accept: 'text/event-stream' },
  { authorization: 'Bearer a.b.c' },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
  { 'x-firebase-appcheck': 'a.b.c' },
  { 'firebase-instance-id-token': '\u00e9' },
  { 'x-cloud-trace-context': '///;o=', traceparent: '00-zz' },
  { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  { 'x-forwarded-for': ',,,', 'fastly-client-ip': 'x' },
  { 'x-tell-hops': '1' },
];

const contentTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=x',
  'application/cloudevents+json',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'multipart/form-data',
  'text/plain',
  '',
];

const bodies = [
  '',
  'data=1',
  'data[toString]=1',
  '{"data":{}}',
  '{"data":null}',
  '{"data":{"code":{"toString":1}}}',
  '{"data":{"toJSON":1,"hasOwnProperty":2}}',
  '{"data":{"__proto__":{"then":1}}}',
  '{"data":{"@type":"x"}}',
  '{"data":{"code":"\\ud800"}}',
  '{"id":"1","event_type":"X","resource":{}}',
  '[',
];

shareDeployedFunctions();

/** The alerts that the lines logged meanwhile raise or are counted for. */
async function alertsDuring(functionId: string, action: () => Promise<unknown>): Promise<string[]> {
  const before = collectedLines.length;
  await action();
  return collectedLines.slice(before).flatMap((line) => {
    const entry = entryOf(line, functionId.toLowerCase());
    return [...alertsOnLines, ...countsOfLines].flatMap((alert) =>
      matches(alert, entry) ? [`${alert.name}: ${line}`] : [],
    );
  });
}

it('what a stranger can reach is the two functions of the calls and the webhook; schedules accept only their schedule', async () => {
  const exported = Object.entries(
    (await import('#functions/index.ts')) as unknown as Record<string, Exported>,
  );
  const open = exported.filter(([, { __endpoint }]) => __endpoint.scheduleTrigger === undefined);
  expect(open.map(([name]) => name).toSorted()).toEqual(
    [...new Set(addresses.map(({ functionId }) => functionId))].toSorted(),
  );
  for (const [, { __endpoint }] of open) expect(__endpoint.httpsTrigger?.invoker).toEqual(['public']);
});

/** Sends this by POST, with this type; an alert counts answers of 5xx. */
async function post({ name, functionId }: Address, headers: Record<string, string>, body: string) {
  const { status } = await deployed.call(name, { method: 'POST', headers, body }, functionId);
  expect(status).toBeLessThan(500);
}

/** Nothing is logged, and only the method POST is allowed. */
async function expectOnlyPost({ name, functionId }: Address, odds: typeof oddHeaders) {
  const before = collectedLines.length;
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    const body = ['GET', 'HEAD'].includes(method) ? {} : { body: '{"data":{}}' };
    for (const odd of odds) {
      const sent = { method, headers: { ...json, ...odd }, ...body };
      const { status, headers } = await deployed.call(name, sent, functionId);
      const allow = headers.get('allow');
      expect({ method, odd, status, allow }).toEqual({ method, odd, status: 405, allow: 'POST' });
    }
  }
  expect(collectedLines.slice(before)).toEqual([]);
}

describe.each(addresses)('an anonymous request to $name', (address) => {
  const isInFull = inFull.includes(address);
  const odds = isInFull ? oddHeaders : [{}];

  it('by another method gets 405 and the allowed method, and nothing is logged', () =>
    expectOnlyPost(address, odds));

  it('by POST pages nobody, whatever its type, body and headers are', async () => {
    const alerts = await alertsDuring(address.functionId, async () => {
      for (const type of isInFull ? contentTypes : ['application/json']) {
        for (const body of bodies) await post(address, { 'content-type': type }, body);
      }
      for (const odd of odds) await post(address, { ...json, ...odd }, '{"data":{}}');
    });
    expect(alerts).toEqual([]);
  });
});

describe.each(inFull)('an anonymous request to $name', (address) => {
  it('by POST pages nobody with arbitrary JSON', async () => {
    const alerts = await alertsDuring(address.functionId, () =>
      fc.assert(
        fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), fc.boolean(), (value, wrapped) =>
          post(address, json, JSON.stringify(wrapped ? { data: value } : value)),
        ),
        { numRuns: 20 },
      ),
    );
    expect(alerts).toEqual([]);
  });
});

it('the lines of one call name the trace of its request', async () => {
  const trace = 'a'.repeat(32);
  const before = collectedLines.length;
  const headers = { ...json, 'x-cloud-trace-context': `${trace}/1;o=1`, authorization: 'Bearer a.b.c' };
  await deployed.call('myStatus', { method: 'POST', headers, body: '{"data":{}}' });
  const lines = collectedLines.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map((line) => String(line['logging.googleapis.com/trace']).split('/').at(-1))).toEqual(
    lines.map(() => trace),
  );
  expect(lines).not.toEqual([]);
});
