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

/** The time that was paid for with money that was given back. */
export interface TimeGivenBack {
  /** When it would have ended. */
  until: Date;
  /** The next charge of the subscription that goes on; null where none does. */
  nextChargeAt: Date | null;
}

function timeLine({ until, nextChargeAt }: TimeGivenBack): string {
  const lost = `You got the whole charge back, so the time it paid for, until ${formatDay(until)}, is gone.`;
  return nextChargeAt === null
    ? lost
    : `${lost} Your next charge is on ${formatDay(nextChargeAt)}. From then on you can use it again. You can cancel before that.`;
}

/**
 * Tells an owner that money was given back: how much, when, and by which transaction; and which time goes with it, where all of a
 * charge was given back before its time was over.
 */
export function refundMail(
  about: AccountMailData & { refund: GivenBack; time: TimeGivenBack | null },
): MailText {
  const { name, refund, time, brand, accountUrl } = about;
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
      ...(time === null ? [] : [timeLine(time)]),
      `PayPal's transaction: ${refund.transactionId}. How soon you see the money depends on how you pay.`,
      `All your receipts: ${accountUrl}`,
      ...closingLines(about),
    ],
  };
}
