import { addMinutes } from 'date-fns/addMinutes';
import { inTurn, type Tally } from '../context/tally.ts';
import {
  deletionRef,
  parseDeletion,
  serializeDeletion,
  unfinishedDeletions,
  type Deletion,
} from '../documents/deletions.ts';
import type { ServerContext } from '../context/context.ts';
import { composeDeletionMail, sendDeletionMail } from './deletionMail.ts';
import { eraseRecord, eraseTraces } from './erase.ts';
import { cancelNow } from '../cancel/outbox.ts';
import type { Identity } from '../documents/owner.ts';
import { readOwnerData, type OwnerData } from './ownerData.ts';

/** Must exceed the duration of any call that began before the deletion. */
const finishAfterMinutes = 10;

const perRun = 20;

/**
 * Cancels the subscription and removes the owner's documents, not the sign-in. A second call removes documents that the
 * first one left or that were written since. Reads the documents itself unless they were just `read`.
 */
export async function eraseDocuments(
  context: ServerContext,
  { uid, email, begun }: Identity & { begun: Date },
  read?: OwnerData,
): Promise<void> {
  const owner = { uid, email };
  const data = read ?? (await readOwnerData(context.store, { owner, at: begun }));
  for (const place of new Set([email, ...data.records.map(({ ref }) => ref.id)])) {
    const subscriptionId = await eraseRecord(context, { owner, place, at: begun });
    // If the provider refuses now, the outbox keeps the cancellation and tries again.
    if (subscriptionId !== null) await cancelNow(context, subscriptionId);
  }
  await eraseTraces(context, uid, data);
}

async function erase(context: ServerContext, owner: Identity & { begun: Date }, read?: OwnerData) {
  await eraseDocuments(context, owner, read);
  await context.signIns.remove(owner.uid);
  await sendDeletionMail(context, owner.uid);
}

/**
 * Deletes an account: cancels the subscription and removes the record, registration, e-mails and sign-in. Keeps what
 * bookkeeping needs, without name, address or account. Stores the deletion first, so that `finishDeletions` can finish an
 * interrupted one and remove documents that a concurrent call wrote. Idempotent. Sends one e-mail when all is removed, none if
 * the owner was `mailed` already, before a backup was restored.
 */
export async function deleteAccount(
  context: ServerContext,
  owner: Identity,
  { mailed = false } = {},
): Promise<void> {
  const { store, now, logs } = context;
  const { uid, email } = owner;
  const begun = now();
  const due = addMinutes(begun, finishAfterMinutes);
  const data = await readOwnerData(store, { owner, at: begun });
  const mail = mailed ? null : composeDeletionMail(context, { email, data, begun });
  await store.transaction(async (transaction) => {
    const earlier = parseDeletion(uid, await transaction.get(deletionRef(uid)));
    // An earlier request has read what this one may no longer find, or has sent the e-mail.
    const deletion = { uid, email, begun, due, mail: earlier ? earlier.mail : mail };
    transaction.set(deletionRef(uid), serializeDeletion(deletion));
  });
  await erase(context, { uid, email, begun }, data);
  logs.info('an account was deleted');
}

async function finish(context: ServerContext, { uid, email, begun }: Deletion): Promise<void> {
  if (email !== null && begun !== null) await erase(context, { uid, email, begun });
  await context.store.delete(deletionRef(uid));
}

/** Finishes the due deletions: removes documents written in the meantime, then the deletion's own document. */
export async function finishDeletions(context: ServerContext): Promise<Tally> {
  const { store, now } = context;
  const due = (await unfinishedDeletions(store, perRun)).filter(
    (one) => one.due !== null && one.due <= now(),
  );
  return inTurn(context, due, {
    failure: 'an account could not be deleted yet',
    carryOut: (deletion) => finish(context, deletion),
  });
}
