import { deletionMailRef } from '#functions/documents/mail.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import type { Fields, Store } from '#functions/store/Store.ts';
import { documentsIn } from './places.ts';

interface Stored {
  store: Store;
}

/** Every document, with its place. */
export async function documentsOf({ store }: Stored): Promise<Array<[string, Fields]>> {
  return Object.entries(await documentsIn(store)).flatMap(([name, found]) =>
    Object.entries(found).map(([id, fields]): [string, Fields] => [`${name}/${id}`, fields]),
  );
}

export async function everything({ store }: Stored): Promise<string> {
  return JSON.stringify(await documentsIn(store));
}

/** What is stored of a deleted owner besides the e-mail about the deletion. */
export async function tracesOf(server: Stored, { uid, email }: VerifiedOwner): Promise<string[]> {
  const own = `mail/${deletionMailRef(uid).id}`;
  const text = JSON.stringify((await documentsOf(server)).filter(([place]) => place !== own));
  return [`"${uid}"`, `/${uid}"`, email, 'Ada Diner', 'Taco Tuesday'].filter((trace) => text.includes(trace));
}
