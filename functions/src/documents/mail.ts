import { htmlText } from '#domain/mails/htmlMail.ts';
import type { MailText } from '#domain/mails/mail.ts';
import { plainText } from '#domain/mails/plainMail.ts';
import type { Fields, Store, StoredDocument } from '../store/Store.ts';
import { group, nullable, readTable, type ValuesOf } from './format/codec.ts';
import { hashId } from './format/hashId.ts';
import { moment, text as string } from './format/values.ts';

const collection = 'mail';
const deletionPrefix = 'deleted-';

/** The fields that the extension reads and writes. `delivery` is null until the extension has picked up the message. */
const table = {
  created: nullable('created', moment),
  delivery: group('delivery', { state: nullable('state', string), error: nullable('error', string) }),
};

export interface Addressed {
  to: string;
  /** The account that the message is about; undefined for an imported record without one. */
  uid: string | undefined;
  now: Date;
}

export function mailRef(id: string) {
  return { collection, id };
}

/** A message for the "Trigger Email" extension. Written with its cause, it is sent once, and only then. */
export function mailFields({ to, uid, now }: Addressed, text: MailText): Fields {
  return {
    to: [to],
    ...(uid !== undefined && { uid }),
    created: now,
    message: { subject: text.subject, text: plainText(text), html: htmlText(text) },
  };
}

/** The message about a deletion: no account in its id, and not in `mailsOf`, because a deletion keeps it alone. */
export function deletionMailRef(uid: string) {
  return mailRef(deletionPrefix + hashId(uid));
}

/** When a message was written; null if there is none. */
export function writtenAt(fields: Fields | undefined): Date | null {
  return fields ? readTable(table, fields).created : null;
}

const documentsTo = (store: Store, address: string) =>
  store.find(collection, { contains: { field: 'to', value: address } });

/**
 * Messages about an account, and messages without an account that were written to its addresses by `at`. The latter belong to
 * an imported record. Later ones may belong to another account that has the address now.
 */
export async function mailsOf(
  store: Store,
  { uid, addresses, at }: { uid: string; addresses: readonly string[]; at: Date },
): Promise<StoredDocument[]> {
  const [ofAccount, ...ofAddresses] = await Promise.all([
    store.find(collection, { where: { uid } }),
    ...addresses.map((address) => documentsTo(store, address)),
  ]);
  const others = ofAddresses
    .flat()
    .filter(({ id, fields }) => !('uid' in fields) && !id.startsWith(deletionPrefix))
    .filter(({ fields }) => (writtenAt(fields) ?? at) <= at);
  return [...ofAccount, ...others];
}

/** The messages to an address, oldest first. */
export async function mailsTo(store: Store, address: string): Promise<Array<{ id: string; at: Date }>> {
  const sent = (await documentsTo(store, address)).flatMap(({ id, fields }) => {
    const at = writtenAt(fields);
    return at === null ? [] : [{ id, at }];
  });
  return sent.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** A message's delivery by the extension: `SUCCESS` once delivered, or its error. Null if it has not picked up the message. */
export async function deliveryOf(store: Store, id: string): Promise<ValuesOf<typeof table>['delivery']> {
  return readTable(table, (await store.get(mailRef(id))) ?? {}).delivery;
}

/** When messages were written and the state of their delivery, newest first. */
export async function newestMails(store: Store, limit: number): Promise<Array<ValuesOf<typeof table>>> {
  const orderBy = { field: table.created.name, direction: 'desc' } as const;
  return (await store.find(collection, { orderBy, limit })).map(({ fields }) => readTable(table, fields));
}
