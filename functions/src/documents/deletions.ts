import type { DocumentRef, Fields, Store } from '../store/Store.ts';
import { nullable, optional, readTable, writeTable, type ValuesOf } from './format/codec.ts';
import { date, map, text } from './format/values.ts';

const collection = 'Deletions';

const table = {
  email: nullable('email', text),
  begun: nullable('begun', date),
  /** When to finish the deletion, including documents written in the meantime. */
  due: nullable('due', date),
  /** The e-mail to send once all is removed, composed before; null once it is sent. */
  mail: optional('mail', map),
};

export interface Deletion extends ValuesOf<typeof table> {
  uid: string;
}

export function deletionRef(uid: string): DocumentRef {
  return { collection, id: uid };
}

export function serializeDeletion({ uid: _, ...deletion }: Deletion): Fields {
  return writeTable(table, deletion);
}

export function parseDeletion(uid: string, fields: Fields | undefined): Deletion | null {
  return fields ? Object.assign(readTable(table, fields), { uid }) : null;
}

export async function unfinishedDeletions(store: Store, limit: number): Promise<Deletion[]> {
  const orderBy = { field: table.due.name, direction: 'asc' } as const;
  const found = await store.find(collection, { orderBy, limit });
  return found.flatMap(({ id, fields }) => parseDeletion(id, fields) ?? []);
}
