import type { Store } from '../store/Store.ts';
import { documentsIn, nullable, optional, type ValuesOf } from './format/codec.ts';
import { date, map, text } from './format/values.ts';

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

/** The deletions of accounts, by the account's id. */
export const deletions = documentsIn('Deletions', table);

export async function unfinishedDeletions(store: Store, limit: number): Promise<Deletion[]> {
  const orderBy = { field: table.due.name, direction: 'asc' } as const;
  const found = await deletions.find(store, { orderBy, limit });
  return found.map(({ id, fields }) => Object.assign(deletions.parse(fields), { uid: id }));
}
