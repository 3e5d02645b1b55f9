import type { DocumentRef, Fields } from '../store/Store.ts';
import { bookkeepingRef } from '../documents/bookkeeping.ts';
import { checkoutFrom, checkoutRef, providerSubscriptionRef, type Checkout } from '../documents/checkouts.ts';
import type { ServerContext } from '../context/context.ts';
import { subscriptionRef } from '../documents/owner.ts';
import { pastRef } from './pastSubscriptions.ts';
import { isFree } from '../documents/recordStatus.ts';
import { storedNames } from '../documents/storedNames.ts';

/** The place of a subscription's record: current or past. */
export interface RecordPlace {
  ref: DocumentRef;
  record: Fields;
}

/** The owner's present record of a subscription, with the address it is under. */
export interface PresentPlace extends RecordPlace {
  email: string;
}

/**
 * Finds the checkout a subscription was opened for; undefined when it is none of ours. By the checkout itself, which
 * one question answers; the link leads from a second subscription that names a checkout which has another.
 */
export async function findCheckoutOf(
  { store }: ServerContext,
  subscriptionId: string,
): Promise<Checkout | undefined> {
  const [own] = await store.find('Checkouts', { where: { subscriptionId }, limit: 1 });
  if (own) return checkoutFrom(own.id, own.fields);
  const link = await store.get(providerSubscriptionRef(subscriptionId));
  const id = link?.['checkout_id'];
  if (typeof id !== 'string') return undefined;
  return checkoutFrom(id, await store.get(checkoutRef(id)));
}

/** The record of this very subscription; undefined when there is none. */
export async function findRecordOf(
  { store }: ServerContext,
  checkout: Checkout,
  subscriptionId: string,
): Promise<Fields | undefined> {
  const record = await store.get(subscriptionRef(checkout.email));
  return record?.[storedNames.subscriptionId] === subscriptionId ? record : undefined;
}

/**
 * Finds the present record of a subscription: by its checkout's address, or by its own id where it was imported or its
 * owner has another address since.
 */
export async function findPresentPlace(
  { store }: ServerContext,
  checkout: Checkout | undefined,
  subscriptionId: string,
): Promise<PresentPlace | undefined> {
  if (checkout) {
    const ref = subscriptionRef(checkout.email);
    const record = await store.get(ref);
    if (record?.[storedNames.subscriptionId] === subscriptionId)
      return { ref, record, email: checkout.email };
  }
  const found = await store.find('Subscriptions', {
    where: { [storedNames.subscriptionId]: subscriptionId },
    limit: 2,
  });
  // Free subscriptions share their id, and no provider knows it.
  const [only, other] = found.filter(({ fields }) => !isFree(fields));
  if (!only || other) return undefined;
  return { ref: subscriptionRef(only.id), record: only.fields, email: only.id };
}

/** Finds what is kept of a subscription whose owner came back with another one, or has deleted the account. */
export async function findPastPlace(
  { store }: ServerContext,
  subscriptionId: string,
): Promise<RecordPlace | undefined> {
  for (const ref of [pastRef(subscriptionId), bookkeepingRef(subscriptionId)]) {
    const record = await store.get(ref);
    if (record) return { ref, record };
  }
  return undefined;
}
