import type { Fields, Store, Transaction } from '../store/Store.ts';
import { endOf } from './access.ts';
import { checkoutRef, type Checkout } from './checkouts.ts';
import { subscriptionRef, type VerifiedOwner } from './owner.ts';
import { keepAsPast } from './pastSubscriptions.ts';
import { isAlive } from './recordStatus.ts';

/** The account, and its present address. */
type Identity = Pick<VerifiedOwner, 'uid' | 'email'>;

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

/** The last moment of a record in milliseconds; one that is alive has none. */
function lastMoment({ record }: RecordLocation): number {
  return isAlive(record) ? Number.MAX_VALUE : endOf(record).accessUntil.getTime();
}

/**
 * Finds the owner's records: the one under the present address, which the caller has read, and the account's own under the
 * registered address, where it is another. The first one counts: it is alive, or lasts longest. Whatever changes the
 * registered address must move the record, or nobody finds it again.
 */
export async function ownRecords(
  reader: Pick<Transaction, 'get'>,
  { uid, email }: Identity,
  { present, registeredEmail }: { present: Fields | undefined; registeredEmail: string | undefined },
): Promise<RecordLocation[]> {
  const found: RecordLocation[] = present ? [{ email, record: present }] : [];
  if (registeredEmail && registeredEmail !== email) {
    const former = await reader.get(subscriptionRef(registeredEmail));
    if (former && belongsToAccount(former, uid)) found.push({ email: registeredEmail, record: former });
  }
  return found.toSorted((one, other) => lastMoment(other) - lastMoment(one));
}

/** Moves an owner's ended record to the present address: what was paid for there still counts. */
export function takeAlong(
  transaction: Transaction,
  { owner, records, now }: { owner: Identity; records: readonly RecordLocation[]; now: Date },
): void {
  const { uid, email } = owner;
  const [counting, ...others] = records;
  keepAsPast(transaction, { uid, email, records: others, now });
  if (counting === undefined || counting.email === email) return;
  transaction.set(subscriptionRef(email), { ...counting.record, email });
  transaction.delete(subscriptionRef(counting.email));
}

/** The owner's record that counts, and where it is. */
export async function locateOwnRecord(
  store: Store,
  owner: Identity,
  registeredEmail: string | undefined,
): Promise<RecordLocation | undefined> {
  const present = await store.get(subscriptionRef(owner.email));
  const [counting] = await ownRecords(store, owner, { present, registeredEmail });
  return counting;
}

/** The owner's record, wherever it is. */
export async function findOwnRecord(
  store: Store,
  owner: Identity,
  registeredEmail: string | undefined,
): Promise<Fields | undefined> {
  return (await locateOwnRecord(store, owner, registeredEmail))?.record;
}

/**
 * Updates an owner's checkout to the current address. The account binds a checkout to its owner; the address may
 * change between registering, paying and activating, and the record is written under the last verified one. The
 * registered address stays until then, because it leads to a record from before.
 */
export async function withCurrentEmail(
  store: Store,
  checkout: Checkout,
  { email }: VerifiedOwner,
): Promise<Checkout> {
  if (checkout.email === email) return checkout;
  await store.update(checkoutRef(checkout.id), [{ path: ['email'], value: email }]);
  return { ...checkout, email };
}
