import type { Currency } from '../currency.ts';
import type { Receipt } from '../account.ts';
import { formatMoney, type MinorUnits } from '../money.ts';
import { mailFrom, type MailFact, type MailSender, type MailText } from './mail.ts';
import { wordsIn } from './words/wordsIn.ts';

/** A message to an address other than the owner's, which ends with the site's address. */
interface ToOther extends Pick<MailSender, 'language' | 'brand'> {
  homeUrl: string;
}

/** A paper for the books. */
export interface Paper {
  kind: PaperKind;
  /** Null for a failed payment, which has no invoice yet. */
  number: string | null;
  at: Date;
  amount: MinorUnits;
  currency: Currency;
}

/** What an address for the books gets a copy of. */
export type PaperKind = Receipt['kind'] | 'failed';

/** A name that an owner typed, with spaces where an email app would read an address and link it: the link would seem to be ours. */
const unlinked = (name: string) => name.replaceAll(/[.:](?=\p{L}{2}|\/\/)/gu, '$& ');

function mailToOther({ homeUrl, ...about }: ToOther, letter: Parameters<typeof mailFrom>[1]): MailText {
  const page = { label: wordsIn(about.language).foot.site, href: homeUrl };
  return mailFrom({ ...about, accountUrl: homeUrl }, { ...letter, page });
}

/** Asks the holder of an address whether it may get copies of an owner's papers. */
export function confirmBooksMail(about: ToOther & { truck: string; link: string }): MailText {
  const { brand, language, truck, link: href } = about;
  const { action: label, ...letter } = wordsIn(language).letters.confirmBooks(brand.product, unlinked(truck));
  return mailToOther(about, { kind: 'confirmBooks', ...letter, facts: [], button: { label, href } });
}

/** Tells an owner which address gets copies of the papers from now on. */
export function booksConfirmedMail(about: MailSender & { name: string; books: string }): MailText {
  const { brand, language, books } = about;
  const letter = wordsIn(language).letters.booksConfirmed(brand.product, books, brand.supportEmail);
  return mailFrom(about, { kind: 'booksConfirmed', ...letter, facts: [] });
}

/** The copy of a paper for the books, with a link to the owner's papers. */
export function booksPaperMail(about: ToOther & { truck: string; paper: Paper; link: string }): MailText {
  const { brand, language, truck, paper, link: href } = about;
  const { labels, letters, day } = wordsIn(language);
  const { number, kind, at } = paper;
  const amount = formatMoney(paper);
  const { open: label, ...letter } = letters.booksPaper(brand.product, {
    kind,
    truck: unlinked(truck),
    amount,
  });
  const { paid, refunded, reversed, notPaid, invoice, creditNote, debitNote } = labels;
  const { sum, numbered } = {
    charge: { sum: paid, numbered: invoice },
    refund: { sum: refunded, numbered: creditNote },
    reversal: { sum: reversed, numbered: creditNote },
    reinstatement: { sum: paid, numbered: debitNote },
    failed: { sum: notPaid, numbered: invoice },
  }[kind];
  const facts: MailFact[] = [
    { label: sum, value: amount, sum: true },
    { label: labels.day, value: day(at) },
    ...(number === null ? [] : [{ label: numbered, value: number }]),
  ];
  return mailToOther(about, { kind: 'booksPaper', ...letter, facts, button: { label, href } });
}

/** Tells an owner's former address that the address has changed, with the link that undoes it. */
export function addressLeftMail(about: ToOther & { link: string; until: Date }): MailText {
  const { brand, language, link: href, until } = about;
  const { letters, day } = wordsIn(language);
  const { action: label, ...letter } = letters.addressLeft(brand.product, day(until));
  return mailToOther(about, { kind: 'addressLeft', ...letter, facts: [], button: { label, href } });
}

/** Tells an owner's new address that it is the account's. */
export function addressNewMail(about: MailSender & { name: string | null; until: Date }): MailText {
  const { brand, language, until } = about;
  const { letters, day } = wordsIn(language);
  return mailFrom(about, { kind: 'addressNew', ...letters.addressNew(brand.product, day(until)), facts: [] });
}

/** Tells an owner that the former address is the account's again. */
export function addressBackMail(about: MailSender & { name: string | null }): MailText {
  const { brand, language } = about;
  return mailFrom(about, {
    kind: 'addressBack',
    ...wordsIn(language).letters.addressBack(brand.product),
    facts: [],
  });
}

/** Tells an address that the account it had was taken back. */
export function addressLostMail(about: ToOther): MailText {
  const { brand, language, homeUrl: href } = about;
  const { openSite: label, ...letter } = wordsIn(language).letters.addressLost(
    brand.product,
    brand.supportEmail,
  );
  return mailToOther(about, { kind: 'addressLost', ...letter, facts: [], button: { label, href } });
}
