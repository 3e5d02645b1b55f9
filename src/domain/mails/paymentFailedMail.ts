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
      ? 'PayPal does not try again by itself, and may suspend the subscription.'
      : `PayPal tries again on ${formatDay(failed.nextTryAt)}. If the payment works by then, there is nothing to do.`;
  return {
    subject: `A payment for ${brand.product} failed`,
    lines: [
      `Hello ${name},`,
      `PayPal could not charge ${formatMoney(failed)} for your ${confirmation.planName} plan.`,
      next,
      `Please look at how the subscription is paid. Your account leads to PayPal's page of it: ${accountUrl}`,
      ...closingLines(about),
    ],
  };
}
