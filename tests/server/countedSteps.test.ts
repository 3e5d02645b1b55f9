import { describe, expect, it } from 'vitest';
import {
  createCountStep,
  sourceQuery,
  visitSource,
  type CountingBrowser,
} from '#adapters/browser/countStep.ts';
import { takeBeacon } from '#functions/calls/beacon.ts';
import { stepBeacon } from '#functions/calls/steps.ts';
import { newestSteps, type StepCount } from '#functions/documents/counts/steps.ts';
import { inlineScript } from '#prerender/inlineScript.ts';
import { countOne, rateLimits } from '#functions/limits/rateLimits.ts';
import { startLightServer, type LightServer } from './lightServer.ts';

const site = 'https://curbwise.example';

const agents = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile/15E148 Safari/604',
  tablet: 'Mozilla/5.0 (Linux; Android 15; SM-X700) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
  computer: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  bot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
} as const;

/** A visitor's browser, and what a test says of it. */
interface Visitor {
  device?: keyof typeof agents;
  /** The page that linked here, and our page with the link's query. */
  referrer?: string;
  page?: string;
  headers?: Record<string, string>;
  navigator?: Partial<CountingBrowser['navigator']>;
  opened?: NavigationTimingType;
}

/** The page's inline script: its beacon is the referrer alone (`site/scripts/inline.ts`). */
const landing = (server: LightServer, visitor: Visitor = {}) => send(server, visitor, visitor.referrer ?? '');

function send(server: LightServer, { device = 'phone', page = '/', headers = {} }: Visitor, body: string) {
  const all: Record<string, string> = { 'user-agent': agents[device], referer: site + page, ...headers };
  return takeBeacon(stepBeacon, server, { body, get: (name) => all[name] });
}

/** The app in a document of this visitor, and the beacons that it has sent. */
function appOf(visitor: Visitor) {
  const { page = '/', referrer = '', opened = 'navigate', navigator } = visitor;
  const beacons: string[] = [];
  const browser: CountingBrowser = {
    navigator: { sendBeacon: (_path, body) => beacons.push(String(body)) > 0, ...navigator },
    document: { referrer, documentElement: { lang: 'en' } },
    performance: {
      getEntriesByType: () => [{ name: site + page, type: opened } as PerformanceNavigationTiming],
    },
    location: { pathname: new URL(page, site).pathname },
  };
  return { browser, beacons, count: createCountStep(browser) };
}

const anyLanding: StepCount = {
  day: '2026-03-01',
  count: 1,
  step: 'landing',
  plan: '-',
  coupon: '-',
  language: 'en',
  device: 'phone',
  source: 'direct',
};

const countOf = (counts: readonly StepCount[], wanted: Partial<StepCount>) =>
  counts
    .filter((one) => Object.entries(wanted).every(([name, value]) => one[name as keyof StepCount] === value))
    .reduce((sum, { count }) => sum + count, 0);

describe('a visit of the landing page', () => {
  it.each<[string, Visitor, Partial<StepCount>]>([
    ['a campaign', { page: '/?utm_campaign=Spring-Sale&utm_source=mail' }, { source: 'spring-sale' }],
    ['a search', { referrer: 'https://www.google.com/' }, { source: 'search' }],
    ['a post', { referrer: 'https://l.instagram.com/' }, { source: 'social' }],
    ['another site', { referrer: 'https://trucks.example/?owner=ada' }, { source: 'other-site' }],
    ['no site', { page: '/es', device: 'tablet' }, { source: 'direct', language: 'es', device: 'tablet' }],
    ['a computer', { device: 'computer' }, { device: 'computer', language: 'en' }],
  ])(
    'is counted from %s, and nothing tells the visitor from others (R-COUNT-STEPS, R-COUNT-SOURCE)',
    async (_from, visitor, kept) => {
      const server = startLightServer();
      expect(await landing(server, visitor)).toBe(204);
      expect(await newestSteps(server.store, 7)).toEqual([{ ...anyLanding, ...kept }]);
      const [stored] = await server.store.find('Steps');
      expect(Object.keys(stored?.fields ?? {}).toSorted()).toEqual(['counts', 'day', 'expires_at']);
    },
  );

  it.each<[string, Visitor]>([
    ['Global Privacy Control', { headers: { 'sec-gpc': '1' } }],
    ['Do Not Track', { headers: { dnt: '1' } }],
    ['a bot', { device: 'bot' }],
    ['a program without a name', { headers: { 'user-agent': '' } }],
    ['a beacon from another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['a visitor from our own pages', { referrer: `${site}/cookies` }],
    ['another page of ours', { page: '/cookies' }],
    ['a request that names no page', { headers: { referer: '' } }],
  ])('is not counted for %s (R-COUNT-NOBODY)', async (_whom, visitor) => {
    const server = startLightServer();
    expect(await landing(server, visitor)).toBe(204);
    expect(await server.store.find('Steps')).toEqual([]);
  });
});

describe('the beacon of a step', () => {
  it('is small, and so is its share of the inline script (R-COUNT-SMALL)', async () => {
    const script = await inlineScript();
    const without = script.replace(/,\w+&&!navigator\.webdriver&&navigator\.sendBeacon\?\.\([^)]*\)/u, '');
    expect(without.length).toBeLessThan(script.length);
    const { beacons, count } = appOf({ page: `/?utm_campaign=${'c'.repeat(40)}` });
    count('registered', { plan: 'Monthly', coupon: true });
    expect(script.length - without.length + (beacons[0]?.length ?? 0)).toBeLessThan(300);
  });

  it.each([
    'signIn en',
    'signIn en direct - - more',
    'signIn en ada@truck.example - -',
    'signIn fr direct - -',
    'left en direct - -',
    'plan en direct Gold no',
    'plan en direct Monthly TACOS',
    'x'.repeat(300),
  ])('is refused as %j', async (body) => {
    const server = startLightServer();
    expect(await send(server, {}, body)).toBe(400);
    expect(await server.store.find('Steps')).toEqual([]);
  });

  it('is counted with all that it says, for no visitor who is left out (R-COUNT-STEPS, R-COUNT-NOBODY)', async () => {
    const server = startLightServer();
    const device = 'tablet';
    const visitors: Visitor[] = [{ device }, { device }, { headers: { 'sec-gpc': '1' } }, { device: 'bot' }];
    for (const visitor of visitors) {
      expect(await send(server, visitor, 'checkout es spring Yearly yes')).toBe(204);
      // Another document of the same day.
      server.advanceClock(1);
    }
    const counts = await newestSteps(server.store, 1);
    const said = {
      step: 'checkout',
      plan: 'Yearly',
      coupon: 'yes',
      language: 'es',
      source: 'spring',
    } as const;
    expect([countOf(counts, { ...said, device }), countOf(counts, {})]).toEqual([2, 2]);
  });

  it('is refused beyond some thousands in an hour', async () => {
    const server = startLightServer();
    for (let nth = 1; nth < rateLimits.step.count; nth += 1) await countOne(server, 'step', 'all');
    expect(await landing(server)).toBe(204);
    expect(await landing(server)).toBe(429);
    server.advanceClock(rateLimits.step.windowMs);
    expect(await landing(server)).toBe(204);
  });

  it('cannot fill a document with sources', async () => {
    const server = startLightServer();
    for (let nth = 0; nth < 520; nth += 1) await landing(server, { page: `/?utm_campaign=c${nth}` });
    const counts = await newestSteps(server.store, 7);
    expect(counts).toHaveLength(501);
    expect(countOf(counts, { source: 'other' })).toBe(20);
  });

  it.each<[string, Visitor]>([
    ['globalPrivacyControl', { navigator: { globalPrivacyControl: true } }],
    ['doNotTrack', { navigator: { doNotTrack: '1' } }],
    ['webdriver', { navigator: { webdriver: true } }],
  ])('is not sent with navigator.%s, and a link carries no source (R-COUNT-NOBODY)', (_what, visitor) => {
    const { browser, beacons, count } = appOf({ ...visitor, page: '/?utm_campaign=spring' });
    count('signIn');
    expect(beacons).toEqual([]);
    expect(sourceQuery(visitSource(browser))).toBe('');
  });

  it('is left out in a browser whose owner has switched beacons off, and nothing is thrown', () => {
    const { browser, count } = appOf({});
    Object.assign(browser.navigator, { sendBeacon: undefined });
    expect(() => count('signIn')).not.toThrow();
  });

  it('is sent once for a document, and for a screen not again after its reload (R-COUNT-NOBODY)', () => {
    const first = appOf({ page: '/sign-up/checkout?plan=Yearly' });
    for (let nth = 0; nth < 2; nth += 1) first.count('plan', { plan: 'Yearly', isScreen: true });
    expect(first.beacons).toEqual(['plan en direct Yearly -']);
    const reloaded = appOf({ page: '/sign-up/checkout?plan=Yearly', opened: 'reload' });
    reloaded.count('plan', { plan: 'Yearly', isScreen: true });
    reloaded.count('checkout', { plan: 'Yearly', coupon: true });
    expect(reloaded.beacons).toEqual(['checkout en direct Yearly yes']);
  });

  it('names the campaign that the link in the e-mail carries on (R-COUNT-SOURCE)', () => {
    const link = sourceQuery(visitSource(appOf({ page: '/?utm_campaign=spring' }).browser));
    const target = `/sign-up/verify-email?email=ada%40truck.example${link}`;
    const hosted = `/sign-up/verify-email?continueUrl=${encodeURIComponent(site + target)}`;
    for (const page of [target, hosted]) expect(visitSource(appOf({ page }).browser)).toBe('spring');
  });
});
