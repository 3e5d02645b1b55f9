import { howToCancel } from './chargeFacts.ts';
import { unpaidSum, type FailedCharge } from './paymentFailedMail.ts';
import { mailFrom, priceSum, subscriptionFact, type AccountMailData, type MailText } from './mail.ts';
import { wordsIn } from './words/wordsIn.ts';

/**
 * Tells an owner why and since when PayPal has suspended the subscription, and until when the owner can act: after a failed
 * charge until the next attempt, which is the last; otherwise without an end.
 */
export function suspendedMail(
  about: AccountMailData & { since: Date; failed: FailedCharge | null },
): MailText {
  const { confirmation, since, failed, brand, language } = about;
  const { labels, letters, day } = wordsIn(language);
  const { interval } = confirmation;
  const nextTry = failed?.nextTryAt ? day(failed.nextTryAt) : null;
  return mailFrom(about, {
    kind: failed ? 'suspendedUnpaid' : 'suspended',
    ...(failed
      ? letters.suspendedUnpaid(brand.product, interval, nextTry)
      : letters.suspended(brand.product, interval)),
    facts: [
      ...unpaidSum(failed, about),
      { label: labels.suspendedSince, value: day(since) },
      subscriptionFact(about),
    ],
  });
}

/** Tells an owner that a failed charge was `paid`, or that a suspension ended without a payment. */
export function recoveredMail(
  about: AccountMailData & { nextChargeAt: Date | null; paid: boolean },
): MailText {
  const { confirmation, brand, nextChargeAt, paid, language } = about;
  const { letters, day, nextChargeOn } = wordsIn(language);
  const letter = letters.recovered(brand.product, confirmation.interval, paid);
  return mailFrom(about, {
    kind: 'recovered',
    ...letter,
    facts: [
      ...(nextChargeAt === null ? [] : [priceSum(about, nextChargeOn(day(nextChargeAt)))]),
      howToCancel(language),
      subscriptionFact(about),
    ],
  });
}
