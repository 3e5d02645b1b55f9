import type { BillingInterval } from '../plan.ts';
import { mailFrom, type MailFact, type MailSender, type MailText } from './mail.ts';
import { wordsIn } from './words/wordsIn.ts';

export interface DeletionFacts {
  /** The subscription that ended with the account; null if none was running. */
  ended: { id: string; interval: BillingInterval; free: boolean; paused: boolean } | null;
  /** Whether charges and invoices are kept for the books. */
  books: boolean;
  /** Until when the agreements are kept; null if there are none. */
  agreementsUntil: Date | null;
}

/**
 * Tells a former owner that the account is deleted, what ended with it and what is kept. It leads to the site, because there
 * is no account page any more, and names no person, because the name is removed.
 */
export function deletedMail(
  about: Pick<MailSender, 'language' | 'brand'> & DeletionFacts & { siteUrl: string },
): MailText {
  const { brand, language, siteUrl, ended, books, agreementsUntil } = about;
  const { letters, labels, plan, foot, day, deletion } = wordsIn(language);
  const home = `${siteUrl}/`;
  const kept: MailFact[] = [
    ...(books ? [{ label: labels.books, value: deletion.booksKept, note: deletion.booksNote }] : []),
    ...(agreementsUntil
      ? [{ label: labels.agreed, value: deletion.agreedKept(day(agreementsUntil)), note: deletion.nameless }]
      : []),
  ];
  const { openSite, ...letter } = letters.deleted(brand, { ended, keeps: kept.length > 0 });
  return mailFrom(
    { ...about, accountUrl: home },
    {
      kind: 'deleted',
      ...letter,
      facts: [
        ...(ended ? [{ label: labels.plan, value: plan(ended.interval) }] : []),
        ...(ended && !ended.free ? [{ label: labels.subscription, value: ended.id }] : []),
        ...kept,
      ],
      button: { label: openSite, href: home },
      page: { label: foot.site, href: home },
    },
  );
}
