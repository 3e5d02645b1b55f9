import { AppError } from '#domain/errors.ts';
import {
  pastSubscriptions,
  subscriptions,
  type RecordPlace,
  type SubscriptionRecord,
} from '../documents/subscription.ts';
import { hashId } from '../documents/format/values.ts';
import type { DocumentRef, Store, Transaction, Writes } from '../store/Store.ts';
import { isAlive, isBilled, isFree } from '../subscription/recordStatus.ts';
import { bookkeepingRef } from '../documents/bookkeeping.ts';
import { checkouts, deletedOwner, type Checkout } from '../documents/checkouts.ts';
import type { ServerContext } from '../context/context.ts';
import { writeCounted } from '../standing/countedDevices.ts';
import { accessEndOf } from '../standing/standingOf.ts';
import { registrationRef, type Identity } from '../documents/owner.ts';
import { findRegistration, registrationNotes } from '../documents/registrations.ts';
import { countOne } from '../limits/rateLimits.ts';

/** The document that keeps an ended subscription after its owner came back; its id is the subscription's. */
export const pastRef = pastSubscriptions.ref;

/** All free subscriptions have the same id, so a unique one is generated. */
function pastIdOf({ ref, record }: RecordPlace): string {
  const { subscriptionId, details } = record;
  if (isBilled(record)) return subscriptionId;
  const created = new Date(details?.createTime ?? '');
  const at = Number.isNaN(created.getTime()) ? '' : created.toISOString();
  return hashId(`${ref.id}\n${at}`);
}

/** Keeps ended subscriptions when another record takes the owner's address. Their receipts stay visible. */
export function keepAsPast(
  transaction: Transaction,
  past: { uid: string; email: string; records: readonly RecordPlace[]; now: Date },
): void {
  const { uid, email, records, now } = past;
  for (const place of records) {
    const kept = { ...place.record, uid, email, replacedAt: now };
    transaction.set(pastRef(pastIdOf(place)), subscriptions.serialize(kept));
    if (place.ref.id !== email) transaction.delete(subscriptions.ref(place.ref.id));
  }
}

export function pastSubscriptionsOf(store: Store, uid: string): Promise<RecordPlace[]> {
  return pastSubscriptions.all(store, { where: { uid } });
}

/** Finds a subscription's record by its checkout's address or, if imported or moved, by its id. */
export async function findPresentPlace(
  { store }: ServerContext,
  checkout: Checkout | undefined,
  subscriptionId: string,
): Promise<RecordPlace | undefined> {
  if (checkout) {
    const ref = subscriptions.ref(checkout.email);
    const record = subscriptions.parse(await store.get(ref));
    if (record?.subscriptionId === subscriptionId) return { ref, record };
  }
  const found = await subscriptions.naming(store, subscriptionId, 2);
  // All free subscriptions have the same id, which no provider knows.
  const [only, other] = found.filter(({ record }) => !isFree(record));
  return other ? undefined : only;
}

/** Finds the current record of a subscription, or else its past or bookkeeping record. */
export async function findPlace(
  context: ServerContext,
  subscriptionId: string,
): Promise<RecordPlace | undefined> {
  const present = await findPresentPlace(context, undefined, subscriptionId);
  return present ?? findPastPlace(context, subscriptionId);
}

/** Finds the past or bookkeeping record of a subscription, after its owner got another one or deleted the account. */
export async function findPastPlace(
  { store }: ServerContext,
  subscriptionId: string,
): Promise<RecordPlace | undefined> {
  for (const ref of [pastRef(subscriptionId), bookkeepingRef(subscriptionId)]) {
    const record = subscriptions.parse(await store.get(ref));
    if (record) return { ref, record };
  }
  return undefined;
}

/** Writes a record whose facts have changed, with the number of devices that counts by them now. */
export function writeRecord(writes: Writes<void>, { ref, record }: RecordPlace, now: Date): void {
  writes.set(ref, subscriptions.serialize(writeCounted(record, now)));
}

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
