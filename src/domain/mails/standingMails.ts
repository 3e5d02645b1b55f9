import { endingFact } from './chargeFacts.ts';
import { mailFrom, priceSum, subscriptionFact, type AccountMailData, type MailText } from './mail.ts';
import { wordsIn } from './words/wordsIn.ts';

/** Tells an owner that PayPal has suspended the subscription, and what to do. */
export function suspendedMail(about: AccountMailData): MailText {
  const { confirmation, brand, language } = about;
  const letter = wordsIn(language).letters.suspended(brand.product, confirmation.interval);
  return mailFrom(about, { kind: 'suspended', ...letter, facts: [subscriptionFact(about)] });
}

/** Tells an owner that a failed charge was `paid`, or that a suspension ended without a payment. */
export function recoveredMail(
  about: AccountMailData & { nextChargeAt: Date | null; paid: boolean },
): MailText {
  const { confirmation, brand, nextChargeAt, paid, language } = about;
  const { letters, day, nextChargeOn, timeline } = wordsIn(language);
  const letter = letters.recovered(brand.product, confirmation.interval, paid);
  const { title, charged: body } = timeline.cancel;
  return mailFrom(about, {
    kind: 'recovered',
    ...letter,
    facts: [
      ...(nextChargeAt === null ? [] : [priceSum(about, nextChargeOn(day(nextChargeAt)))]),
      endingFact({ title, body }),
      subscriptionFact(about),
    ],
  });
}
