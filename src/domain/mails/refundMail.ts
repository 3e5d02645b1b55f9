import type { Currency } from '../currency.ts';
import { formatMoney, type MinorUnits } from '../money.ts';
import { mailFrom, subscriptionFact, type AccountMailData, type MailText } from './mail.ts';
import type { Undue } from './words/enRefunds.ts';
import { wordsIn } from './words/wordsIn.ts';

export interface ShownRefund {
  /** Made by us, or by the payment provider. */
  kind: 'refund' | 'reversal';
  transactionId: string;
  /** The id from which the credit note's number derives, and the number. */
  noteId: string;
  number: string;
  at: Date;
  amount: MinorUnits;
  currency: Currency;
}

/** The paid period whose charge was refunded. */
export interface RefundedTime {
  /** The end it would have had. */
  until: Date;
  /** The next charge if the subscription continues; null if it does not. */
  nextChargeAt: Date | null;
}

/** Tells an owner of a refund, its credit note, and the period lost with a whole charge. */
export function refundMail(
  about: AccountMailData & {
    refund: ShownRefund;
    time: RefundedTime | null;
    /** Why the charge was not due; null if it was. */
    undue: Undue | null;
    noteUrl: string;
  },
): MailText {
  const { refund, time, undue, noteUrl, brand, language } = about;
  const { labels, letters, day } = wordsIn(language);
  const amount = formatMoney(refund);
  const letter = letters[refund.kind](brand.product, amount);
  const { until, nextChargeAt = null } = time ?? {};
  return mailFrom(about, {
    kind: refund.kind,
    ...letter,
    paragraphs: [
      ...(undue ? [letters.refundedUndue(undue)] : []),
      ...letter.paragraphs,
      ...(until ? [letters.refundedTime(day(until), nextChargeAt && day(nextChargeAt))] : []),
    ],
    facts: [
      {
        label: { refund: labels.refunded, reversal: labels.reversed }[refund.kind],
        value: amount,
        sum: true,
      },
      { label: labels.day, value: day(refund.at) },
      { label: labels.creditNote, value: refund.number },
      subscriptionFact(about),
    ],
    button: { label: letters.openCreditNote, href: noteUrl },
  });
}
