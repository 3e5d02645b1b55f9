import { describe, expect, it } from 'vitest';
import {
  createCountStep,
  sourceQuery,
  visitSource,
  type CountingBrowser,
} from '#adapters/browser/countStep.ts';
import { steps, type Step } from '#domain/steps.ts';
import { takeBeacon } from '#functions/calls/beacon.ts';
import { stepBeacon } from '#functions/calls/steps.ts';
import { newestSteps, type StepCount } from '#functions/documents/counts/steps.ts';
import { inlineScript } from '#prerender/inlineScript.ts';
import { rateLimits } from '#functions/limits/rateLimits.ts';
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
    const without = script.replace(/,\w+&&!navigator\.webdriver&&navigator\.sendBeacon\([^)]*\)/u, '');
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

  it('is refused beyond some thousands in an hour', async () => {
    const server = startLightServer();
    for (let nth = 0; nth < rateLimits.step.count; nth += 1) await landing(server);
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
  ])('is not sent with navigator.%s, and a link carries no source', (_what, visitor) => {
    const { browser, beacons, count } = appOf({ ...visitor, page: '/?utm_campaign=spring' });
    count('signIn');
    expect(beacons).toEqual([]);
    expect(sourceQuery(visitSource(browser))).toBe('');
  });

  it('is sent once for a document, and for a screen not again after its reload', () => {
    const first = appOf({ page: '/sign-up/checkout?plan=Yearly' });
    for (let nth = 0; nth < 2; nth += 1) first.count('plan', { plan: 'Yearly', isScreen: true });
    expect(first.beacons).toEqual(['plan en direct Yearly -']);
    const reloaded = appOf({ page: '/sign-up/checkout?plan=Yearly', opened: 'reload' });
    reloaded.count('plan', { plan: 'Yearly', isScreen: true });
    reloaded.count('checkout', { plan: 'Yearly', coupon: true });
    expect(reloaded.beacons).toEqual(['checkout en direct Yearly yes']);
  });

  it('names the campaign that the link in the e-mail carries on', () => {
    const link = sourceQuery(visitSource(appOf({ page: '/?utm_campaign=spring' }).browser));
    const target = `/sign-up/verify-email?email=ada%40truck.example${link}`;
    const hosted = `/sign-up/verify-email?continueUrl=${encodeURIComponent(site + target)}`;
    for (const page of [target, hosted]) expect(visitSource(appOf({ page }).browser)).toBe('spring');
  });
});

/** A sequence of numbers that looks random and is the same in every run. */
function* numbers(): Generator<number, never> {
  for (let seed = 41; ; seed = (seed * 48_271) % 2_147_483_647) yield seed;
}

/** How many of a hundred visitors at a step go on to the next. */
const goOn = [60, 70, 80, 75, 80, 50, 60];

it('counts each of 1,000 visitors once for each step and each dimension', async () => {
  const server = startLightServer();
  const random = numbers();
  const below = (most: number) => random.next().value % most;
  const expected = new Map<string, number>();
  const expectOne = (...names: string[]) =>
    names.forEach((name) => expected.set(name, (expected.get(name) ?? 0) + 1));
  for (let nth = 0; nth < 1_000; nth += 1) {
    server.advanceClock(290_000);
    const kind = below(100);
    const device = kind < 10 ? 'bot' : (['phone', 'phone', 'tablet', 'computer'] as const)[below(4)];
    const isPrivate = kind >= 10 && kind < 20;
    const visitor: Visitor = {
      device: device ?? 'phone',
      page: below(3) === 0 ? '/?utm_campaign=spring' : '/',
      ...(isPrivate && { headers: { 'sec-gpc': '1' }, navigator: { globalPrivacyControl: true } }),
    };
    const depth = goOn.findIndex((share) => below(100) >= share);
    const taken = steps.slice(0, depth === -1 ? steps.length : depth + 1);
    const about = { plan: below(2) ? 'Monthly' : 'Yearly', coupon: below(4) === 0 } as const;
    const { beacons, count } = appOf(visitor);
    await landing(server, visitor);
    taken.slice(1).forEach((step) => count(step, about));
    // Every fifth visitor loads the page again and does all of it once more, in the same document.
    if (below(5) === 0) taken.slice(1).forEach((step) => count(step, about));
    for (const body of beacons) await send(server, visitor, body);
    if (device === 'bot' || isPrivate) continue;
    expectOne(
      ...taken,
      ...taken.map((step) => `${step} ${device} ${visitor.page === '/' ? 'direct' : 'spring'}`),
    );
    expectOne(...taken.slice(1).map((step) => `${step} ${about.plan} ${about.coupon ? 'yes' : 'no'}`));
  }
  const counts = await newestSteps(server.store, 30);
  const figures = [...expected].map(([name, wanted]) => {
    const [step, first, second] = name.split(' ') as [Step, string?, string?];
    const isSold = first === 'Monthly' || first === 'Yearly';
    const rest = isSold ? { plan: first, coupon: second } : { device: first, source: second };
    const filter = first === undefined ? { step } : ({ step, ...rest } as Partial<StepCount>);
    return { name, wanted, counted: countOf(counts, filter) };
  });
  expect(figures.length).toBeGreaterThan(80);
  expect(figures.filter(({ wanted, counted }) => counted !== wanted)).toEqual([]);
});
