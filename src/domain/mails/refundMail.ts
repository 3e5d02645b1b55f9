import type { Currency } from '../currency.ts';
import { formatDay } from '../day.ts';
import { formatMoney, type MinorUnits } from '../money.ts';
import { closingLines, type AccountMailData, type MailText } from './mail.ts';

/** Money that was given back. */
export interface GivenBack {
  /** By us, or by the payment provider. */
  kind: 'refund' | 'reversal';
  transactionId: string;
  at: Date;
  amount: MinorUnits;
  currency: Currency;
}

/** Tells an owner that money was given back: how much, when, and by which transaction. */
export function refundMail(about: AccountMailData & { refund: GivenBack }): MailText {
  const { name, refund, brand, accountUrl } = about;
  const amount = formatMoney(refund);
  const what =
    refund.kind === 'refund'
      ? `We have given you back ${amount} on ${formatDay(refund.at)}.`
      : `PayPal has given you back ${amount} on ${formatDay(refund.at)}.`;
  return {
    subject: `${amount} from ${brand.product} given back`,
    lines: [
      `Hello ${name},`,
      what,
      `PayPal's transaction: ${refund.transactionId}. It depends on your way of paying when you see the money.`,
      `All your receipts: ${accountUrl}`,
      ...closingLines(about),
    ],
  };
}
