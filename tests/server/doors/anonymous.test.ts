import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type CallName } from '#domain/contract.ts';
import { functionOf } from '#functions/calls/callGroups.ts';
import { collectedLines } from '../logs/collected.ts';
import { alertsOnLines, countsOfLines, entryOf, matches } from '../logs/logAlerts.ts';
import { openDeployedFunctions, type DeployedFunctions } from './deployedFunctions.ts';

interface Exported {
  __endpoint: { httpsTrigger?: { invoker?: string[] }; scheduleTrigger?: object };
}

/** A public address: its name, and the function that serves it. */
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

let deployed: DeployedFunctions;
beforeAll(async () => {
  deployed = await openDeployedFunctions();
});
afterAll(() => deployed.stop());

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

describe('what a stranger can reach', () => {
  it('is the two functions of the calls and the webhook; schedules accept only their schedule', async () => {
    const exported = Object.entries(
      (await import('#functions/index.ts')) as unknown as Record<string, Exported>,
    );
    const open = exported.filter(([, { __endpoint }]) => __endpoint.scheduleTrigger === undefined);
    expect(open.map(([name]) => name).toSorted()).toEqual(
      [...new Set(addresses.map(({ functionId }) => functionId))].toSorted(),
    );
    for (const [, { __endpoint }] of open) expect(__endpoint.httpsTrigger?.invoker).toEqual(['public']);
  });
});

describe.each(addresses)('an anonymous request to $name', ({ name, functionId }) => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    'by %s gets 405 and the allowed method, and nothing is logged',
    async (method) => {
      const body = ['GET', 'HEAD'].includes(method) ? {} : { body: '{"data":{}}' };
      const before = collectedLines.length;
      for (const odd of oddHeaders) {
        const sent = { method, headers: { ...json, ...odd }, ...body };
        const answer = await deployed.call(name, sent, functionId);
        expect({ status: answer.status, allow: answer.headers.get('allow') }).toEqual({
          status: 405,
          allow: 'POST',
        });
      }
      expect(collectedLines.slice(before)).toEqual([]);
    },
  );

  it('by POST pages nobody, whatever its type, body and headers are', async () => {
    const alerts = await alertsDuring(functionId, async () => {
      // An alert counts answers of 5xx.
      const post = async (headers: Record<string, string>, body: string) =>
        expect(
          (await deployed.call(name, { method: 'POST', headers, body }, functionId)).status,
        ).toBeLessThan(500);
      for (const type of contentTypes) {
        for (const body of bodies) await post({ 'content-type': type }, body);
      }
      for (const odd of oddHeaders) await post({ ...json, ...odd }, '{"data":{}}');
    });
    expect(alerts).toEqual([]);
  });

  it('by POST pages nobody with arbitrary JSON', async () => {
    const alerts = await alertsDuring(functionId, () =>
      fc.assert(
        fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), fc.boolean(), async (value, wrapped) => {
          const body = JSON.stringify(wrapped ? { data: value } : value);
          const { status } = await deployed.call(name, { method: 'POST', headers: json, body }, functionId);
          expect(status).toBeLessThan(500);
        }),
        { numRuns: 20 },
      ),
    );
    expect(alerts).toEqual([]);
  });
});

describe('the lines of one call', () => {
  it('name the trace of its request', async () => {
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
});
