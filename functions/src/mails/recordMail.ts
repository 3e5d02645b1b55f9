import type { AccountMailData, MailText } from '#domain/mails/mail.ts';
import type { Receipt } from '#domain/account.ts';
import { booksPaperMail, type Paper } from '#domain/mails/addressMails.ts';
import { papersPath } from '#domain/invoice.ts';
import { paths } from '#domain/paths.ts';
import type { Language } from '#domain/language.ts';
import { addressOf, errorFields, type ServerContext } from '../context/context.ts';
import { mailFields, mails } from '../documents/mail.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import { accountIn } from '../owners/ownRecords.ts';
import type { Fields, Transaction } from '../store/Store.ts';
import { registeredNames, registrationNotes, withoutSuffix } from '../documents/registrations.ts';
import { nextTotalOf } from '../subscription/change.ts';
import { datedConfirmation, hasAccess } from '../standing/accountState.ts';
import { createLink } from '../documents/links/ownerLinks.ts';

export type MailContext = Pick<ServerContext, 'brand' | 'siteUrl' | 'now' | 'logs'>;

export function aboutRecord(context: MailContext, record: SubscriptionRecord): AccountMailData {
  const now = context.now();
  return {
    name: record.customerName,
    truckName: withoutSuffix(record.restaurantName),
    access: hasAccess(record, now),
    confirmation: datedConfirmation(record, now),
    language: record.language ?? 'en',
    brand: context.brand,
    accountUrl: addressOf(context, record.language),
  };
}

/** The data of an e-mail about the next charge, which may have another price than the last one. */
export function aboutNextCharge(context: MailContext, record: SubscriptionRecord): AccountMailData {
  const about = aboutRecord(context, record);
  return { ...about, confirmation: { ...about.confirmation, total: nextTotalOf(record, context.now()) } };
}

/**
 * Writes an event's e-mail in its transaction; a second one with the same id replaces it. If it cannot be composed, an error is
 * logged and the event stays. `uid`: undefined for a record that was imported and names no account.
 */
export function writeNews(
  transaction: Transaction,
  { now, logs }: MailContext,
  { id, email, uid }: { id: string; email: string; uid: string | undefined },
  compose: () => MailText,
): void {
  try {
    transaction.set(mails.ref(id), mailFields({ to: email, uid, now: now() }, compose()));
  } catch (error) {
    // The id of an e-mail about a free subscription contains the owner's address.
    logs.error('a mail could not be written', { mail: id.replace(email, '…'), ...errorFields(error) });
  }
}

/** Writes an e-mail about an event of a record, as `writeNews` does. */
export function writeEventMail(
  transaction: Transaction,
  context: MailContext,
  { record, ...mail }: { id: string; email: string; record: SubscriptionRecord },
  compose: () => MailText,
): void {
  writeNews(transaction, context, { ...mail, uid: accountIn(record) }, compose);
}

/** The data of an e-mail to an owner of whom no record tells: from the stored registration, which may be gone. */
export function aboutRegistered(
  context: Pick<ServerContext, 'brand' | 'siteUrl'>,
  registration: Fields | undefined,
) {
  const { language } = registrationNotes(registration);
  const accountUrl = addressOf(context, language);
  return { ...registeredNames(registration), language: language ?? 'en', brand: context.brand, accountUrl };
}

/** The data of every e-mail to an address that is not the owner's. */
export function toOther(context: Pick<ServerContext, 'brand' | 'siteUrl'>, language: Language | null) {
  const { brand } = context;
  return { language: language ?? 'en', brand, homeUrl: addressOf(context, language, paths.landing) };
}

/** Copies a paper to the confirmed address for the books, in the transaction of the owner's e-mail `id`. */
export function writeBooksMail(
  transaction: Transaction,
  context: MailContext,
  { id, record, paper }: { id: string; record: SubscriptionRecord; paper: Paper },
): void {
  const { books, language, email, restaurantName } = record;
  if (!books?.confirmed) return;
  const { uid, email: to } = books;
  const { token } = createLink(transaction, { kind: 'papers', uid, email, to, now: context.now() });
  const link = addressOf(context, language, papersPath(token, paper.number));
  writeNews(transaction, context, { id: `books-${id}`, email: to, uid }, () =>
    booksPaperMail({ ...toOther(context, language), truck: withoutSuffix(restaurantName), paper, link }),
  );
}

/** Copies debit notes to the confirmed address for the books, in the transaction that reads of them. */
export function writeDebitNotes(
  transaction: Transaction,
  context: MailContext,
  { record, notes }: { record: SubscriptionRecord; notes: readonly Receipt[] },
): void {
  for (const note of notes) {
    const id = `${note.kind}-${note.number}`;
    writeBooksMail(transaction, context, { id, record, paper: { ...note, at: new Date(note.at) } });
  }
}
