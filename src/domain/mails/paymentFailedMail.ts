import { formatMoney, type MinorUnits } from '../money.ts';
import type { Currency } from '../currency.ts';
import {
  mailFrom,
  planFact,
  subscriptionFact,
  type AccountMailData,
  type MailFact,
  type MailSender,
  type MailText,
} from './mail.ts';
import { howToCancel } from './chargeFacts.ts';
import { wordsIn } from './words/wordsIn.ts';

export interface FailedCharge {
  /** When the provider tried it. */
  at: Date;
  amount: MinorUnits;
  currency: Currency;
  /** The payment provider's next retry; null if there is none. */
  nextTryAt: Date | null;
}

/** The unpaid amount with the day of the attempt, as the sum that a message is about; empty without a failed charge. */
export function unpaidSum(
  failed: FailedCharge | null,
  { language }: Pick<MailSender, 'language'>,
): MailFact[] {
  if (!failed) return [];
  const { labels, day, triedOn } = wordsIn(language);
  return [{ label: labels.notPaid, value: formatMoney(failed), note: triedOn(day(failed.at)), sum: true }];
}

/**
 * Tells an owner that a charge failed, the next step and what to do. Without another attempt, the next regular charge
 * contains the unpaid amount (reference/PayPal.mdx#failed-payments).
 */
export function paymentFailedMail(
  about: AccountMailData & { failed: FailedCharge; nextChargeAt: Date | null },
): MailText {
  const { confirmation, access, failed, nextChargeAt, brand, language, accountUrl } = about;
  const { labels, letters, day, addedToIt, fixPayment } = wordsIn(language);
  const { interval } = confirmation;
  const nextTry = failed.nextTryAt && day(failed.nextTryAt);
  const next = failed.nextTryAt === null && nextChargeAt;
  return mailFrom(about, {
    kind: 'paymentFailed',
    ...letters.paymentFailed(brand.product, { interval, nextTry, access }),
    facts: [
      ...unpaidSum(failed, about),
      ...(next
        ? [{ label: labels.nextCharge, value: day(next), note: addedToIt }, howToCancel(language)]
        : []),
      planFact(about),
      subscriptionFact(about),
    ],
    button: { label: fixPayment, href: accountUrl },
  });
}
