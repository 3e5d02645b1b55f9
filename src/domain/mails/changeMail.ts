import type { Agreed } from '../recordedSubscription.ts';
import { howToCancel } from './chargeFacts.ts';
import {
  countedDevicesFact,
  mailFrom,
  priceInWords,
  priceSum,
  subscriptionFact,
  type AccountMailData,
  type MailText,
} from './mail.ts';
import { wordsIn } from './words/wordsIn.ts';

/** Tells an owner that the plan, the number of devices or the price has changed, and from when it is charged. */
export function changeMail(
  about: AccountMailData & {
    before: Agreed;
    /** The next charge; null if the payment provider names none. */
    from: Date | null;
  },
): MailText {
  const { confirmation, before, from, brand, language } = about;
  const { labels, letters, plan, day, chargedFrom } = wordsIn(language);
  const termsOf = (terms: Agreed) => `${plan(terms.interval)}, ${priceInWords(terms, language)}`;
  // The owner did not agree to a price that was changed manually at PayPal.
  const isPriceOnly =
    before.planName === confirmation.planName && before.posDevices === confirmation.posDevices;
  const kind = isPriceOnly ? 'priceChanged' : 'changed';
  return mailFrom(about, {
    kind,
    ...letters[kind](brand.product, brand.supportEmail),
    facts: [
      priceSum(about, chargedFrom(from && day(from))),
      ...countedDevicesFact(about),
      { label: labels.before, value: termsOf(before) },
      ...(isPriceOnly ? [howToCancel(language)] : []),
      subscriptionFact(about),
    ],
  });
}
