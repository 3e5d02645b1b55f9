import type { DocumentRef, Fields, Store } from '../store/Store.ts';
import { nullable, readTable, writeTable, type ValuesOf } from './format/codec.ts';
import { date, text } from './format/values.ts';

const collection = 'Deletions';

const table = {
  email: nullable('email', text),
  begun: nullable('begun', date),
  /** When to finish the deletion, including documents written in the meantime. */
  due: nullable('due', date),
};

/** The deletion of an account, by its uid. */
export interface Deletion extends ValuesOf<typeof table> {
  uid: string;
}

/** The document of a deletion. */
export function deletionRef(uid: string): DocumentRef {
  return { collection, id: uid };
}

/** The document of a deletion. */
export function serializeDeletion({ uid: _, ...deletion }: Deletion): Fields {
  return writeTable(table, deletion, undefined);
}

/** The unfinished deletions, the first due first. */
export async function unfinishedDeletions(store: Store, limit: number): Promise<Deletion[]> {
  const orderBy = { field: table.due.name, direction: 'asc' } as const;
  const found = await store.find(collection, { orderBy, limit });
  return found.map(({ id, fields }) => Object.assign(readTable(table, fields), { uid: id }));
}
