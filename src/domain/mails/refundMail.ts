import type { Currency } from '../currency.ts';
import { invoiceNumber } from '../invoice.ts';
import { formatMoney, type MinorUnits } from '../money.ts';
import { mailFrom, subscriptionFact, type AccountMailData, type MailText } from './mail.ts';
import { wordsIn } from './words/wordsIn.ts';

/** Money that was given back. */
export interface GivenBack {
  /** By us, or by the payment provider. */
  kind: 'refund' | 'reversal';
  transactionId: string;
  /** By which its credit note is numbered. */
  noteId: string;
  at: Date;
  amount: MinorUnits;
  currency: Currency;
}

/** The time that was paid for with money that was given back. */
export interface TimeGivenBack {
  /** When it would have ended. */
  until: Date;
  /** The next charge of the subscription that goes on; null where none does. */
  nextChargeAt: Date | null;
}

/**
 * Tells an owner that money was given back: how much, when, and its credit note; and which time goes with it, where all of a charge
 * was given back before its time was over.
 */
export function refundMail(
  about: AccountMailData & { refund: GivenBack; time: TimeGivenBack | null; noteUrl: string },
): MailText {
  const { refund, time, noteUrl, brand, language } = about;
  const { labels, letters, day } = wordsIn(language);
  const amount = formatMoney(refund);
  const given = day(refund.at);
  const letter = letters.refund(brand.product, { kind: refund.kind, amount, day: given });
  const { until, nextChargeAt = null } = time ?? {};
  return mailFrom(about, {
    ...letter,
    paragraphs: [
      ...letter.paragraphs,
      ...(until ? [letters.timeGivenBack(day(until), nextChargeAt && day(nextChargeAt))] : []),
      letters.allReceipts,
    ],
    facts: [
      { label: labels.givenBack, value: amount },
      { label: labels.day, value: given },
      { label: labels.creditNote, value: invoiceNumber(refund.kind, refund.noteId) },
      subscriptionFact(about),
    ],
    button: { label: letters.openCreditNote, href: noteUrl },
  });
}
