import type { Books, Papers } from '#domain/account.ts';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { AppError } from '#domain/errors.ts';
import { booksConfirmedMail, confirmBooksMail } from '#domain/mails/addressMails.ts';
import { paths, secretPath } from '#domain/paths.ts';
import { addressOf, type ServerContext } from '../../context/context.ts';
import { createLink, findLink } from '../../documents/links/ownerLinks.ts';
import type { Identity } from '../../documents/owner.ts';
import { withoutSuffix } from '../../documents/registrations.ts';
import { subscriptions, type RecordPlace, type SubscriptionRecord } from '../../documents/subscription.ts';
import { countOne } from '../../limits/rateLimits.ts';
import { toOther, aboutRecord, writeNews } from '../../mails/recordMail.ts';
import { pastSubscriptionsOf } from '../../owners/recordPlace.ts';
import { ownPlaceOf, presentPlaceOf } from '../../owners/ownRecords.ts';
import { StoreError, type Transaction } from '../../store/Store.ts';
import { receiptsOfOwner, profileOf } from '../account.ts';

/** Writes the address for the books into the owner's record and past ones, whose refunds are papers too. */
async function writeBooks(
  context: ServerContext,
  owner: Identity,
  change: (transaction: Transaction, record: SubscriptionRecord) => SubscriptionRecord['books'],
): Promise<void> {
  const { store } = context;
  const place = await presentPlaceOf(context, owner);
  const places = [place, ...(await pastSubscriptionsOf(store, owner.uid))];
  await store.transaction(async (transaction) => {
    const stored = await transaction.getAll(places.map(({ ref }) => ref));
    const now = places.flatMap(({ ref }, at): RecordPlace[] => {
      const record = subscriptions.parse(stored[at]);
      return record ? [{ ref, record }] : [];
    });
    const current = subscriptions.parse(stored[0]);
    // The record was moved or replaced meanwhile.
    if (current?.subscriptionId !== place.record.subscriptionId) throw new StoreError('contention');
    const books = change(transaction, current);
    for (const { ref, record } of now) transaction.set(ref, subscriptions.serialize({ ...record, books }));
  });
}

/**
 * Names the address that gets copies of the papers, and sends it a link to confirm that. Earlier links end at once. One that
 * is confirmed already stays so. Rejects with `auth/invalid-email`, or `request/too-many`, because it writes to anybody.
 */
export async function setBooks(context: ServerContext, owner: Identity, typed: string): Promise<Books> {
  const to = normalizeEmail(typed);
  if (!isEmail(to)) throw new AppError('auth/invalid-email');
  const { uid } = owner;
  await countOne(context, 'booksByOwner', uid);
  const now = context.now();
  let confirmed = false;
  await writeBooks(context, owner, (transaction, { books, email, language, restaurantName }) => {
    confirmed = books?.uid === uid && books.email === to && books.confirmed !== null;
    if (confirmed) return books;
    const { id, token } = createLink(transaction, { kind: 'books', uid, email, to, now });
    const link = addressOf(context, language, secretPath(paths.confirmBooks, token));
    const truck = withoutSuffix(restaurantName);
    writeNews(transaction, context, { id: `confirm-${id}`, email: to, uid }, () =>
      confirmBooksMail({ ...toOther(context, language), truck, link }),
    );
    return { uid, email: to, asked: now, confirmed: null };
  });
  return { email: to, confirmed };
}

/** Sends no more copies. All links to the papers end at once, because each needs the address that it was sent to. */
export function removeBooks(context: ServerContext, owner: Identity): Promise<void> {
  return writeBooks(context, owner, () => null);
}

/** Confirms the address to which the link was sent, and tells the owner. A repeated request changes nothing. */
export async function confirmBooks(context: ServerContext, token: string): Promise<void> {
  const now = context.now();
  const link = await findLink(context.store, { kind: 'books', token, now });
  await writeBooks(context, link, (transaction, record) => {
    const { books, email } = record;
    if (!books || books.email !== link.to || (books.asked ?? now) > link.made)
      throw new AppError('link/invalid');
    if (books.confirmed) return books;
    writeNews(transaction, context, { id: `confirmed-${link.id}`, email, uid: link.uid }, () =>
      booksConfirmedMail({ ...aboutRecord(context, record), books: link.to }),
    );
    return { ...books, confirmed: now };
  });
}

/** The papers that a link opens. Rejects with `link/invalid`, also if the owner has removed the address since. */
export async function openPapers(context: ServerContext, token: string): Promise<Papers> {
  const { store, now } = context;
  const link = await findLink(store, { kind: 'papers', token, now: now() });
  const { stored, place } = await ownPlaceOf(context, link);
  const books = place?.record.books;
  if (!place || !books?.confirmed || books.email !== link.to || books.confirmed > link.made)
    throw new AppError('link/invalid');
  const { record } = place;
  const { marketingConsent: _, ...profile } = profileOf(record, stored);
  return { receipts: await receiptsOfOwner(store, { uid: link.uid, record }), profile, email: place.ref.id };
}
