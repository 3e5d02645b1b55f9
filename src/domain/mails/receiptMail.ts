import type { Currency } from '../currency.ts';
import { invoiceNumber } from '../invoice.ts';
import { formatMoney, type MinorUnits } from '../money.ts';
import { whatFollows } from './chargeFacts.ts';
import { mailFrom, planFact, subscriptionFact, type AccountMailData, type MailText } from './mail.ts';
import { wordsIn } from './words/wordsIn.ts';

/** A completed charge. */
export interface PaidCharge {
  /** The payment provider's id. */
  id: string;
  at: Date;
  amount: MinorUnits;
  currency: Currency;
}

/** The receipt of a charge: its amount, date and invoice, the next charge and how to cancel. */
export function receiptMail(
  about: AccountMailData & { charge: PaidCharge; nextChargeAt: Date | null; invoiceUrl: string },
): MailText {
  const { confirmation, brand, charge, nextChargeAt, invoiceUrl, language } = about;
  const { labels, letters, day } = wordsIn(language);
  const amount = formatMoney(charge);
  const { openInvoice, ...letter } = letters.receipt(brand.product, amount, confirmation.interval);
  return mailFrom(about, {
    ...letter,
    facts: [
      { label: labels.paid, value: amount, sum: true },
      // After a change the agreed plan is not the one that this charge paid for.
      ...(charge.amount === confirmation.total ? [planFact(about)] : []),
      { label: labels.day, value: day(charge.at) },
      { label: labels.invoice, value: invoiceNumber('charge', charge.id) },
      ...whatFollows(about, nextChargeAt),
      subscriptionFact(about),
    ],
    button: { label: openInvoice, href: invoiceUrl },
  });
}
