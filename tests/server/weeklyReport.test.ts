import { afterEach, beforeEach, expect, it } from 'vitest';
import { addStep } from '#functions/documents/counts/steps.ts';
import { figuresIn } from '#functions/figures/figures.ts';
import { weeklyReport } from '#functions/jobs/weeklyReport.ts';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import type { Fields, Store } from '#functions/store/Store.ts';
import { testBrand } from './inProcess/instance.ts';

const monday = new Date('2026-11-23T06:00:00Z');
const to = 'ops@trucks.test';
let store: Store;

const runAt = (now: Date, address = to) =>
  weeklyReport({ store, brand: testBrand, siteUrl: 'https://trucks.test', now: () => now }, address);
const mails = () => store.find('mail');
const textOf = ({ message }: Fields) => (message as { text: string }).text;

beforeEach(async () => {
  store = openSqliteStore(':memory:');
  const day = (text: string) => new Date(`${text}T12:00:00Z`);
  const billing = { uid: 'ada', created: day('2026-11-17'), trial_ends: day('2026-11-17'), total: 5900 };
  await store.transaction(async (transaction) => {
    const put = (collection: string, id: string, fields: Fields) =>
      transaction.set({ collection, id }, fields);
    put('Registrations', 'ada', { accepted_at: day('2026-11-16'), full_name: 'Ada Ortega' });
    put('Registrations', 'rosa', { accepted_at: day('2026-11-22'), full_name: 'Rosa Diaz' });
    put('Registrations', 'early', { accepted_at: day('2026-11-15') });
    put('Checkouts', 'c', { uid: 'ada', created: day('2026-11-17') });
    put('Subscriptions', 'ada@trucks.test', {
      status: 'active',
      customer_name: 'Ada Ortega',
      billing: { ...billing, currency: 'USD', interval: 'month' },
    });
    put('Subscriptions', 'gone@trucks.test', {
      status: 'cancelled',
      billing: { ...billing, created: day('2026-09-01'), status_since: day('2026-11-18') },
      cancellation: { at: day('2026-11-18'), by: 'owner', reason: 'My cook Tom has left' },
    });
  });
  const visit = { plan: '-', coupon: '-', language: 'en', device: 'phone', source: 'direct' };
  // The week begins on Monday, the 16th.
  for (const at of ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23']) {
    await addStep(store, { ...visit, step: 'landing' }, day(at));
  }
  await addStep(store, { ...visit, step: 'signIn' }, day('2026-11-22'));
});
afterEach(() => store.close());

it('the weekly report has the figures of the report, of the week that is over', async () => {
  expect(await runAt(monday)).toEqual({ done: 1, failed: 0 });
  const [mail] = await mails();
  expect(mail?.fields).toMatchObject({ to: [to] });
  const text = textOf(mail?.fields ?? {});
  const { figures } = await figuresIn(store, monday);
  const { registered, subscribed } = figures.steps;
  expect([registered.at(-2), subscribed.at(-2), figures.trials.paying]).toEqual([2, 1, 1]);
  for (const line of [
    'From Monday, November 16, 2026, to Sunday, November 22, 2026, in UTC.',
    'Registered: 2. The week before: 1',
    'Subscribed: 1. The week before: 0',
    'Ended: 1. The week before: 0',
    'Paying today: 1',
    'Billed a month in USD: $59.00. More when trials end: $0.00',
    'Visits of the front page: 2. Then: sign-in 1',
  ]) {
    expect(text).toContain(line);
  }
});

it('the weekly report names nobody', async () => {
  await runAt(monday);
  const said = JSON.stringify((await mails())[0]?.fields);
  for (const word of ['Ada', 'Ortega', 'Rosa', 'Tom', 'ada@', 'gone@']) expect(said).not.toContain(word);
});

it('the weekly report is written once a week, however often its schedule runs', async () => {
  await Promise.all([runAt(monday), runAt(monday)]);
  await runAt(new Date('2026-11-24T06:00:00Z'));
  expect(await mails()).toHaveLength(1);
  await runAt(new Date('2026-11-30T06:00:00Z'));
  expect(await mails()).toHaveLength(2);
});

it('there is no weekly report without an address', async () => {
  expect(await runAt(monday, '')).toEqual({ done: 0, failed: 0 });
  expect(await mails()).toEqual([]);
});
