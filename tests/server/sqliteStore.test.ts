import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import { refusedQuery } from './inProcess/indexed.ts';
import { describeStore } from './storeContract.ts';

const folder = mkdtempSync(join(tmpdir(), 'curbwise-store-'));
const file = join(folder, 'store.sqlite');

describeStore('the SQLite store', {
  open: async () => openSqliteStore(file),
  openAgain: async () => openSqliteStore(file),
  stop: async () => rmSync(folder, { recursive: true }),
});

it('keeps its documents when the file is closed and reopened', async () => {
  const place = { collection: 'Plans', id: 'Monthly' };
  const again = mkdtempSync(join(tmpdir(), 'curbwise-store-'));
  try {
    const first = openSqliteStore(join(again, 'store.sqlite'));
    await first.set(place, { price: 49 });
    await first.close();
    const second = openSqliteStore(join(again, 'store.sqlite'));
    expect(await second.get(place)).toEqual({ price: 49 });
    await second.close();
  } finally {
    rmSync(again, { recursive: true });
  }
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
