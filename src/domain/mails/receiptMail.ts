import type { Currency } from '../currency.ts';
import { formatDay } from '../day.ts';
import { invoiceNumber } from '../invoice.ts';
import { formatMoney, type MinorUnits } from '../money.ts';
import { shownPlanName } from '../plan.ts';
import { whatFollows } from './chargeFacts.ts';
import { mailFrom, subscriptionFact, type AccountMailData, type MailText } from './mail.ts';

/** A charge that was made. */
export interface PaidCharge {
  /** The payment provider's id. */
  id: string;
  at: Date;
  amount: MinorUnits;
  currency: Currency;
}

/** The receipt of a charge: how much, when, its invoice, what comes next and how to leave. */
export function receiptMail(
  about: AccountMailData & { charge: PaidCharge; nextChargeAt: Date | null; invoiceUrl: string },
): MailText {
  const { name, confirmation, brand, charge, nextChargeAt, invoiceUrl } = about;
  const amount = formatMoney(charge);
  return mailFrom(about, {
    subject: `Your ${brand.product} receipt: ${amount}`,
    headline: `${amount} paid`,
    paragraphs: [
      `Hello ${name},`,
      `Thank you. PayPal charged ${amount} for your ${shownPlanName(confirmation)} plan.`,
    ],
    facts: [
      { label: 'Paid', value: amount },
      { label: 'Day', value: formatDay(charge.at) },
      { label: 'Invoice', value: invoiceNumber('charge', charge.id) },
      ...whatFollows(about, nextChargeAt),
      subscriptionFact(confirmation),
    ],
    button: { label: 'Open the invoice', href: invoiceUrl },
  });
}
