import type { RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { rateLimits } from '#functions/limits/rateLimits.ts';
import { listenOnFreePort } from '../../support/listenOnFreePort.ts';
import { collectedLines } from '../logs/collected.ts';
import { deployed, shareDeployedFunctions } from './deployedFunctions.ts';

const sent = {
  kind: 'error',
  name: 'TypeError',
  frames: ['app-Ab12Cd34.js:1:2345', 'react-Zz99Yy88.js:9:1'],
  release: 'Ab12Cd34',
  screen: '/es/sign-up/checkout',
};

const policyReport = {
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://evil.example/x.js?email=ada@truck.example',
  documentURL: 'https://trucks.test/sign-up/verify-email?email=ada@truck.example&oobCode=secret',
};

let neighbor = 0;
shareDeployedFunctions({ CALLER_ADDRESS: 'x-forwarded-for behind 66.249.64.0/19' }, { clock: 'is stopped' });

async function post(
  body: unknown,
  { type = 'application/json', from = `203.0.113.${(neighbor += 1)}`, agent = 'Firefox/140.0' } = {},
): Promise<number> {
  const headers = { 'content-type': type, 'x-forwarded-for': `${from}, 66.249.93.12`, 'user-agent': agent };
  const raw = typeof body === 'string' ? body : JSON.stringify(body);
  return (await deployed.call('browserErrors', { method: 'POST', headers, body: raw })).status;
}

const stored = async () => Object.values((await deployed.contents())['BrowserErrors'] ?? {});

/** Sets a Sentry's address while something is sent, and then stops it. */
async function whileSentry(answer: RequestListener, path: string, send: () => Promise<void>): Promise<void> {
  const sentry = await listenOnFreePort(answer);
  vi.stubEnv('SENTRY_DSN', `${sentry.url.replace('//', '//a1b2@')}${path}`);
  try {
    await send();
  } finally {
    vi.stubEnv('SENTRY_DSN', '');
    await sentry.stop();
  }
}

describe('an error in a browser', () => {
  it('is counted with its equals, by screen and family of browser, and nothing else is kept', async () => {
    const before = collectedLines.length;
    expect(await post(sent)).toBe(204);
    expect(await post({ ...sent, screen: '/sign-up/plans' }, { agent: 'Chrome/150.0 Safari/537' })).toBe(204);
    expect(await post({ ...sent, screen: '/ada@truck.example' })).toBe(204);
    const [group] = await stored();
    expect(group).toEqual({
      kind: 'error',
      name: 'TypeError',
      frames: sent.frames.join('\n'),
      release: 'Ab12Cd34',
      count: 3,
      screens: { '/sign-up/checkout': 1, '/sign-up/plans': 1, other: 1 },
      browsers: { Firefox: 2, Chrome: 1 },
      first_seen: expect.any(Date) as Date,
      last_seen: expect.any(Date) as Date,
      expires_at: expect.any(Date) as Date,
    });
    const lines = collectedLines.slice(before).filter((line) => line.includes('an error in a browser'));
    expect(lines).toHaveLength(3);
    expect(lines.join()).not.toContain('truck.example');
  });

  it.each([
    ['Reporting-Endpoints', 'application/reports+json', [{ type: 'csp-violation', body: policyReport }]],
    [
      'report-uri',
      'application/csp-report',
      {
        'csp-report': {
          'violated-directive': 'script-src-elem',
          'blocked-uri': policyReport.blockedURL,
          'document-uri': policyReport.documentURL,
        },
      },
    ],
  ])(
    'is a violation of the policy too, as %s sends it: its host and screen alone',
    async (_by, type, body) => {
      expect(await post(body, { type })).toBe(204);
      const group = (await stored()).find(({ kind }) => kind === 'policy');
      expect(group).toMatchObject({ name: 'script-src-elem', frames: 'evil.example' });
      expect(Object.keys(group?.['screens'] as object)).toEqual(['/sign-up/verify-email']);
      expect(JSON.stringify(group)).not.toMatch(/ada|secret/u);
    },
  );

  it('is none of the site’s where an extension of the browser was stopped', async () => {
    const foreign = [
      { effectiveDirective: 'style-src-elem', blockedURL: 'inline', sourceFile: 'chrome-extension' },
      { effectiveDirective: 'font-src', blockedURL: 'moz-extension://5e0f/a.woff2' },
      { effectiveDirective: 'worker-src', blockedURL: 'eval', sourceFile: 'user-script' },
      {
        'violated-directive': 'img-src',
        'blocked-uri': 'data',
        'source-file': 'safari-web-extension://1F2A/b.js',
      },
    ];
    const { documentURL } = policyReport;
    for (const body of foreign) {
      const sentAs =
        'violated-directive' in body
          ? { 'csp-report': { ...body, 'document-uri': documentURL } }
          : [{ type: 'csp-violation', body: { ...body, documentURL } }];
      expect(await post(sentAs)).toBe(204);
    }
    const names = (await stored()).map(({ name }) => name);
    expect(names.filter((name) => /^(?:style|font|worker|img)-src/u.test(String(name)))).toEqual([]);
  });

  it('goes to the founder’s Sentry, too, once its address is set, with nothing about the visitor', async () => {
    const got: Array<{ url?: string | undefined; auth: unknown; body: string }> = [];
    const take: RequestListener = (request, response) => {
      void text(request).then((body) => {
        got.push({ url: request.url, auth: request.headers['x-sentry-auth'], body });
        response.end('{}');
      });
    };
    expect(await post({ ...sent, name: 'RangeError' })).toBe(204);
    await whileSentry(take, '/proxy/42', async () => {
      expect(await post({ ...sent, name: 'RangeError' })).toBe(204);
      expect(await post([{ body: policyReport }], { type: 'application/reports+json' })).toBe(204);
    });
    expect(got.map(({ url }) => url)).toEqual(['/proxy/api/42/envelope/', '/proxy/api/42/envelope/']);
    expect(got[0]?.auth).toContain('sentry_key=a1b2');
    const [head, item, event] = (got[0]?.body ?? '').split('\n').map((line) => JSON.parse(line || 'null'));
    expect(item).toEqual({ type: 'event' });
    expect(head).toEqual({ event_id: event.event_id });
    expect(event).toEqual({
      event_id: expect.stringMatching(/^[0-9a-f]{32}$/u),
      timestamp: expect.any(Number),
      platform: 'javascript',
      level: 'error',
      release: 'Ab12Cd34',
      transaction: '/sign-up/checkout',
      tags: { kind: 'error', screen: '/sign-up/checkout', browser: 'Firefox' },
      sdk: { name: 'curbwise', version: '1', settings: { infer_ip: 'never' } },
      exception: {
        values: [
          {
            type: 'RangeError',
            value: '',
            stacktrace: {
              frames: [
                { filename: 'app:///assets/react-Zz99Yy88.js', lineno: 9, colno: 1 },
                { filename: 'app:///assets/app-Ab12Cd34.js', lineno: 1, colno: 2345 },
              ],
            },
          },
        ],
      },
    });
    expect(got[1]?.body).toContain('"value":"evil.example"');
    expect(got.map(({ body }) => body).join()).not.toMatch(/ada|secret|203\.0\.113|140\.0/u);
  });

  it.each([
    ['refuses it', (response: ServerResponse) => response.writeHead(429).end(), 'SentryRefused'],
    ['ends the connection', (response: ServerResponse) => response.destroy(), 'TypeError'],
  ])('is kept, and a line is logged, where Sentry %s', async (_how, answer, kind) => {
    const before = collectedLines.length;
    await whileSentry(
      (_request, response) => void answer(response),
      '/42',
      async () => expect(await post({ ...sent, name: `Kept${kind}` })).toBe(204),
    );
    expect((await stored()).find(({ name }) => name === `Kept${kind}`)).toMatchObject({ count: 1 });
    const [line, ...others] = collectedLines
      .slice(before)
      .filter((one) => one.includes('Sentry has not taken'));
    expect(line).toContain(kind);
    expect(line).not.toContain('a1b2');
    expect(others).toEqual([]);
  });

  it.each([
    ['text in its name', { ...sent, name: 'Error: ada@truck.example is not known' }],
    ['an address in a frame', { ...sent, frames: ['https://trucks.test/?email=ada@truck.example:1:2'] }],
    ['more frames than five', { ...sent, frames: Array.from({ length: 6 }, () => 'a.js:1:2') }],
    ['another kind', { ...sent, kind: 'policy?' }],
    ['a field more', { ...sent, message: 'ada' }],
    ['a release that is none', { ...sent, release: 'ada@truck.example' }],
    ['no fields', {}],
    ['no object', 'null'],
    ['no JSON', '{'],
    ['20 kB', { ...sent, screen: 'x'.repeat(20_000) }],
  ])('is refused with %s', async (_what, body) => {
    const before = await deployed.contents();
    expect(await post(body)).toBe(400);
    expect(await deployed.contents()).toEqual(before);
  });

  it('shares its way in with the beacons of steps, which a browser sends as text', async () => {
    const headers = {
      'user-agent': 'Firefox/140.0',
      referer: 'https://trucks.test/',
      'content-type': 'text/plain',
    };
    const sent = (body?: string) =>
      deployed.call('steps', { method: 'POST', headers, ...(body && { body }) });
    expect((await sent('signIn en search - -')).status).toBe(204);
    expect((await sent()).status).toBe(204);
    expect((await sent('nonsense')).status).toBe(400);
    const contents = JSON.stringify(await deployed.contents());
    expect(contents).toContain('signIn|-|-|en|computer|search');
    expect(contents).toContain('landing|-|-|en|computer|direct');
  });

  it('is refused beyond ten in an hour from one address, which is too few for the alert', async () => {
    const most = rateLimits.browserErrorByAddress.count;
    const answers: number[] = [];
    for (let nth = 0; nth <= most; nth += 1) answers.push(await post(sent, { from: '198.51.100.7' }));
    expect(answers).toEqual([...Array.from({ length: most }, () => 204), 429]);
  });

  it('is refused beyond some hundreds in an hour in all', async () => {
    const answers = new Set<number>();
    for (let nth = 0; nth <= rateLimits.browserError.count; nth += 1)
      answers.add(await post(sent, { from: `198.51.${100 + (nth >> 8)}.${nth & 255}` }));
    expect([...answers]).toEqual([204, 429]);
  });
});
