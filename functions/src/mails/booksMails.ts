import type { Receipt } from '#domain/account.ts';
import { booksPaperMail, type Paper } from '#domain/mails/addressMails.ts';
import { papersPath } from '#domain/invoice.ts';
import { paths } from '#domain/paths.ts';
import { addressOf, type ServerContext } from '../context/context.ts';
import { createLink } from '../documents/links/ownerLinks.ts';
import { withoutSuffix } from '../documents/registrations.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import type { Language } from '#domain/language.ts';
import type { Transaction } from '../store/Store.ts';
import { writeNews, type MailContext } from './recordMail.ts';

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
