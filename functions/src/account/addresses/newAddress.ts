import { AppError } from '#domain/errors.ts';
import {
  addressBackMail,
  addressLeftMail,
  addressLostMail,
  addressNewMail,
} from '#domain/mails/addressMails.ts';
import type { Language } from '#domain/language.ts';
import { paths, secretPath } from '#domain/paths.ts';
import { addressOf, type ServerContext } from '../../context/context.ts';
import { checkouts } from '../../documents/checkouts.ts';
import {
  createLink,
  findLink,
  linkHoldsUntil,
  ownerLinks,
  waysBackOf,
  type OwnerLink,
} from '../../documents/links/ownerLinks.ts';
import { registrationRef, type Identity } from '../../documents/owner.ts';
import {
  findRegistration,
  registeredNames,
  registrationChanges,
  registrationNotes,
  type StoredRegistration,
} from '../../documents/registrations.ts';
import { subscriptions, type SubscriptionRecord } from '../../documents/subscription.ts';
import { toOther, writeNews } from '../../mails/recordMail.ts';
import { pastSubscriptionsOf } from '../../owners/recordPlace.ts';
import { moveOwnRecord, readOwner, refuseHeldAddress } from '../../owners/ownRecords.ts';
import type { Transaction } from '../../store/Store.ts';
import { isAlive } from '../../subscription/recordStatus.ts';

/** Writes to both addresses. The former one gets a link that takes it back, unless the change itself `undoes` an earlier one. */
function tellBoth(
  transaction: Transaction,
  context: ServerContext,
  change: { owner: Identity; from: string; undoes: boolean; name: string | null; language: Language | null },
): void {
  const { from, undoes, name, language } = change;
  const { uid, email } = change.owner;
  const now = context.now();
  const about = { ...toOther(context, language), accountUrl: addressOf(context, language), name };
  const until = linkHoldsUntil('wayBack', now);
  const tell = (id: string, to: string, mail: Parameters<typeof writeNews>[3]) =>
    writeNews(transaction, context, { id, email: to, uid }, mail);
  if (undoes) {
    tell(`address-back-${uid}-${now.getTime()}`, email, () => addressBackMail(about));
    tell(`address-lost-${uid}-${now.getTime()}`, from, () => addressLostMail(about));
    return;
  }
  const { id, token } = createLink(transaction, { kind: 'wayBack', uid, email: from, to: from, now });
  const link = addressOf(context, language, secretPath(paths.wayBack, token));
  tell(`address-left-${id}`, from, () => addressLeftMail({ ...about, link, until }));
  tell(`address-new-${id}`, email, () => addressNewMail({ ...about, until }));
}

/**
 * Moves all that names an owner's address to the address that the sign-in has now, in one transaction: record, past records,
 * checkouts and registration. Tells both addresses. If the owner had this address within the last days, the move undoes all
 * moves since: their ways back end, and so does an address for the books that was named meanwhile. Moves nothing while
 * another account's record has the address.
 */
async function moveToAddress(context: ServerContext, owner: Identity): Promise<void> {
  const { store, signIns, now } = context;
  const { uid, email } = owner;
  const at = now();
  const [past, opened, waysBack] = await Promise.all([
    pastSubscriptionsOf(store, uid),
    checkouts.find(store, { where: { uid } }),
    waysBackOf(store, uid, at),
  ]);
  const undone = waysBack
    .filter((link) => link.email === email)
    .toSorted((one, other) => one.made.getTime() - other.made.getTime())[0];
  // Before the documents: if it fails, the next request does both.
  await signIns.unlinkOthers(uid, email);
  await store.transaction(async (transaction) => {
    const more = [...past.map(({ ref }) => ref), ...opened.map(({ id }) => checkouts.ref(id))];
    const { present, registration, records: found, others } = await readOwner(transaction, owner, more);
    const { email: from, language } = registrationNotes(registration);
    if (from === '' || from === email) return;
    refuseHeldAddress(present, uid);
    if (found.filter(({ record }) => isAlive(record)).length > 1)
      throw new AppError('registration/address-held');
    const meanwhile = (date: Date | null) => undone !== undefined && date !== null && date >= undone.made;
    const kept = (record: SubscriptionRecord): SubscriptionRecord => ({
      ...record,
      email,
      books: meanwhile(record.books?.asked ?? null) ? null : record.books,
    });
    const records = found.map(({ ref, record }) => ({ ref, record: kept(record) }));
    moveOwnRecord(transaction, { owner, records, now: at });
    past.forEach(({ ref }, index) => {
      const record = subscriptions.parse(others[index]);
      if (record) transaction.set(ref, subscriptions.serialize(kept(record)));
    });
    opened.forEach(({ id }, index) => {
      if (others[past.length + index]) transaction.update(checkouts.ref(id), checkouts.changes({ email }));
    });
    const moved = undone || records.length + past.length === 0 ? null : at;
    transaction.update(registrationRef(uid), registrationChanges({ notes: { email, moved } }));
    for (const { id, made } of waysBack) if (meanwhile(made)) transaction.delete(ownerLinks.ref(id));
    // An owner who never subscribed has nothing that anybody could take.
    if (records.length === 0 && past.length === 0) return;
    const { name } = registeredNames(registration);
    tellBoth(transaction, context, { owner, from, undoes: undone !== undefined, name, language });
  });
}

/** What an owner registered. Moves everything first if the sign-in has another address than the registration. */
export async function currentRegistration(
  context: ServerContext,
  owner: Identity,
): Promise<StoredRegistration | undefined> {
  const { store } = context;
  const stored = await findRegistration(store, owner.uid);
  if (!stored || stored.email === owner.email) return stored;
  try {
    await moveToAddress(context, owner);
  } catch (error) {
    // `locateOwnRecord` alerts an operator; the owner still finds the record.
    if (!(error instanceof AppError)) throw error;
  }
  return findRegistration(store, owner.uid);
}

/** Frees an address that another account has got since, if that account has nothing here. */
async function freeAddress({ store, signIns }: ServerContext, { uid, email }: OwnerLink): Promise<void> {
  const holder = await signIns.holderOf(email);
  if (holder === null || holder === uid) return;
  const [registration, record] = await Promise.all([
    store.get(registrationRef(holder)),
    store.get(subscriptions.ref(email)),
  ]);
  if (registration || record) throw new AppError('account/address-taken');
  await signIns.remove(holder);
}

/**
 * Gives an account the address back that it had before a change, by the link in the e-mail to that address. All sign-ins, the
 * password and Google accounts of other addresses end first. The link works once, however often the address changed since.
 */
export async function takeAddressBack(context: ServerContext, token: string): Promise<{ email: string }> {
  const link = await findLink(context.store, { kind: 'wayBack', token, now: context.now() });
  const { uid, email } = link;
  await freeAddress(context, link);
  if (!(await context.signIns.restore(uid, email))) throw new AppError('link/invalid');
  await moveToAddress(context, { uid, email });
  return { email };
}
