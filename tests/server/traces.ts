import { deletionMailRef } from '#functions/documents/mail.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import type { Fields } from '#functions/store/Store.ts';
import { collections } from './places.ts';

interface Stored {
  readCollection(name: string): Promise<Record<string, Fields>>;
}

/** Every document, with its place. */
export async function documentsOf(server: Stored): Promise<Array<[string, Fields]>> {
  const found = await Promise.all(
    collections.map(async (name) =>
      Object.entries(await server.readCollection(name)).map(([id, fields]): [string, Fields] => [
        `${name}/${id}`,
        fields,
      ]),
    ),
  );
  return found.flat();
}

export async function everything(server: Stored): Promise<string> {
  return JSON.stringify(await documentsOf(server));
}

/** What is stored of a deleted owner besides the e-mail about the deletion. */
export async function tracesOf(server: Stored, { uid, email }: VerifiedOwner): Promise<string[]> {
  const own = `mail/${deletionMailRef(uid).id}`;
  const text = JSON.stringify((await documentsOf(server)).filter(([place]) => place !== own));
  return [`"${uid}"`, `/${uid}"`, email, 'Ada Diner', 'Taco Tuesday'].filter((trace) => text.includes(trace));
}
