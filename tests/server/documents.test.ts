import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { subscriptions } from '#functions/documents/subscription.ts';
import { webhookEvents } from '#functions/documents/webhookEvents.ts';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import { registrationFromFields, registrationToFields } from '#functions/documents/registrations.ts';
import { sampleRegistration } from '#stories/support/samples.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const newStore = () => openSqliteStore(join(temporaryFolder(onTestFinished), 'store.sqlite'));

const eventOn = (day: string) =>
  webhookEvents.serialize({ ...webhookEvents.parse({}), received: new Date(`${day}T10:00:00Z`) });

it('the newest documents come first, and no more than asked for', async () => {
  const store = newStore();
  for (const day of ['2026-12-02', '2026-12-03', '2026-12-01'])
    await store.set(webhookEvents.ref(day), eventOn(day));
  const newest = await webhookEvents.newest(store, 'received', 2);
  expect(newest.map(({ received }) => received?.getUTCDate())).toEqual([3, 2]);
});

it('an event whose id cannot be the id of a document has a document of its own', async () => {
  const store = newStore();
  const ids = ['WH-1', 'WH/1', '__WH__', 'W'.repeat(2_000)];
  for (const id of ids) await store.create(webhookEvents.ref(id), eventOn('2026-12-01'));
  expect(await webhookEvents.find(store)).toHaveLength(ids.length);
});

it('pages of all subscriptions follow each other by address', async () => {
  const store = newStore();
  const addresses = ['a@example.com', 'b@example.com', 'c@example.com'];
  for (const email of addresses) await store.set(subscriptions.ref(email), { email });
  const idsAfter = async (last: string) =>
    (await subscriptions.after(store, last, 2)).map(({ ref }) => ref.id);
  expect(await idsAfter('')).toEqual(addresses.slice(0, 2));
  expect(await idsAfter('b@example.com')).toEqual(['c@example.com']);
});

const stored = registrationToFields(sampleRegistration);

it('a registration has the initial value for a field that an older document lacks, if the form accepts that', () => {
  const { marketing_consent: _, ...older } = stored;
  expect(registrationFromFields(older)).toMatchObject({ marketingConsent: false });
});

it.each([
  ['full_name', undefined],
  ['full_name', 7],
  ['restaurant_name', undefined],
  ['pos_devices', '3'],
  ['currency', 'XXX'],
])('a registration whose %s is %j is refused', (name, value) => {
  const { [name]: _, ...rest } = stored;
  const fields = value === undefined ? rest : { ...rest, [name]: value };
  expect(() => registrationFromFields(fields)).toThrow();
});
