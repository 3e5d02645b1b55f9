import { shownPlanName } from '../plan.ts';
import { formatDay } from '../day.ts';
import { formatMoney, type MinorUnits } from '../money.ts';
import type { Currency } from '../currency.ts';
import { mailFrom, subscriptionFact, type AccountMailData, type MailText } from './mail.ts';

/** A charge that failed. */
export interface FailedCharge {
  amount: MinorUnits;
  currency: Currency;
  /** When the payment provider tries again; null when it does not. */
  nextTryAt: Date | null;
}

/** Tells an owner that a charge failed, what happens next and what to do. */
export function paymentFailedMail(about: AccountMailData & { failed: FailedCharge }): MailText {
  const { name, confirmation, failed, brand } = about;
  const amount = formatMoney(failed);
  const next =
    failed.nextTryAt === null
      ? 'PayPal will not try again by itself, and may suspend your subscription.'
      : `PayPal tries again on ${formatDay(failed.nextTryAt)}. If it works then, you need to do nothing.`;
  return mailFrom(about, {
    subject: `A payment for ${brand.product} failed`,
    headline: 'A payment failed',
    paragraphs: [
      `Hello ${name},`,
      `PayPal could not charge ${amount} for your ${shownPlanName(confirmation)} plan.`,
      next,
      'Please check your card or account at PayPal. Your account page leads there.',
    ],
    facts: [
      { label: 'Not paid', value: amount },
      {
        label: 'Next try',
        value: failed.nextTryAt === null ? 'None' : formatDay(failed.nextTryAt),
      },
      subscriptionFact(confirmation),
    ],
  });
}
