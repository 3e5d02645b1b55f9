import { readFileSync } from 'node:fs';
import type { Query, Store } from '#functions/store/Store.ts';

const file = JSON.parse(
  readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8'),
) as {
  indexes: Array<{ collectionGroup: string; fields: Array<{ fieldPath: string }> }>;
  fieldOverrides: Array<{ collectionGroup: string; fieldPath: string; indexes: object[] }>;
};

/**
 * Why Firestore would refuse a query; null if it would not. A query that compares one field and is ordered by another needs an
 * index of both, and one by a field without a single-field index none can answer. SQLite answers both, and so does the official
 * emulator, which makes every index itself.
 */
export function refusedQuery(collection: string, query: Query = {}): string | null {
  const { where = {}, contains, orderBy } = query;
  const compared = [...Object.keys(where), ...(contains ? [contains.field] : [])];
  const fields = [...compared, ...(orderBy ? [orderBy.field] : [])];
  const without = file.fieldOverrides.find(
    (one) => one.collectionGroup === collection && one.indexes.length === 0 && fields.includes(one.fieldPath),
  );
  if (without) return `${collection} has no index by ${without.fieldPath}`;
  if (compared.length === 0 || !orderBy || compared.includes(orderBy.field)) return null;
  const wanted = fields.join();
  const known = file.indexes.some(
    (one) =>
      one.collectionGroup === collection && one.fields.map(({ fieldPath }) => fieldPath).join() === wanted,
  );
  return known ? null : `${collection} has no index by ${wanted}`;
}

/** A store that refuses the queries that Firestore would refuse. */
export const indexed = (store: Store): Store => ({
  ...store,
  async find(collection, query) {
    const refused = refusedQuery(collection, query);
    if (refused !== null) throw new Error(`${refused}: firestore.indexes.json`);
    return store.find(collection, query);
  },
});
