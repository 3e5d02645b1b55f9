import { normalizeEmail } from '#domain/email.ts';
import { eraseDocuments } from '#functions/account/erase.ts';
import { registrationNotes } from '#functions/documents/registrations.ts';
import { registrationRef } from '#functions/documents/owner.ts';
import { subscriptions, emptyBilling } from '#functions/documents/subscription.ts';
import { isAlive } from '#functions/subscription/recordStatus.ts';
import { pastSubscriptionsOf } from '#functions/owners/recordPlace.ts';
import {
  accountIn,
  belongsToAccount,
  inOrder,
  ownRecords,
  moveOwnRecord,
} from '#functions/owners/ownRecords.ts';
import type { DocumentRef, Transaction } from '#functions/store/Store.ts';
import { CommandRefused } from '../conversation.ts';
import type { SignInAccount } from './accounts.ts';
import { audited } from './audit.ts';
import type { OpsContext } from './context.ts';
import { noteAddress } from './noteAddress.ts';
import { recordOf, allRecords, type OwnRecord } from './records.ts';

/** Lists the subscriptions under an address that their account no longer has. Changes nothing. */
export async function listStrayed(ops: OpsContext): Promise<void> {
  const records = await allRecords(ops);
  const uids = records.map(({ record }) => accountIn(record)).filter((uid) => uid !== undefined);
  const [found, existing] = await Promise.all([ops.accounts.withUids(uids), ops.accounts.existing(uids)]);
  const addresses = new Map(found.map(({ uid, email }) => [uid, email]));
  const strayed = records.flatMap(({ email, record }) => {
    const uid = accountIn(record);
    const present = addresses.get(uid ?? '');
    if (uid === undefined || present === email) return [];
    const unverified = existing.has(uid) ? 'its account has no verified address' : 'its account is gone';
    const where = present === undefined ? unverified : `its account has ${present}`;
    return [`${email}  ${record.subscriptionId}  ${where}`];
  });
  for (const line of strayed) ops.talk.say(line);
  ops.talk.say(`${strayed.length} subscriptions are under an address of before`);
}

/** The account that should get a subscription: the one with the address `to`, otherwise its own; null if that is gone. */
async function accountFor(
  { accounts }: OpsContext,
  { email, record }: OwnRecord,
  to: string | undefined,
): Promise<SignInAccount | null> {
  if (to !== undefined) {
    const named = await accounts.withEmail(normalizeEmail(to));
    if (!named) throw new CommandRefused(`There is no account with the verified address ${to}.`);
    return named;
  }
  const uid = accountIn(record);
  if (uid === undefined) {
    throw new CommandRefused(`It was imported and names no account: it is of the owner of ${email}.`);
  }
  const [own] = await accounts.withUids([uid]);
  if (!own && (await accounts.existing([uid])).has(uid))
    throw new CommandRefused('Its account has no verified address. Its owner must verify one first.');
  return own ?? null;
}

/**
 * Moves a subscription to an account's address, with the account's past ones. The account's ended records there become past
 * ones, too. Another account's address for the books is left behind.
 */
async function move(
  transaction: Transaction,
  request: {
    from: string;
    to: SignInAccount;
    past: readonly DocumentRef[];
    subscriptionId: string;
    now: Date;
  },
): Promise<void> {
  const { from, to, past, subscriptionId, now } = request;
  const [heldFields, atTarget, registration, ...pastFields] = await transaction.getAll([
    subscriptions.ref(from),
    subscriptions.ref(to.email),
    registrationRef(to.uid),
    ...past,
  ]);
  const held = subscriptions.parse(heldFields);
  if (held?.subscriptionId !== subscriptionId) {
    throw new CommandRefused('It was changed meanwhile. Nothing was moved.');
  }
  const present = subscriptions.parse(from === to.email ? undefined : atTarget);
  if (present && !belongsToAccount(present, to.uid)) {
    throw new CommandRefused(
      `Under ${to.email} is a subscription of yet another account. Settle that one first.`,
    );
  }
  const { email: registeredEmail } = registrationNotes(registration);
  const others = (await ownRecords(transaction, to, { present, registeredEmail })).filter(
    ({ ref }) => ref.id !== from,
  );
  if (isAlive(held) && others.some(({ record }) => isAlive(record))) {
    throw new CommandRefused('That account has another subscription that runs. Cancel one of them first.');
  }
  const books = held.books?.uid === to.uid ? held.books : null;
  const record = { ...held, books, billing: { ...(held.billing ?? emptyBilling()), uid: to.uid } };
  past.forEach((ref, at) => {
    if (pastFields[at]) transaction.update(ref, subscriptions.changes({ email: to.email }));
  });
  const ref = subscriptions.ref(from);
  transaction.set(ref, subscriptions.serialize(record));
  moveOwnRecord(transaction, { owner: to, records: inOrder([{ ref, record }, ...others]), now });
  noteAddress(transaction, to, { registration, record, now });
}

/** Cancels a subscription whose account is gone and removes all that account's data, keeping nameless bookkeeping data. */
async function endGone(ops: OpsContext, { email, record }: OwnRecord): Promise<void> {
  const { context, talk } = ops;
  const { subscriptionId } = record;
  const owner = { uid: accountIn(record) ?? '', email, begun: context.now() };
  const question = `The account of ${subscriptionId} is gone. End it at PayPal and free ${email}?`;
  await audited(ops, { command: 'rehome', subject: subscriptionId, question }, () =>
    eraseDocuments(context, owner),
  );
  talk.say(`It is ended, and ${email} can be used by its own account.`);
}

/**
 * Settles a subscription that is under another account's address: moves it to its own account's current address, cancels it
 * if that account is gone, or gives it to the account with the address `to`.
 */
export async function rehome(ops: OpsContext, email: string, to: string | undefined): Promise<void> {
  const own = await recordOf(ops, email);
  const { email: from, record } = own;
  const { subscriptionId } = record;
  const target = await accountFor(ops, own, to);
  if (!target) return endGone(ops, own);
  const isOwn = accountIn(record) === target.uid;
  if (isOwn && target.email === from) {
    ops.talk.say('It is where it belongs.');
    return;
  }
  const question = isOwn
    ? `Move ${subscriptionId} from ${from} to ${target.email}, the present address of its account?`
    : `Take ${subscriptionId} under ${from} from its account and give it to the account with ${target.email}?`;
  const past = (await pastSubscriptionsOf(ops.context.store, target.uid)).map(({ ref }) => ref);
  await audited(ops, { command: 'rehome', subject: subscriptionId, question }, () =>
    ops.context.store.transaction((transaction) =>
      move(transaction, { from, to: target, past, subscriptionId, now: ops.context.now() }),
    ),
  );
  ops.talk.say(`It is under ${target.email} now, and ${from} can be used by its own account.`);
}
