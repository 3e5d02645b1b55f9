import express, { type RequestHandler } from 'express';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type CallName } from '#domain/contract.ts';
import { apiPath, browserErrorsPath, stepsPath, webhookPath } from '#domain/paths.ts';
import { functionOf } from '#functions/calls/callGroups.ts';
import { fileServer } from '#sandbox/site/fileServer.ts';
import { readHosting } from '#sandbox/site/hosting.ts';
import { localHeaders } from '#sandbox/site/localHeaders.ts';
import { listenOnFreePort } from '../support/listenOnFreePort.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const hosting = readHosting();
const authUrl = 'http://127.0.0.1:9099';
const paypalUrl = 'http://127.0.0.1:8801';

/** Calls a fake function, which returns its name and the address it received. */
const functionHandler = (name: string): RequestHandler | undefined =>
  name === 'recordCalls'
    ? (request, response) => void response.json({ called: name, path: request.path })
    : undefined;

async function serve(headers: typeof hosting.headers, root: string) {
  return listenOnFreePort(express().use(fileServer({ hosting, headers, root, functionHandler })));
}

const root = temporaryFolder(afterAll);
let production: Awaited<ReturnType<typeof serve>>;
let sandbox: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  mkdirSync(path.join(root, 'assets'));
  mkdirSync(path.join(root, 'media'));
  writeFileSync(path.join(root, 'index.html'), '<title>Landing</title>');
  writeFileSync(path.join(root, 'cookies.html'), '<title>Cookies</title>');
  writeFileSync(path.join(root, 'app.html'), '<title>The app</title>');
  mkdirSync(path.join(root, 'es'));
  writeFileSync(path.join(root, 'es', 'app.html'), '<title>La app</title>');
  writeFileSync(path.join(root, 'robots.txt'), 'User-agent: *\n');
  writeFileSync(path.join(root, '404.html'), '<title>Not found</title>');
  writeFileSync(path.join(root, 'assets', 'index-CbGl_b-k.js'), '1;');
  mkdirSync(path.join(root, 'media', 'c9a1ab00'));
  writeFileSync(path.join(root, 'media', 'c9a1ab00', 'heat-map.av1.mp4'), '1');
  production = await serve(hosting.headers, root);
  sandbox = await serve(localHeaders(hosting.headers, { authUrl, paypalUrl, dev: false }), root);
});

afterAll(async () => {
  await production.stop();
  await sandbox.stop();
});

async function header(name: string, place: string, server = production): Promise<string | null> {
  return (await fetch(`${server.url}${place}`)).headers.get(name);
}

function directives(policy: string | null): Record<string, string[]> {
  return Object.fromEntries(
    (policy ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('production’s headers', () => {
  it('contain no address of a developer’s machine', () => {
    expect(JSON.stringify(hosting)).not.toMatch(/localhost|127\.0\.0\.1|\[::1\]|__sandbox/u);
  });

  it.each([
    '/',
    '/cookies',
    '/privacy-notice',
    '/terms-of-use',
    '/sign-up',
    '/sign-up/plans',
    '/no/such/page',
    '/.x/',
    '/sign-up/.x',
  ])('let nothing at %s run, frame or be framed that is not named', async (place) => {
    const policy = directives(await header('content-security-policy', place));
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'self'", 'mailto:']);
    expect(policy['script-src-attr']).toEqual(["'none'"]);
    expect(policy['script-src']?.[0]).toBe("'self'");
    expect(policy['script-src']).not.toContain("'unsafe-inline'");
    expect(policy).toHaveProperty('upgrade-insecure-requests');
  });

  it.each(['/cookies', '/privacy-notice', '/terms-of-use'])(
    'let the public page %s reach no other site',
    async (place) => {
      expect(await header('content-security-policy', place)).not.toContain('https:');
    },
  );

  // The app also runs in the document of the landing page (R-STEPS-START).
  it.each(['/', '/sign-up', '/sign-up/checkout', '/admin/reset-password', '/no/such/page'])(
    'let the app at %s run the scripts of PayPal and Google sign-in besides its own',
    async (place) => {
      const policy = directives(await header('content-security-policy', place));
      expect(policy['script-src']?.slice(1)).toEqual([
        'https://*.paypal.com',
        'https://*.paypalobjects.com',
        'https://apis.google.com',
      ]);
    },
  );

  it('allow the app to reach Firebase Auth, never the database (R-ACCESS-DATABASE)', async () => {
    const sources = directives(await header('content-security-policy', '/sign-up/plans'))['connect-src'];
    expect(sources).toContain('https://identitytoolkit.googleapis.com');
    expect(sources?.join(' ')).not.toMatch(/firestore|cloudfunctions/u);
  });

  it.each([
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Strict-Transport-Security', 'max-age=63072000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
  ])('sends %s on pages, files, functions and what is missing', async (name, value) => {
    for (const place of ['/', '/sign-up/plans', '/robots.txt', '/api/catalogue', '/assets/gone.js']) {
      expect(await header(name, place)).toBe(value);
    }
  });

  it.each([
    ['/', 'strict-origin-when-cross-origin'],
    ['/sign-up/plans', 'strict-origin-when-cross-origin'],
    ['/sign-up?mode=signIn&oobCode=one', 'strict-origin'],
    ['/sign-up/?mode=signIn&oobCode=one', 'strict-origin'],
    ['/sign-up/verify-email?oobCode=one', 'strict-origin'],
    ['/sign-up/verify-email/?oobCode=one', 'strict-origin'],
    ['/sign-up/reset-password?oobCode=one', 'strict-origin'],
    ['/admin/reset-password?oobCode=one', 'strict-origin'],
    ['/account', 'strict-origin'],
    ['/account/?change=confirmed', 'strict-origin'],
    ['/account/receipts', 'strict-origin'],
    ['/es/account', 'strict-origin'],
    ['/es/sign-up/?mode=signIn&oobCode=one', 'strict-origin'],
    ['/es/sign-up/verify-email?oobCode=one', 'strict-origin'],
    ['/es/admin/reset-password?oobCode=one', 'strict-origin'],
    ['/es/admin/reset-password/?oobCode=one', 'strict-origin'],
  ])('tells other sites of %s: %s', async (place, value) => {
    expect(await header('referrer-policy', place)).toBe(value);
  });

  it.each([
    ['/', 'no-cache'],
    ['/robots.txt', 'no-cache'],
    ['/sign-up', 'no-store'],
    ['/sign-up/final', 'no-store'],
    ['/admin/reset-password', 'no-store'],
    ['/account', 'no-store'],
    ['/account/', 'no-store'],
    ['/account/receipts', 'no-store'],
    ['/es/account', 'no-store'],
    ['/es/sign-up/final', 'no-store'],
    ['/sign-up/signin', 'max-age=600'],
    ['/es/sign-up/signin', 'max-age=600'],
    ['/api/catalogue', 'no-store'],
    ['/assets/index-CbGl_b-k.js', 'public, max-age=31536000, immutable'],
    ['/media/c9a1ab00/heat-map.av1.mp4', 'public, max-age=31536000, immutable'],
  ])('lets a browser keep %s: %s', async (place, value) => {
    expect(await header('cache-control', place)).toBe(value);
  });
});

describe('addresses', () => {
  it.each([
    ['/', 'Landing'],
    ['/cookies', 'Cookies'],
    ['/sign-up/checkout?plan=Yearly', 'The app'],
    // The app leads to the sign-in.
    ['/sign-up/a/b/c', 'The app'],
    ['/es/sign-up/signin', 'La app'],
    ['/es/sign-up/checkout?plan=Yearly', 'La app'],
    ['/es/account', 'La app'],
  ])('%s is %s (R-PUBLIC-PATHS)', async (place, title) => {
    const response = await fetch(`${production.url}${place}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(title);
  });

  it.each([
    '/typo',
    '/no/such/page',
    '/.x/',
    '/admin',
    '/account/x',
    '/es/account/x',
    '/es/api/catalogue',
    '/assets/gone.js',
    '/assets/gone-CbGl_b-k.js',
    '/media/gone.mp4',
    '/api/gone',
  ])('%s is missing and says so with a page of its own', async (place) => {
    const response = await fetch(`${production.url}${place}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Not found');
  });

  it.each([
    '/assets/gone.js',
    '/assets/gone-CbGl_b-k.js',
    '/assets/index-CbGl_b-kXjs',
    '/media/gone.mp4',
    '/media/c9a1ab00/gone.mp4',
    '/typo',
  ])('a browser asks again for %s, which may be there after the next deployment', async (place) => {
    expect(await header('cache-control', place)).toBe('no-cache');
  });

  it('of every call route to its function', async () => {
    const reached = hosting.rewrites.flatMap((rewrite) => ('function' in rewrite ? [rewrite] : []));
    const callsOf = (functionId: string) =>
      (Object.keys(calls) as CallName[]).filter((name) => functionOf(name) === functionId).map(apiPath);
    const expected = {
      recordCalls: [...callsOf('recordCalls'), browserErrorsPath, stepsPath],
      paymentCalls: callsOf('paymentCalls'),
      paypalWebhook: [webhookPath],
    };
    expect(reached).toEqual(
      Object.entries(expected).map(([functionId, paths]) => ({
        regex: `^/api/(${paths.map((one) => one.replace('/api/', '')).join('|')})/?$`,
        function: { functionId, region: 'us-central1' },
      })),
    );
    expect(await (await fetch(`${production.url}/api/catalogue`)).json()).toEqual({
      called: 'recordCalls',
      path: '/api/catalogue',
    });
  });
});

describe('the sandbox', () => {
  it.each(['/cookies', '/', '/sign-up/plans'])(
    'sends at %s what production sends, apart from its own services and the demand for https',
    async (place) => {
      const local = directives(await header('content-security-policy', place, sandbox));
      const remote = directives(await header('content-security-policy', place));
      const { 'upgrade-insecure-requests': https, ...expected } = remote;
      expect(https).toEqual([]);
      for (const name of place === '/cookies' ? [] : ['script-src', 'connect-src', 'frame-src', 'img-src']) {
        expected[name] = [...(expected[name] ?? []), authUrl, paypalUrl];
      }
      expect(local).toEqual(expected);
    },
  );

  it.each(['/', '/sign-up/verify-email', '/assets/index-CbGl_b-k.js'])(
    'sends at %s the same headers as production, except Strict-Transport-Security',
    async (place) => {
      const others = async ({ url }: typeof production, ...without: string[]) =>
        [...(await fetch(url + place)).headers.keys()].filter((name) => !without.includes(name));
      const names = await others(production, 'strict-transport-security');
      expect(await others(sandbox)).toEqual(names);
      for (const name of names.filter((one) => !/^(?:content-security-policy|date)$/u.test(one))) {
        expect(await header(name, place, sandbox)).toBe(await header(name, place));
      }
    },
  );
});
