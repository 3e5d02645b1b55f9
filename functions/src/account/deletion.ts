import { addMinutes } from 'date-fns/addMinutes';
import { max } from 'date-fns/max';
import { deletedMail, type DeletionFacts } from '#domain/mails/deletedMail.ts';
import { inTurn, type Tally } from '../context/tally.ts';
import { deletions, unfinishedDeletions, type Deletion } from '../documents/deletions.ts';
import { errorFields, type ServerContext } from '../context/context.ts';
import { cancelNow, queueCancellation } from '../cancel/outbox.ts';
import { registrationRef, type Identity } from '../documents/owner.ts';
import { readOwnerData, isOwn, type OwnerData } from './ownerData.ts';
import { agreementsKeptUntil, keepForBookkeeping } from '../documents/bookkeeping.ts';
import { deletionMailRef, mailFields, mails } from '../documents/mail.ts';
import { registrationNotes } from '../documents/registrations.ts';
import type { Fields, DocumentRef, FieldChange, Store } from '../store/Store.ts';
import { confirmationFrom } from '../subscription/confirmation.ts';
import { isAlive, isBilled, isFree } from '../subscription/recordStatus.ts';
import { subscriptions, type RecordPlace } from '../documents/subscription.ts';
import { providerLinks, checkouts, deletedOwner, ownerRemoved } from '../documents/checkouts.ts';
import { couponUses, couponUsesRef, serializeCouponUses } from '../documents/offers/couponUses.ts';
import { redemptions } from '../documents/offers/redemptions.ts';
import { ownerLinks } from '../documents/links/ownerLinks.ts';
import { perform } from '../cancel/perform.ts';
import { decide } from '../standing/decide.ts';
import { lookAfterRemoval } from '../standing/undue.ts';

/** Writes per commit. Firestore allows 500. */
const perBatch = 400;

/** How to erase a document: by these changes of its fields, or by removing it (null). */
interface Write {
  ref: DocumentRef;
  changes: readonly FieldChange[] | null;
}

async function writeAll(store: Store, writes: readonly Write[]): Promise<void> {
  for (let from = 0; from < writes.length; from += perBatch) {
    await store.batch((batch) => {
      for (const { ref, changes } of writes.slice(from, from + perBatch)) {
        if (changes) batch.update(ref, changes);
        else batch.delete(ref);
      }
    });
  }
}

/**
 * Removes a record. The same transaction stores the bookkeeping data and queues the cancellation, so neither is lost. It also
 * removes the registration, so that a pending approval finds no owner and is canceled.
 * @returns the id of the subscription to cancel; null if there is none.
 */
async function eraseRecord(
  context: ServerContext,
  request: { owner: Identity; place: string; at: Date },
): Promise<string | null> {
  const { owner, place, at } = request;
  return context.store.transaction(async (transaction) => {
    const ref = subscriptions.ref(place);
    const record = subscriptions.parse(await transaction.get(ref));
    const removed = record && isOwn({ ref, record }, { owner, at }) ? record : null;
    const decision = removed && decide(removed, { do: 'delete' }, context.now());
    if (decision) await perform(transaction, context, { email: place, before: removed, decision });
    transaction.delete(registrationRef(owner.uid));
    const canceled = decision?.effects.find((effect) => effect.do === 'cancel at the provider');
    return canceled?.subscriptionId ?? null;
  });
}

async function erasePast({ store, now }: ServerContext, past: readonly RecordPlace[]): Promise<void> {
  for (const { ref, record } of past) {
    const wanted = lookAfterRemoval(record, now());
    await store.transaction(async (transaction) => {
      if (wanted) await queueCancellation(transaction, { ...wanted, now: now() });
      if (isBilled(record)) keepForBookkeeping(transaction, record, now());
      transaction.delete(ref);
    });
  }
}

/** Releases the coupon use held for a paying owner, because the hold contains the account's uid. */
async function releaseHold(store: Store, code: string, uid: string): Promise<void> {
  const ref = couponUsesRef(code);
  await store.transaction(async (transaction) => {
    const fields = await transaction.get(ref);
    if (!fields) return;
    const uses = couponUses.parse(fields);
    const { [uid]: held, ...holds } = uses.holds;
    if (held !== undefined) transaction.set(ref, serializeCouponUses(code, { ...uses, holds }));
  });
}

/** Removes the owner from all other documents. Checkouts and redemptions stay, for late approvals and used coupons. */
async function eraseTraces(context: ServerContext, uid: string, data: OwnerData): Promise<void> {
  const { store } = context;
  await erasePast(context, data.pastSubscriptions);
  const codes = data.checkouts
    .map(({ fields }) => checkouts.parse(fields).couponCode)
    .filter((code) => code !== null);
  for (const code of new Set(codes)) await releaseHold(store, code, uid);
  await writeAll(store, [
    ...data.checkouts.map(({ id }) => ({
      ref: checkouts.ref(id),
      changes: checkouts.changes({ uid: deletedOwner, email: `${deletedOwner}-${id}`, approveUrl: null }),
    })),
    ...data.providerSubscriptions.map(({ id }) => ({
      ref: providerLinks.ref(id),
      changes: ownerRemoved,
    })),
    ...data.redemptions.map(({ id }) => ({ ref: redemptions.ref(id), changes: ownerRemoved })),
    ...data.mails.map(({ id }) => ({ ref: mails.ref(id), changes: null })),
    ...data.links.map(({ id }) => ({ ref: ownerLinks.ref(id), changes: null })),
  ]);
}

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
