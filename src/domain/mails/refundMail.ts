import type { Currency } from '../currency.ts';
import { formatDay } from '../day.ts';
import { formatMoney, type MinorUnits } from '../money.ts';
import { mailFrom, subscriptionFact, type AccountMailData, type MailText } from './mail.ts';

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
  const { name, confirmation, refund, time, brand } = about;
  const amount = formatMoney(refund);
  const day = formatDay(refund.at);
  const giver = refund.kind === 'refund' ? 'We have' : 'PayPal has';
  return mailFrom(about, {
    subject: `${amount} from ${brand.product} given back`,
    headline: `${amount} given back`,
    paragraphs: [
      `Hello ${name},`,
      `${giver} given you back ${amount} on ${day}. How soon you see the money depends on how you pay.`,
      ...(time === null ? [] : [timeLine(time)]),
      'All your receipts are on your account page.',
    ],
    facts: [
      { label: 'Given back', value: amount },
      { label: 'Day', value: day },
      { label: 'PayPal’s transaction', value: refund.transactionId },
      subscriptionFact(confirmation),
    ],
  });
}
