import { AppError } from '#domain/errors.ts';
import type { DocumentRef, Store, Transaction } from '../store/Store.ts';
import { accessEndOf } from '../standing/standingOf.ts';
import { checkouts, deletedOwner, type Checkout } from '../documents/checkouts.ts';
import type { ServerContext } from '../context/context.ts';
import { registrationRef, type Identity } from '../documents/owner.ts';
import { subscriptions, type RecordPlace, type SubscriptionRecord } from '../documents/subscription.ts';
import { keepAsPast } from './recordPlace.ts';
import { findRegistration, registrationNotes } from '../documents/registrations.ts';
import { countOne } from '../limits/rateLimits.ts';
import { isAlive } from '../subscription/recordStatus.ts';

/** The account that a record belongs to; undefined for an imported record, which belongs to the owner of its address. */
export function accountIn({ billing }: Pick<SubscriptionRecord, 'billing'>): string | undefined {
  return billing?.uid ?? undefined;
}

type IdentityContext = Pick<ServerContext, 'store' | 'logs' | 'now'>;

/** Whether a record belongs to the account. Being stored under the account's address is not enough (R-ACCESS-ACCOUNT). */
export function belongsToAccount(record: Pick<SubscriptionRecord, 'billing'>, uid: string): boolean {
  return (accountIn(record) ?? uid) === uid;
}

/** Throws `registration/address-held` for another account's address; `npm run ops -- rehome` resolves it. */
export function refuseHeldAddress(present: SubscriptionRecord | undefined, uid: string): void {
  if (present && !belongsToAccount(present, uid)) throw new AppError('registration/address-held');
}

/** Logs an alert, once a day, that an address holds another account's record. Logs only the ids of accounts. */
async function alertHeldAddress(
  context: IdentityContext,
  { uid, email }: Identity,
  present: SubscriptionRecord,
): Promise<void> {
  const isNew = await countOne(context, 'heldAddress', email).then(
    () => true,
    // Logged already today. If the check itself fails, log anyway.
    (error: unknown) => !(error instanceof AppError),
  );
  if (!isNew) return;
  context.logs.error('an address has the subscription of another account: npm run ops -- rehome', {
    account: accountIn(present) ?? null,
    claimedBy: uid,
  });
}

/** When the access of a record ends, in milliseconds; the largest number for a running one. */
function lastMoment({ record }: RecordPlace): number {
  return isAlive(record) ? Number.MAX_VALUE : accessEndOf(record).accessUntil.getTime();
}

/** Sorts one owner's records; the record that counts comes first: it is running or lasts longest. */
export function inOrder(records: readonly RecordPlace[]): RecordPlace[] {
  return records.toSorted((one, other) => lastMoment(other) - lastMoment(one));
}

/**
 * Finds the owner's records: under the current address, which the caller has read, and under the registered address if it
 * differs. Returns only records of this account; the first one counts. Changing the registered address must move the record,
 * or it is not found.
 */
export async function ownRecords(
  reader: Pick<Transaction, 'get'>,
  { uid, email }: Identity,
  read: { present: SubscriptionRecord | undefined; registeredEmail: string | undefined },
): Promise<RecordPlace[]> {
  const { present, registeredEmail } = read;
  const found: RecordPlace[] = [];
  if (present && belongsToAccount(present, uid))
    found.push({ ref: subscriptions.ref(email), record: present });
  if (registeredEmail && registeredEmail !== email) {
    const ref = subscriptions.ref(registeredEmail);
    const former = subscriptions.parse(await reader.get(ref));
    if (former && belongsToAccount(former, uid)) found.push({ ref, record: former });
  }
  return inOrder(found);
}

/**
 * Reads an owner's registration and records in one round trip, with `more` documents. `present`: what the current address has, be it
 * of another account.
 */
export async function readOwner(
  transaction: Transaction,
  owner: Identity,
  more: readonly DocumentRef[] = [],
) {
  const [fields, registration, ...others] = await transaction.getAll([
    subscriptions.ref(owner.email),
    registrationRef(owner.uid),
    ...more,
  ]);
  const present = subscriptions.parse(fields);
  const { email: registeredEmail } = registrationNotes(registration);
  const records = await ownRecords(transaction, owner, { present, registeredEmail });
  return { present, registration, records, others };
}

/** `readOwner` for an owner who must have a record, which comes with its place. Rejects with `account/none`. */
export async function readPresent(transaction: Transaction, owner: Identity) {
  const { registration, records } = await readOwner(transaction, owner);
  const [place] = records;
  if (!place) throw new AppError('account/none');
  return { ...place, registration };
}

/** Moves the owner's record to the current address, so that its paid time still counts. */
export function moveOwnRecord(
  transaction: Transaction,
  { owner, records, now }: { owner: Identity; records: readonly RecordPlace[]; now: Date },
): void {
  const { uid, email } = owner;
  const [counting, ...others] = records;
  keepAsPast(transaction, { uid, email, records: others, now });
  if (counting === undefined || counting.ref.id === email) return;
  transaction.set(subscriptions.ref(email), subscriptions.serialize({ ...counting.record, email }));
  transaction.delete(counting.ref);
}

/** The owner's record, wherever it is stored, with its place. Alerts an operator if the address has another account's record. */
export async function locateOwnRecord(
  context: IdentityContext,
  owner: Identity,
  registeredEmail: string | undefined,
): Promise<RecordPlace | undefined> {
  const { store } = context;
  const present = subscriptions.parse(await store.get(subscriptions.ref(owner.email)));
  if (present && !belongsToAccount(present, owner.uid)) await alertHeldAddress(context, owner, present);
  const [counting] = await ownRecords(store, owner, { present, registeredEmail });
  return counting;
}

/** The record, with its place, of the account that opened a checkout; undefined if it has none, or was deleted. */
export async function placeOfOpener(
  context: IdentityContext,
  opened: Checkout,
): Promise<RecordPlace | undefined> {
  if (opened.uid === deletedOwner) return undefined;
  // Only the address is read: a registration that was edited by hand must not stop a refund.
  const { email } = registrationNotes(await context.store.get(registrationRef(opened.uid)));
  return locateOwnRecord(context, opened, email);
}

/** What the owner registered, and the owner's record with its place. */
export async function ownPlaceOf(context: IdentityContext, owner: Identity) {
  const stored = await findRegistration(context.store, owner.uid);
  return { stored, place: await locateOwnRecord(context, owner, stored?.email) };
}

/** The owner's record with its place. Rejects with `account/none`. */
export async function presentPlaceOf(context: IdentityContext, owner: Identity): Promise<RecordPlace> {
  const { place } = await ownPlaceOf(context, owner);
  if (!place) throw new AppError('account/none');
  return place;
}

/**
 * Updates an owner's checkout to the current address. The address may change between registering, paying and activating, and
 * the record is written under the last verified one. The registered address stays until then, because it leads to an earlier
 * record.
 */
export async function adoptCurrentEmail(
  store: Store,
  checkout: Checkout,
  { email }: Identity,
): Promise<Checkout> {
  if (checkout.email === email) return checkout;
  await store.update(checkouts.ref(checkout.id), checkouts.changes({ email }));
  return { ...checkout, email };
}
