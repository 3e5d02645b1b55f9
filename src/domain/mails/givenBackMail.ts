import type { Currency } from '../currency.ts';
import { formatDay } from '../day.ts';
import { formatMoney, type MinorUnits } from '../money.ts';
import { questions, type MailBrand, type MailText } from './mail.ts';

/** Tells an owner that a charge for which they got nothing was given back at once, and why. */
export function givenBackMail(about: {
  /** As the owner wrote it; null when nothing is known of it any more. */
  name: string | null;
  /** Whether it was a second subscription beside the one they have; otherwise it could not be opened. */
  second: boolean;
  charge: { id: string; at: Date; amount: MinorUnits; currency: Currency };
  brand: MailBrand;
  accountUrl: string;
}): MailText {
  const { name, second, charge, brand, accountUrl } = about;
  const amount = formatMoney(charge);
  const day = formatDay(charge.at);
  return {
    subject: `${amount} from ${brand.product} given back`,
    lines: [
      name === null ? 'Hello,' : `Hello ${name},`,
      second
        ? `You agreed to a second subscription at PayPal, and PayPal charged ${amount} for it on ${day}. You need only one, so we cancelled the second and gave all of it back.`
        : `PayPal charged ${amount} on ${day} for a subscription that we could not open for you. It is cancelled, and we have given all of it back.`,
      `PayPal's transaction: ${charge.id}. How soon you see the money depends on how you pay.`,
      ...(second ? [`Your account, with the subscription you have: ${accountUrl}`] : []),
      questions(brand),
    ],
  };
}
