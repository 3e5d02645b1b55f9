import { formatDay } from '../day.ts';
import { formatMoney } from '../money.ts';
import { mailFrom, type MailSender, type MailText } from './mail.ts';
import type { PaidCharge } from './receiptMail.ts';

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
  const { name, second, charge, brand } = about;
  const amount = formatMoney(charge);
  const day = formatDay(charge.at);
  return mailFrom(about, {
    subject: `${amount} from ${brand.product} given back`,
    headline: `${amount} given back`,
    paragraphs: [
      name === null ? 'Hello,' : `Hello ${name},`,
      second
        ? `You agreed to a second subscription at PayPal, and PayPal charged ${amount} for it on ${day}. You need only one, so we cancelled the second and gave all of it back. Your account shows the subscription you have.`
        : `PayPal charged ${amount} on ${day} for a subscription that we could not open for you. It is cancelled, and we have given all of it back.`,
      'How soon you see the money depends on how you pay.',
    ],
    facts: [
      { label: 'Charged', value: day },
      { label: 'Given back', value: amount },
      { label: 'PayPal’s transaction', value: charge.id },
    ],
  });
}
