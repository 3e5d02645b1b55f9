import type { Currency } from '../currency.ts';
import { invoiceNumber, invoiceParts, type PaidTerms } from '../invoice.ts';
import type { Language } from '../language.ts';
import { formatMoney, type MinorUnits } from '../money.ts';
import { whatFollows } from './chargeFacts.ts';
import {
  mailFrom,
  subscriptionFact,
  type AccountMailData,
  type MailBill,
  type MailLine,
  type MailText,
} from './mail.ts';
import { wordsIn } from './words/wordsIn.ts';

/** A completed charge. */
export interface PaidCharge {
  /** The payment provider's id. */
  id: string;
  at: Date;
  amount: MinorUnits;
  currency: Currency;
}

/** A charge with what it paid for. */
export interface ReceiptCharge extends PaidCharge {
  /** Null if it is not known. */
  period: { start: Date; end: Date } | null;
  /** Null if it paid for other terms than the recorded ones. */
  paidFor: PaidTerms | null;
}

/** What a charge paid for, line by line, as on its invoice. */
function billOf({ amount, currency, paidFor }: ReceiptCharge, language: Language): MailBill | null {
  if (paidFor === null) return null;
  const { bill, devices } = wordsIn(language);
  const line = (label: string, minor: MinorUnits): MailLine => ({
    label,
    amount: formatMoney({ amount: minor, currency }),
  });
  const plan = bill.plan(paidFor.interval, paidFor.couponCode);
  const parts = invoiceParts(amount, paidFor);
  const total = line(bill.total, amount);
  if (parts === null) {
    return { lines: [line(bill.planFor(plan, devices(paidFor.posDevices)), amount)], total };
  }
  const each = formatMoney({ amount: parts.additionalDevice, currency });
  const extra = line(bill.extraDevices(parts.extraDevices, each), parts.extrasPrice);
  return { lines: [line(plan, parts.basePrice), ...(parts.extraDevices === 0 ? [] : [extra])], total };
}

/** The receipt of a charge: its amount, date, parts and invoice, the next charge and how to cancel. */
export function receiptMail(
  about: AccountMailData & { charge: ReceiptCharge; nextChargeAt: Date | null; invoiceUrl: string },
): MailText {
  const { confirmation, brand, charge, nextChargeAt, invoiceUrl, language } = about;
  const { labels, letters, day, receiptOf, paidWith, period } = wordsIn(language);
  const amount = formatMoney(charge);
  const { openInvoice, ...letter } = letters.receipt(brand.product, amount, confirmation.interval);
  const { start, end } = charge.period ?? {};
  return mailFrom(about, {
    kind: 'receipt',
    ...letter,
    facts: [
      { label: receiptOf(day(charge.at)), value: amount, note: paidWith, sum: true },
      ...(start && end ? [{ label: labels.period, value: period(day(start), day(end)) }] : []),
      { label: labels.invoice, value: invoiceNumber('charge', charge.id) },
      ...whatFollows(about, nextChargeAt),
      subscriptionFact(about),
    ],
    bill: billOf(charge, language),
    button: { label: openInvoice, href: invoiceUrl },
  });
}
