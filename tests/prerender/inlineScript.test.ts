import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { errorCollectorScript, inlineScript } from '#prerender/inlineScript.ts';

it.each([
  ['the inline script of every public page', inlineScript, 1.5],
  ['the collector of errors', errorCollectorScript, 1],
])('%s is small', async (_what, script, most) => {
  expect(brotliCompressSync(await script()).length).toBeLessThanOrEqual(most * 1024);
});

const site = 'https://trucks.test';
const stackOf = (...frames: string[]) =>
  Object.assign(new TypeError('Secret'), { stack: ['TypeError: Secret', ...frames].join('\n') });
const rejected = (reason: unknown) => ({ type: 'unhandledrejection', reason });
const thrown = (error: unknown) => ({ type: 'error', error });

/** Runs the collector on a page with this problem; returns whether it sends one. */
async function isSent(problem: object): Promise<boolean> {
  let sent = false;
  const page = {
    window: { problems: [problem] },
    document: { documentElement: { dataset: {} } },
    location: { origin: site, pathname: '/' },
    fetch: async () => {
      sent = true;
    },
  };
  runInNewContext(await errorCollectorScript(), page);
  return sent;
}

it.each([
  ['thrown in a file of the site', thrown(stackOf(`    at go (${site}/assets/app-Ab12Cd34.js:1:2)`))],
  ['thrown in a file of the site, as Firefox and Safari write it', thrown(stackOf(`go@${site}/x.js:1:2`))],
  ['thrown in a script in the document', thrown(stackOf(`    at ${site}/sign-up/signin:12:3`))],
  [
    'thrown in the site and called by an extension',
    rejected(
      stackOf(
        `    at f (${site}/assets/app-Ab12Cd34.js:1:2)`,
        '    at chrome-extension://abc/content.js:1:2',
      ),
    ),
  ],
  ['that Safari gives no stack, such as a request that failed', rejected({ name: 'TypeError', stack: '' })],
  ['that has only a message', rejected(stackOf())],
  ['that a part of the page has caught, whoever threw it', { type: 'caught', error: 'a text' }],
])('an error %s is sent', async (_what, problem) => {
  expect(await isSent(problem)).toBe(true);
});

it.each([
  [
    'a password manager’s own text',
    rejected('Object Not Found Matching Id:1, MethodName:update, ParamCount:4'),
  ],
  ['an extension in Chrome', thrown(stackOf('    at f (chrome-extension://abc/content.js:1:2)'))],
  ['an extension in Safari', rejected(stackOf('f@safari-web-extension://ABC/content.js:1:2'))],
  [
    'a script that Instagram puts into every page',
    thrown(stackOf('setupIosCallbackHandler@', 'global code@')),
  ],
  ['a script of PayPal', rejected(stackOf('    at https://www.paypal.com/sdk/js?client-id=sb:2:3'))],
  ['a script of another site, of which nothing is shown', thrown(null)],
])('an error in %s is not of the site, and is not sent', async (_what, problem) => {
  expect(await isSent(problem)).toBe(false);
});

/** Anything that a page can be asked for. */
// An arrow function is no constructor.
const anything: unknown = new Proxy(function anything() {}, {
  get: (_, key) => (key === Symbol.iterator ? () => [].values() : anything),
  apply: () => anything,
  construct: () => anything as object,
});

/** Runs the inline script in a window that has loaded, and that a visitor sees or not; returns whether it counts a visit. */
async function isCounted({ seen }: { seen: boolean }): Promise<boolean> {
  let counted = false;
  const run = (callback: () => void) => callback();
  const page = {
    window: {},
    document: anything,
    location: { hash: '' },
    performance: { getEntriesByType: () => [{ type: 'navigate', name: site }] },
    navigator: { sendBeacon: () => (counted = true) },
    addEventListener: (kind: string, listener: () => void) => kind === 'load' && listener(),
    setTimeout: run,
    // A window that is not seen has no frames.
    requestAnimationFrame: seen ? run : () => undefined,
    ...Object.fromEntries(
      ['HTMLButtonElement', 'IntersectionObserver', 'ResizeObserver', 'FontFace'].map((name) => [
        name,
        anything,
      ]),
    ),
  };
  runInNewContext(await inlineScript(), page);
  return counted;
}

it.each([
  ['counts a visit of a page that is seen', true],
  ['counts no page that the browser renders ahead or in a tab behind', false],
])('the inline script %s (R-COUNT-NOBODY)', async (_what, seen) => {
  expect(await isCounted({ seen })).toBe(seen);
});
