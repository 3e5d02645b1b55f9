import { formatMoney } from '../money.ts';
import { mailFrom, type MailSender, type MailText } from './mail.ts';
import type { PaidCharge } from './receiptMail.ts';
import { wordsIn } from './words/wordsIn.ts';

/** Tells an owner that a charge for which they got nothing was refunded immediately, and why. */
export function unusedChargeMail(
  about: MailSender & {
    /** The owner's name as typed; null if it is no longer known. */
    name: string | null;
    truckName: string;
    /** Whether the charge was for a second subscription; otherwise its subscription could not be activated. */
    second: boolean;
    charge: PaidCharge;
  },
): MailText {
  const { second, charge, brand, language } = about;
  const words = wordsIn(language);
  const { labels } = words;
  const amount = formatMoney(charge);
  return mailFrom(about, {
    kind: second ? 'secondCharge' : 'unusedCharge',
    ...words.letters.unusedCharge(brand.product, { amount, second }),
    facts: [
      { label: labels.refunded, value: amount, sum: true },
      { label: labels.charged, value: words.day(charge.at) },
      { label: labels.transaction, value: charge.id },
    ],
  });
}
