import type { Fields, Store } from '../store/Store.ts';
import { checkoutRef, type Checkout } from './checkouts.ts';
import { registrationRef, subscriptionRef, type VerifiedOwner } from './owner.ts';

/** Whether a record belongs to this account. A record without our own fields belongs to the owner of its address. */
export function belongsToAccount(record: Fields, uid: string): boolean {
  const billing = record['billing'] as Fields | null | undefined;
  return (billing?.['uid'] ?? uid) === uid;
}

/** A record and the address it is stored under. */
export interface RecordLocation {
  email: string;
  record: Fields;
}

/**
 * Finds the owner's record under the current address, or under the address used for registering or paying before it
 * was changed.
 */
export async function locateOwnRecord(
  store: Store,
  { uid, email }: VerifiedOwner,
  registeredEmail: string | undefined,
): Promise<RecordLocation | undefined> {
  const record = await store.get(subscriptionRef(email));
  if (record) return { email, record };
  if (registeredEmail === undefined || registeredEmail === email) return undefined;
  const former = await store.get(subscriptionRef(registeredEmail));
  return former && belongsToAccount(former, uid) ? { email: registeredEmail, record: former } : undefined;
}

/** The owner's record, wherever it is. */
export async function findOwnRecord(
  store: Store,
  owner: VerifiedOwner,
  registeredEmail: string | undefined,
): Promise<Fields | undefined> {
  return (await locateOwnRecord(store, owner, registeredEmail))?.record;
}

/**
 * Updates a checkout to its owner's current address. The account binds a checkout to its owner; the address may
 * change between registering, paying and activating, and the record is written under the last verified one.
 */
export async function withCurrentEmail(
  store: Store,
  checkout: Checkout,
  { uid, email }: VerifiedOwner,
): Promise<Checkout> {
  if (checkout.uid !== uid || checkout.email === email) return checkout;
  await store.transaction(async (transaction) => {
    const registration = await transaction.get(registrationRef(uid));
    transaction.update(checkoutRef(checkout.id), [{ path: ['email'], value: email }]);
    if (registration) transaction.update(registrationRef(uid), [{ path: ['email'], value: email }]);
  });
  return { ...checkout, email };
}
