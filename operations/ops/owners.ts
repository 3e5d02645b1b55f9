import { normalizeEmail } from '#domain/email.ts';
import { deleteAccount } from '#functions/account/deletion.ts';
import { eraseDocuments } from '#functions/account/erase.ts';
import { exportData } from '#functions/account/exportData.ts';
import { parseCharge } from '#functions/documents/charges.ts';
import { checkouts } from '#functions/documents/checkouts.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { registrationNotes } from '#functions/documents/registrations.ts';
import { subscriptions } from '#functions/documents/subscription.ts';
import type { Fields, StoredDocument } from '#functions/store/Store.ts';
import { CommandRefused } from '../conversation.ts';
import { audited } from './audit.ts';
import type { OpsContext } from './context.ts';
import { lineOf, ownerOf, recordAt } from './records.ts';

/** A shorter word would match half of the stored documents. */
const shortestWord = 3;

/**
 * The owner of an address: by the subscription under it, or by the account with it, which may only be registered. If an
 * imported record names no account and no account has its address, `uid` is 'imported'. Throws CommandRefused if there is
 * neither a record nor an account, or if the address has passed from the record's account to another one.
 */
async function ownerWith(ops: OpsContext, address: string): Promise<VerifiedOwner> {
  const email = normalizeEmail(address);
  const ref = subscriptions.ref(email);
  const record = subscriptions.parse(await ops.context.store.get(ref));
  const owner = record && ownerOf(recordAt({ ref, record }));
  const account = await ops.accounts.withEmail(email);
  if (owner && owner.uid !== 'imported') {
    if (account === undefined || account.uid === owner.uid) return owner;
    const move = ops.command('ops', `rehome ${email}`);
    throw new CommandRefused(
      `Another account has ${email} now; the subscription under it is of an earlier one. First: ${move}`,
    );
  }
  if (account) return { ...account, withGoogle: false };
  if (!owner) throw new CommandRefused(`There is no subscription and no account of ${email}.`);
  return owner;
}

/** What the audit log and a file call an owner: the account, or the subscription of an imported owner without one. */
async function subjectOf({ context }: OpsContext, { uid, email }: VerifiedOwner): Promise<string> {
  if (uid !== 'imported') return uid;
  return subscriptions.parse(await context.store.get(subscriptions.ref(email)))?.subscriptionId || uid;
}

/** Writes everything stored about an owner to a file, like the export on the account page. */
export async function exportOwner(ops: OpsContext, address: string): Promise<void> {
  const owner = await ownerWith(ops, address);
  const subject = await subjectOf(ops, owner);
  const question = `Write everything about ${owner.email} to a file?`;
  const file = await audited(ops, { command: 'export', subject, question }, async () => {
    const everything = await exportData(ops.context, owner);
    return ops.save(`export-${subject}.json`, `${JSON.stringify(everything, null, 2)}\n`);
  });
  ops.talk.say(`Written: ${file}`);
}

/** Deletes an account as its page does, keeping nameless bookkeeping. An imported owner may have none. */
export async function deleteOwner(ops: OpsContext, address: string): Promise<void> {
  const owner = await ownerWith(ops, address);
  const { context } = ops;
  const { uid, email } = owner;
  const isImported = uid === 'imported';
  const what = isImported
    ? `the imported subscription of ${email}, who has no account,`
    : `the account of ${email}`;
  const question = `Delete ${what} with everything about it, for ever?`;
  const subject = await subjectOf(ops, owner);
  await audited(ops, { command: 'delete', subject, question }, () =>
    isImported
      ? eraseDocuments(context, { uid, email, begun: context.now() })
      : deleteAccount(context, owner),
  );
  ops.talk.say(
    `Deleted. A subscription that ran is canceled${isImported ? '' : ', and the sign-in is gone'}.`,
  );
}

/** A text as it is compared: `taqueria` finds `Taquería`, however the accent was typed. */
const plainLetters = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function holds(value: unknown, wanted: string): boolean {
  if (typeof value === 'string') return plainLetters(value).includes(wanted);
  if (typeof value !== 'object' || value === null || value instanceof Date) return false;
  return Object.values(value).some((item) => holds(item, wanted));
}

/** The collections searched besides the subscriptions, each with what a document is about: an address, or a subscription's id. */
const subjects: Readonly<Record<string, (fields: Fields) => string | null>> = {
  PastSubscriptions: (fields) => subscriptions.parse(fields).email,
  Registrations: (fields) => registrationNotes(fields).email,
  Checkouts: (fields) => checkouts.parse(fields).email,
  Charges: (fields) => parseCharge(fields).subscriptionId,
};

function lineOfDocument(collection: string, { id, fields }: StoredDocument): string {
  const subjectOf = subjects[collection];
  if (!subjectOf)
    return lineOf(recordAt({ ref: subscriptions.ref(id), record: subscriptions.parse(fields) }));
  return [collection, id, subjectOf(fields)].filter(Boolean).join('  ');
}

/** Finds documents by a word: an address, PayPal's id of a subscription, an order or a payment, or a truck's name. */
export async function find(ops: OpsContext, word: string): Promise<void> {
  const wanted = plainLetters(word.trim());
  if (wanted.length < shortestWord) throw new CommandRefused(`Say at least ${shortestWord} letters of it.`);
  let found = 0;
  for (const collection of ['Subscriptions', ...Object.keys(subjects)]) {
    for (const document of await ops.context.store.find(collection)) {
      if (!holds(document.id, wanted) && !holds(document.fields, wanted)) continue;
      found += 1;
      ops.talk.say(lineOfDocument(collection, document));
    }
  }
  ops.talk.say(`${found} found`);
}
