import { formatMoney } from '../money.ts';
import { mailFrom, type MailSender, type MailText } from './mail.ts';
import type { PaidCharge } from './receiptMail.ts';
import { wordsIn } from './words/wordsIn.ts';

/** Tells an owner that a charge for which they got nothing was given back at once, and why. */
export function givenBackMail(
  about: MailSender & {
    /** As the owner wrote it; null when nothing is known of it any more. */
    name: string | null;
    /** Whether it was a second subscription beside the one they have; otherwise it could not be opened. */
    second: boolean;
    charge: PaidCharge;
  },
): MailText {
  const { second, charge, brand, language } = about;
  const words = wordsIn(language);
  const { labels } = words;
  const amount = formatMoney(charge);
  const day = words.day(charge.at);
  return mailFrom(about, {
    ...words.letters.chargeGivenBack(brand.product, { amount, day, second }),
    facts: [
      { label: labels.charged, value: day },
      { label: labels.givenBack, value: amount },
      { label: labels.transaction, value: charge.id },
    ],
  });
}
