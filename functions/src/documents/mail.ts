import { addMinutes } from 'date-fns/addMinutes';
import { daysAfter } from '#domain/days.ts';
import { htmlText } from '#domain/mails/htmlMail.ts';
import type { MailText } from '#domain/mails/mail.ts';
import { plainText } from '#domain/mails/plainMail.ts';
import type { FieldChange, Fields, Store, StoredDocument } from '../store/Store.ts';
import { documentsIn, group, nullable, type ValuesOf } from './format/codec.ts';
import { hashId, moment, text as string } from './format/values.ts';

const deletionPrefix = 'deleted-';

/** The fields that the extension reads and writes. `delivery` is null until the extension has picked up the message. */
const table = {
  created: nullable('created', moment),
  /** When a run looks whether the message was sent; null once it was, or is given up. */
  nextCheck: nullable('nextCheck', moment),
  delivery: group('delivery', { state: nullable('state', string), error: nullable('error', string) }),
};

export interface Addressed {
  to: string;
  /** The account that the message is about; undefined for an imported record without one. */
  uid: string | undefined;
  now: Date;
}

/** When messages were written, the state of their delivery, and when a run looks whether they were sent. */
export const mails = documentsIn('mail', table);

/** The extension needs less; a message that it has not sent by then is handed to it again. */
const minutesToSend = 10;

/** Asks mail servers to send no absence notice: the first is the standard's (RFC 3834), the second is Exchange's own. */
export const automaticHeaders = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
} as const satisfies Fields;

/** A message for the "Trigger Email" extension. Written with its cause, it is sent once, and only then. */
export function mailFields({ to, uid, now }: Addressed, text: MailText): Fields {
  return {
    to: [to],
    ...(uid !== undefined && { uid }),
    created: now,
    nextCheck: addMinutes(now, minutesToSend),
    headers: automaticHeaders,
    // An answer reaches support, although the sender's own address may be a mailbox that is not read.
    replyTo: text.brand.supportEmail,
    message: { subject: text.subject, text: plainText(text), html: htmlText(text) },
  };
}

/** The message about a deletion: no account in its id, and not in `mailsOf`, because a deletion keeps it alone. */
export function deletionMailRef(uid: string) {
  return mails.ref(deletionPrefix + hashId(uid));
}

const documentsTo = (store: Store, address: string) =>
  mails.find(store, { contains: { field: 'to', value: address } });

/**
 * Messages about an account, and messages without an account that were written to its addresses by `at`. The latter belong to
 * an imported record. Later ones may belong to another account that has the address now.
 */
export async function mailsOf(
  store: Store,
  { uid, addresses, at }: { uid: string; addresses: readonly string[]; at: Date },
): Promise<StoredDocument[]> {
  const [ofAccount, ...ofAddresses] = await Promise.all([
    mails.find(store, { where: { uid } }),
    ...addresses.map((address) => documentsTo(store, address)),
  ]);
  const others = ofAddresses
    .flat()
    .filter(({ id, fields }) => !('uid' in fields) && !id.startsWith(deletionPrefix))
    .filter(({ fields }) => (mails.parse(fields).created ?? at) <= at);
  return [...ofAccount, ...others];
}

/** The messages to an address, oldest first. */
export async function mailsTo(store: Store, address: string): Promise<Array<{ id: string; at: Date }>> {
  const sent = (await documentsTo(store, address)).flatMap(({ id, fields }) => {
    const at = mails.parse(fields).created;
    return at === null ? [] : [{ id, at }];
  });
  return sent.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** A stored message with its delivery by the extension: `SUCCESS` once delivered, or its error. Undefined if there is none. */
export async function findMail(store: Store, id: string): Promise<ValuesOf<typeof table> | undefined> {
  const fields = await store.get(mails.ref(id));
  return fields && mails.parse(fields);
}

/** After this long a message that is not sent is left to a person. */
export function isLate({ created }: Pick<ValuesOf<typeof table>, 'created'>, now: Date): boolean {
  return created === null || now >= daysAfter(created, 1);
}

/** The mail server's answer about a receiver that does not exist or takes nothing. */
const refusedForGood = /recipients were rejected: 5/u;

/** The changes to a message that was checked, and whether it is given up although no mail server has taken it or refused it for good. */
interface CheckedMail {
  changes: FieldChange[];
  isLost: boolean;
}

/**
 * Checks a message. The extension itself never goes back to a message that failed, or that it has begun: it
 * tries again one whose state is `RETRY`, and begins one that it has missed when the document changes. The tries become rarer;
 * after a day the message is left to a person (`npm run doctor`).
 */
export function checkMail(fields: Fields, now: Date): CheckedMail {
  const { created, delivery } = mails.parse(fields);
  const check = (at: Date | null): FieldChange => ({ path: [table.nextCheck.name], value: at });
  const isSettled = delivery?.state === 'SUCCESS' || refusedForGood.test(delivery?.error ?? '');
  if (isSettled || created === null || isLate({ created }, now))
    return { changes: [check(null)], isLost: !isSettled };
  const age = now.getTime() - created.getTime();
  const again = { path: [table.delivery.name, 'state'], value: 'RETRY' };
  return { changes: [check(new Date(now.getTime() + age)), ...(delivery ? [again] : [])], isLost: false };
}
