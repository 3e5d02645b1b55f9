import { addMinutes } from 'date-fns/addMinutes';
import { max } from 'date-fns/max';
import { deletedMail, type DeletionFacts } from '#domain/mails/deletedMail.ts';
import { inTurn, type Tally } from '../context/tally.ts';
import { deletions, unfinishedDeletions, type Deletion } from '../documents/deletions.ts';
import { errorFields, type ServerContext } from '../context/context.ts';
import type { Identity } from '../documents/owner.ts';
import { eraseDocuments } from './erase.ts';
import { readOwnerData, type OwnerData } from './ownerData.ts';
import { agreementsKeptUntil } from '../documents/bookkeeping.ts';
import { deletionMailRef, mailFields } from '../documents/mail.ts';
import { registrationNotes } from '../documents/registrations.ts';
import type { Fields } from '../store/Store.ts';
import { confirmationFrom } from '../subscription/confirmation.ts';
import { isAlive, isBilled, isFree } from '../subscription/recordStatus.ts';

/** What the deletion of this data ends, and what bookkeeping keeps of it. */
function deletionFactsOf({ records, pastSubscriptions, charges }: OwnerData, now: Date): DeletionFacts {
  const running = records.find(({ record }) => isAlive(record))?.record;
  const sold = [...records, ...pastSubscriptions]
    .map(({ record }) => record)
    .filter((record) => isBilled(record));
  const kept = sold.flatMap((record) => agreementsKeptUntil(record, now) ?? []);
  return {
    ended: running
      ? {
          id: running.subscriptionId,
          interval: confirmationFrom(running).interval,
          free: isFree(running),
          paused: running.pause !== null,
        }
      : null,
    books: sold.length > 0 || charges.length > 0,
    agreementsUntil: kept.length > 0 ? max(kept) : null,
  };
}

/** The e-mail about a deletion, from data that goes; null if it cannot be composed, which stops nothing. */
function composeDeletionMail(
  { logs, brand, siteUrl }: ServerContext,
  { email, data, begun }: { email: string; data: OwnerData; begun: Date },
): Fields | null {
  try {
    const read = registrationNotes(data.registration).language ?? data.records[0]?.record.language;
    const about = { language: read ?? 'en', brand, siteUrl, ...deletionFactsOf(data, begun) };
    return mailFields({ to: email, uid: undefined, now: begun }, deletedMail(about));
  } catch (error) {
    logs.error('a mail could not be written', { mail: 'deleted', ...errorFields(error) });
    return null;
  }
}

/** Sends the e-mail of a deletion if it is not sent yet; the same transaction marks it as sent. */
async function sendDeletionMail({ store, now }: ServerContext, uid: string): Promise<void> {
  await store.transaction(async (transaction) => {
    const [stored, sent] = await transaction.getAll([deletions.ref(uid), deletionMailRef(uid)]);
    const deletion = deletions.parse(stored);
    if (!deletion.mail) return;
    // A request after the deletion's own document was removed composes a second one.
    if (!sent) transaction.set(deletionMailRef(uid), { ...deletion.mail, created: now() });
    transaction.set(deletions.ref(uid), deletions.serialize({ ...deletion, mail: null }));
  });
}

/** Must exceed the duration of any call that began before the deletion. */
const finishAfterMinutes = 10;

const perRun = 20;

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
    const stored = await transaction.get(deletions.ref(uid));
    // An earlier request has read what this one may no longer find, or has sent the e-mail.
    const deletion = { email, begun, due, mail: stored ? deletions.parse(stored).mail : mail };
    transaction.set(deletions.ref(uid), deletions.serialize(deletion));
  });
  await erase(context, { uid, email, begun }, data);
  logs.info('an account was deleted');
}

async function finish(context: ServerContext, { uid, email, begun }: Deletion): Promise<void> {
  if (email !== null && begun !== null) await erase(context, { uid, email, begun });
  await context.store.delete(deletions.ref(uid));
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
