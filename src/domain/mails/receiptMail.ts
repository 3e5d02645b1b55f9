import type { PaidTerms } from '../account.ts';
import { billOf } from '../bill.ts';
import type { Currency } from '../currency.ts';
import { invoiceNumber } from '../invoice.ts';
import { formatMoney, type MinorUnits } from '../money.ts';
import { whatFollows } from './chargeFacts.ts';
import { mailFrom, subscriptionFact, type AccountMailData, type MailText } from './mail.ts';
import type { Undue } from './words/enRefunds.ts';
import { wordsIn } from './words/wordsIn.ts';

export interface PaidCharge {
  /** The payment provider's id. */
  id: string;
  at: Date;
  amount: MinorUnits;
  currency: Currency;
}

export interface ReceiptCharge extends PaidCharge {
  /** Null if it is not known. */
  period: { start: Date; end: Date } | null;
  /** Null if it paid for other terms than the recorded ones. */
  paidFor: PaidTerms | null;
}

/** The receipt of a charge: its amount, date, parts and invoice, the next charge and how to cancel. */
export function receiptMail(
  about: AccountMailData & {
    charge: ReceiptCharge;
    /** Why the charge is refunded; null if it was due. */
    undue: Undue | null;
    nextChargeAt: Date | null;
    invoiceUrl: string;
  },
): MailText {
  const { confirmation, brand, charge, undue, nextChargeAt, invoiceUrl, language } = about;
  const { bill, labels, letters, day, receiptOf, paidWith, period } = wordsIn(language);
  const amount = formatMoney(charge);
  const { openInvoice, ...letter } = letters.receipt(brand.product, amount, {
    interval: confirmation.interval,
    undue,
  });
  const { start, end } = (undue ? null : charge.period) ?? {};
  return mailFrom(about, {
    kind: 'receipt',
    ...letter,
    facts: [
      { label: receiptOf(day(charge.at)), value: amount, note: paidWith, sum: true },
      ...(start && end ? [{ label: labels.period, value: period(day(start), day(end)) }] : []),
      { label: labels.invoice, value: invoiceNumber('charge', charge.id) },
      ...(undue ? [] : whatFollows(about, nextChargeAt)),
      subscriptionFact(about),
    ],
    bill: billOf(charge, bill),
    button: { label: openInvoice, href: invoiceUrl },
  });
}
