import { cancelNow, queueCancellation } from '../cancel/outbox.ts';
import { perform } from '../cancel/perform.ts';
import type { ServerContext } from '../context/context.ts';
import { keepForBookkeeping } from '../documents/bookkeeping.ts';
import { checkouts, deletedOwner, ownerRemoved, providerLinks } from '../documents/checkouts.ts';
import { ownerLinks } from '../documents/links/ownerLinks.ts';
import { mails } from '../documents/mail.ts';
import { couponUses, couponUsesRef, serializeCouponUses } from '../documents/offers/couponUses.ts';
import { redemptions } from '../documents/offers/redemptions.ts';
import { registrationRef, type Identity } from '../documents/owner.ts';
import { subscriptions, type RecordPlace } from '../documents/subscription.ts';
import { decide } from '../standing/decide.ts';
import { lookAfterRemoval } from '../standing/undue.ts';
import type { DocumentRef, FieldChange, Store } from '../store/Store.ts';
import { isBilled } from '../subscription/recordStatus.ts';
import { isOwn, readOwnerData, type OwnerData } from './ownerData.ts';

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
