import { shownPlanName } from '../plan.ts';
import { formatDay } from '../day.ts';
import { formatMoney, type MinorUnits } from '../money.ts';
import type { Currency } from '../currency.ts';
import { closingLines, type AccountMailData, type MailText } from './mail.ts';

/** A charge that failed. */
export interface FailedCharge {
  amount: MinorUnits;
  currency: Currency;
  /** When the payment provider tries again; null when it does not. */
  nextTryAt: Date | null;
}

/** Tells an owner that a charge failed, what happens next and what to do. */
export function paymentFailedMail(about: AccountMailData & { failed: FailedCharge }): MailText {
  const { name, confirmation, failed, brand, accountUrl } = about;
  const next =
    failed.nextTryAt === null
      ? 'PayPal will not try again by itself, and may suspend your subscription.'
      : `PayPal tries again on ${formatDay(failed.nextTryAt)}. If it works then, you need to do nothing.`;
  return {
    subject: `A payment for ${brand.product} failed`,
    lines: [
      `Hello ${name},`,
      `PayPal could not charge ${formatMoney(failed)} for your ${shownPlanName(confirmation)} plan.`,
      next,
      `Please check your card or account at PayPal. Your account page leads there: ${accountUrl}`,
      ...closingLines(about),
    ],
  };
}
