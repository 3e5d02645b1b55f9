import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import { refusedQuery } from './inProcess/indexed.ts';
import { describeStore } from './storeContract.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const file = join(temporaryFolder(afterAll), 'store.sqlite');

describeStore('the SQLite store', {
  open: async () => openSqliteStore(file),
  openAgain: async () => openSqliteStore(file),
  stop: async () => undefined,
});

it('keeps its documents when the file is closed and reopened', async () => {
  const place = { collection: 'Plans', id: 'Monthly' };
  const again = join(temporaryFolder(onTestFinished), 'store.sqlite');
  const first = openSqliteStore(again);
  await first.set(place, { price: 49 });
  await first.close();
  const second = openSqliteStore(again);
  expect(await second.get(place)).toEqual({ price: 49 });
  await second.close();
});

it.each([
  ['Subscriptions', { where: { status: 'active' }, orderBy: { field: 'next_check', direction: 'asc' } }],
  [
    'mail',
    { contains: { field: 'to', value: 'a@example.com' }, orderBy: { field: 'created', direction: 'desc' } },
  ],
  ['RateLimits', { orderBy: { field: 'expires_at', direction: 'asc' } }],
] as const)('a query of %s that Firestore has no index for is refused in every test', (collection, query) => {
  expect(refusedQuery(collection, query)).toContain(`${collection} has no index by`);
});
