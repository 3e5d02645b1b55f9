import { randomBytes, timingSafeEqual } from 'node:crypto';
import { addHours } from 'date-fns/addHours';
import { AppError } from '#domain/errors.ts';
import { limits } from '#domain/limits.ts';
import type { Fields, Store, Writes } from '../../store/Store.ts';
import { always, documentsIn, nullable, type ValuesOf } from '../format/codec.ts';
import { hashId, date, oneOf, text } from '../format/values.ts';

const { booksDays, papersDays, wayBackHours } = limits.links;

/** What each link does, with the hours that it holds. */
const hours = { books: booksDays * 24, papers: papersDays * 24, wayBack: wayBackHours };
const kinds = Object.keys(hours) as Array<keyof typeof hours>;

const table = {
  kind: nullable('kind', oneOf(kinds)),
  /** The account that the link is about, and its address when the link was made. */
  uid: always('uid', text, ''),
  email: always('email', text, ''),
  /** The address to which the link was mailed. */
  to: always('to', text, ''),
  /** The hash of the secret. Only the e-mail holds the secret. */
  hash: always('hash', text, ''),
  made: always('made', date, new Date(0)),
  expires: nullable('expires_at', date),
};

/** A link in an e-mail that works without a sign-in. */
export interface OwnerLink extends ValuesOf<typeof table> {
  id: string;
}

export const ownerLinks = documentsIn('OwnerLinks', table);

/** Until when a link holds that was made at a moment. */
export function linkHoldsUntil(kind: keyof typeof hours, made: Date): Date {
  return addHours(made, hours[kind]);
}

/** Stores a new link. Returns its id and the secret text for the e-mail. */
export function createLink(
  writes: Writes<unknown>,
  link: Pick<OwnerLink, 'uid' | 'email' | 'to'> & { kind: keyof typeof hours; now: Date },
): { id: string; token: string } {
  const { now, kind } = link;
  const id = randomBytes(10).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  const expires = linkHoldsUntil(kind, now);
  const fields = { ...link, hash: hashId(secret), made: now, expires };
  writes.set(ownerLinks.ref(id), ownerLinks.serialize(fields));
  return { id, token: `${id}.${secret}` };
}

const read = (id: string, fields: Fields): OwnerLink => ({ id, ...ownerLinks.parse(fields) });

/** Finds the link of a secret text. Rejects with `link/invalid` unless it is of this kind and still holds. */
export async function findLink(
  store: Pick<Store, 'get'>,
  { kind, token, now }: { kind: keyof typeof hours; token: string; now: Date },
): Promise<OwnerLink> {
  const [, id = '', secret = ''] = /^([0-9a-f]{20})\.([\w-]{43})$/u.exec(token) ?? [];
  const fields = id === '' ? undefined : await store.get(ownerLinks.ref(id));
  const link = fields && read(id, fields);
  const asked = Buffer.from(hashId(secret));
  const stored = Buffer.from(link?.hash ?? '');
  const matches = asked.length === stored.length && timingSafeEqual(asked, stored);
  if (!matches || link?.kind !== kind || link.expires === null || link.expires <= now)
    throw new AppError('link/invalid');
  return link;
}

/** An account's links that take its address back and still hold. */
export async function waysBackOf(store: Store, uid: string, now: Date): Promise<OwnerLink[]> {
  const links = (await ownerLinks.find(store, { where: { uid } })).map(({ id, fields }) => read(id, fields));
  return links.filter(({ kind, expires }) => kind === 'wayBack' && expires !== null && expires > now);
}
