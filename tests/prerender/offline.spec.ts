import { expect, type Page } from '@playwright/test';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { builtSite } from './support/build.ts';
import { serve, type Site } from './support/site.ts';
import { openDemo, openDemos, publicPaths, scriptLoaded, webFontLoaded } from './support/visit.ts';
import { test as base } from '../support/visits.ts';

/** The test's own site, whose files can change and which can go offline. */
const test = base.extend<{ folder: string; site: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- how Playwright is told that nothing else is needed
  folder: async ({}, hand, info) => {
    const folder = info.outputPath('site');
    await cp(builtSite, folder, { recursive: true });
    await hand(folder);
  },
  site: async ({ folder }, hand) => {
    const site = await serve({ root: folder });
    await hand(site);
    await site.stop();
  },
  baseURL: ({ site }, hand) => hand(site.url),
});

/** Longer than the browser takes to draw a frame, in milliseconds. */
const frame = 20;

/** Opens the landing page; its worker is registered four seconds after the page is seen. */
async function openForFourSeconds(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(4_000 + frame);
}

/** Opens the landing page, acts there, and waits until its worker has cached its files. */
async function firstVisit(page: Page): Promise<void> {
  await openForFourSeconds(page);
  await scriptLoaded(page);
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(state, { timeout: 30_000 }).toBe('activated');
}

test('the worker is at /serviceWorker.js, for the whole site, and comes four seconds after the page (R-PUBLIC-WORKER)', async ({
  page,
  site,
}) => {
  // It is registered automatically, even for a visitor who does nothing.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/', { waitUntil: 'load' });
  await page.clock.runFor(3_999);
  const registered = () => page.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(await registered()).toEqual([]);
  await page.clock.runFor(1 + frame);
  const worker = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return { scope: registration.scope, script: registration.active?.scriptURL };
  });
  expect(worker).toEqual({ scope: `${site.url}/`, script: `${site.url}/serviceWorker.js` });
});

test('a page that was redirected opens offline as it was', async ({ page, site }) => {
  await firstVisit(page);
  // As by a network that asks for a sign-in first.
  const asked = { status: 302, headers: { location: `${site.url}/sitemap.xml` } };
  await page.context().route('**/cookies', (route) => route.fulfill(asked), { times: 1 });
  await page.goto('/cookies');
  expect(page.url()).toBe(`${site.url}/sitemap.xml`);
  await site.stop();
  await page.goto('/cookies');
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
});

test('every public page opens offline after one visit, and looks as it should', async ({ page, site }) => {
  await firstVisit(page);
  await site.stop();
  for (const address of publicPaths) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const arrived = () =>
      page.evaluate(() => ({
        sheets: [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
          ({ sheet }) => sheet !== null,
        ),
        pictures: [...document.querySelectorAll<HTMLImageElement>('#home img')].every(
          ({ naturalWidth }) => naturalWidth > 0,
        ),
      }));
    await expect.poll(arrived, address).toEqual({ sheets: true, pictures: true });
    await webFontLoaded(page);
  }
  await page.goto('/#pricing');
  await expect(page.locator('#pricing').getByRole('heading', { level: 2 })).toBeVisible();
});

test('a site whose cache fails comes from the network', async ({ page, context }) => {
  await firstVisit(page);
  // As on a full or damaged disk, and after a visitor has blocked the site's storage.
  await context.serviceWorkers()[0]?.evaluate(() => {
    const fail = () => Promise.reject(new DOMException('broken', 'UnknownError'));
    Object.assign(CacheStorage.prototype, { open: fail, match: fail });
  });
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.reload();
  await scriptLoaded(page);
  await webFontLoaded(page);
  expect(failed).toEqual([]);
});

test('a changed page is shown on the next visit with a network', async ({ page, folder }) => {
  await firstVisit(page);
  const file = path.join(folder, 'terms-of-use.html');
  await page.goto('/terms-of-use');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/<h1(?<rest>[^>]*)>[^<]*/u, '<h1$<rest>>Newer terms'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newer terms');
});

test('responses for the sign-up and the functions never come from the cache', async ({ page, site }) => {
  await firstVisit(page);
  const answer = await page.goto('/sign-up/plans');
  expect(answer?.fromServiceWorker()).toBe(false);
  const call = page.waitForResponse('**/api/catalogue');
  await page.evaluate(() => fetch('/api/catalogue', { method: 'POST' }));
  expect((await call).fromServiceWorker()).toBe(false);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((address) => /^\/(?:api|sign-up|admin)|app\.html/u.test(address))).toEqual([]);
  await site.stop();
  await expect(page.goto('/sign-up/plans')).rejects.toThrow(/ERR_/u);
});

/** The demos' files that the worker has not cached yet. */
async function missing(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const kept = requests.flat().map(({ url }) => url);
    const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
      ({ href }) => href,
    );
    const demos = ['HeatMapDemo', 'MenuBuilderDemo', 'PointOfSaleDemo', 'AnalyticsDemo'];
    return [
      ...asked.filter((url) => !kept.includes(url)),
      ...demos.filter((name) => !kept.some((url) => url.includes(name))),
    ];
  });
}

test('the demos work offline once one of them was loaded', async ({ page, site }) => {
  await firstVisit(page);
  await openDemos(page);
  await expect.poll(() => missing(page)).toEqual([]);
  await site.stop();
  await page.reload();
  for (const tab of ['Menu builder', 'Point of sale', 'Analytics', 'Heat map']) {
    await openDemo(page, tab);
  }
});
