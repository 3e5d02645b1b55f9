import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priceList } from '#domain/priceList.ts';
import { albums } from '#content/landing/media.ts';
import { languages } from '#domain/language.ts';
import { payPalProvider } from '#functions/paypal/payPalProvider.ts';
import { emptyOutbox } from '#functions/cancel/outbox.ts';
import { finishInterrupted, pausesPerRun, noticesPerRun } from '#functions/jobs/finishInterrupted.ts';
import { compareWithProvider, comparisonsPerHour } from '#functions/jobs/compareWithProvider.ts';
import type { Store } from '#functions/store/Store.ts';
import { report } from '#operations/ops/report/report.ts';
import { sandboxClientSecret } from '#simulator/startSimulator.ts';
import { projectRoot } from '#sandbox/processes/settings.ts';
import {
  charge,
  grown,
  idleRuns,
  limits,
  metAt,
  monthlyDollars,
  signUp,
  subscriptionDay,
  times,
  today,
  totalOf,
  wholeVisit,
  type Work,
} from '#stories/docs/blocks/costFigures.ts';
import { opsOn } from '../../operations/opsOn.ts';
import { startTestServer } from '../eachServer.ts';
import { activate, newOwner, register, start, type TestServer } from '../testServer.ts';
import { shownMonthly } from '../registrationOf.ts';
import { ownerCalls, type Passenger } from '../ownerCalls.ts';
import { countingStore, type Costs } from './countingStore.ts';

let server: TestServer;
let spent: () => Costs;

async function startCounted(): Promise<void> {
  server = await startTestServer();
  const counting = countingStore(server.store);
  ({ spent } = counting);
  const { now } = server;
  server.store = counting.store;
  server.payments = payPalProvider({
    store: counting.store,
    secret: () => sandboxClientSecret,
    now,
    sandbox: true,
  });
  server.webhooks.arrive = true;
}

beforeAll(startCounted);
afterAll(() => server.stop());

/** One owner signs up, with the browser's calls and PayPal's events. */
async function signOneUp(): Promise<void> {
  const passenger: Passenger = { owner: newOwner(), subscriptionId: '' };
  const owning = { context: server, approve: (id: string) => server.approve(id) };
  for (const call of ownerCalls) {
    await call.make(owning, passenger);
    await call.after?.(owning, passenger);
    await server.settled();
  }
}

/** The tolerance between a figure and the count, too small to matter on a bill. */
function near(counted: Pick<Costs, 'reads' | 'writes'>, figure: Pick<Work, 'reads' | 'writes'>): void {
  expect(Math.abs(counted.reads - figure.reads), `reads: ${counted.reads} counted`).toBeLessThanOrEqual(4);
  expect(Math.abs(counted.writes - figure.writes), `writes: ${counted.writes} counted`).toBeLessThanOrEqual(
    2,
  );
}

describe('the costs page’s figures for', () => {
  it('a sign-up’s use of the database, the functions and the mail provider', async () => {
    await signOneUp();
    spent();
    const events = server.webhooks.answers.length;
    const mails = Object.keys(await server.readCollection('mail')).length;
    spent();
    await signOneUp();
    near(spent(), signUp);
    expect(ownerCalls.length + server.webhooks.answers.length - events).toBe(signUp.invocations);
    const reminders = 1;
    const sent = Object.keys(await server.readCollection('mail')).length - mails;
    expect(sent + reminders).toBe(signUp.mails);
  });

  it('the scheduled functions’ idle runs', async () => {
    const runs = { outbox: emptyOutbox, finishInterrupted, compareWithProvider };
    for (const { name, reads } of idleRuns) {
      await runs[name](server);
      spent();
      await runs[name](server);
      expect([name, spent()]).toEqual([name, expect.objectContaining({ reads, writes: 0 })]);
    }
  });

  it('a subscription’s day, and a charge', async () => {
    const owners = Object.keys(await server.readCollection('Subscriptions')).length;
    await server.advanceDays(1);
    await server.settled();
    spent();
    await compareWithProvider(server);
    const { reads, writes } = spent();
    near({ reads: reads / owners, writes: writes / owners }, subscriptionDay);
    const events = server.webhooks.answers.length;
    const mails = (await server.store.find('mail')).length;
    spent();
    await server.advanceDays(priceList.Monthly.freeTrialDays);
    await server.settled();
    const charges = spent();
    expect(((await server.store.find('mail')).length - mails) / owners).toBe(charge.mails);
    near({ reads: charges.reads / owners, writes: charges.writes / owners }, charge);
    expect((server.webhooks.answers.length - events) / owners).toBe(charge.invocations);
  });

  it.each(languages)('the maximum sizes of pictures and films, in %s', (language) => {
    const folder = path.dirname(albums[language].hero.map.src);
    const media = globSync(path.join(projectRoot, `public${folder}/*{-poster.avif,-800.avif,.av1.mp4}`));
    expect(media.length).toBeGreaterThan(16);
    const weigh = (files: readonly string[]) => files.reduce((sum, file) => sum + statSync(file).size, 0);
    // A browser loads one cut of each film: the upright one on a phone, the wide one on a laptop.
    const upright = (file: string) => file.includes('-upright');
    const stills = media.filter((file) => file.endsWith('-800.avif'));
    const films = media.filter((file) => !stills.includes(file));
    const bytes =
      weigh(stills) + Math.max(weigh(films.filter(upright)), weigh(films.filter((file) => !upright(file))));
    const page = 14_000 + 27_000 + 20_000;
    expect(bytes + page).toBeLessThanOrEqual(wholeVisit.bytes);
    expect(bytes + page).toBeGreaterThan(wholeVisit.bytes * 0.75);
  });

  it('the collections that the report reads whole', async () => {
    const read = new Set<string>();
    const find: Store['find'] = (collection, query) => {
      if (query === undefined) read.add(collection);
      return server.store.find(collection, query);
    };
    const context = { ...server, store: { ...server.store, find } };
    await report(opsOn(context));
    const known = limits.find(({ what }) => what === 'ops report')?.known;
    expect(known).toContain(`reads ${read.size} collections whole`);
  });

  it('the code’s own limits', () => {
    expect(limits.find(({ what }) => what.startsWith('Notices'))?.most).toBe(noticesPerRun * 12 * 24);
    expect(limits.find(({ what }) => what.startsWith('Daily'))?.most).toBe(comparisonsPerHour * 24);
    expect(limits.find(({ what }) => what.startsWith('Pauses'))?.most).toBe(pausesPerRun * 12);
  });

  it('a sign-up without events: 14 reads, 10 writes and three waits for its activation at most', async () => {
    await server.stop();
    await startCounted();
    server.webhooks.arrive = false;
    // It has a token and a plan then, as a warm instance has.
    await start(server, await register(server));
    spent();
    const owner = await register(server);
    const subscriptionId = await start(server, owner, { shown: shownMonthly() });
    await server.approve(subscriptionId);
    const before = spent();
    await activate(server, owner, subscriptionId);
    const activating = spent();
    expect(before.reads + activating.reads).toBeLessThanOrEqual(14);
    expect(before.writes + activating.writes).toBeLessThanOrEqual(10);
    expect(activating.roundTrips).toBeLessThanOrEqual(3);
    await activate(server, owner, subscriptionId);
    expect(spent().roundTrips).toBeLessThanOrEqual(2);
  });
});

describe('the costs page', () => {
  it('adds up correctly', () => {
    expect(totalOf(times({ reads: 100_000, writes: 0, invocations: 0, mails: 0, bytes: 0 }, 2))).toBeCloseTo(
      0.12,
    );
    expect(monthlyDollars(grown(10))).toBeGreaterThan(monthlyDollars(today));
  });

  it('finds no exceeded limit today, and names the most exceeded first', () => {
    expect(metAt(1)).toEqual([]);
    const loads = metAt(1_000).map(({ asked, most }) => asked(grown(1_000)) / most);
    expect(loads.length).toBeGreaterThan(0);
    expect(loads).toEqual(loads.toSorted((one, other) => other - one));
  });
});
