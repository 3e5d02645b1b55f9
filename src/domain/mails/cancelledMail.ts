import { lastDay } from '../trial.ts';
import { mailFrom, planFact, subscriptionFact, type AccountMailData, type MailText } from './mail.ts';
import { unpaidSum, type FailedCharge } from './paymentFailedMail.ts';
import { wordsIn } from './words/wordsIn.ts';

/** Tells an owner that the subscription has ended, when access ends, and which data is kept. */
export function cancelledMail(
  about: AccountMailData & {
    /** The end of the paid period, or of the trial; null if access is over. */
    accessUntil: Date | null;
  },
): MailText {
  const { confirmation, accessUntil, brand, language } = about;
  const { letters, day } = wordsIn(language);
  const until = accessUntil && day(lastDay(accessUntil));
  return mailFrom(about, {
    kind: 'cancelled',
    ...letters.cancelled(brand, confirmation.interval, until),
    facts: [...(until === null ? [] : [planFact(about)]), subscriptionFact(about)],
  });
}

/** Tells an owner that the subscription has ended because PayPal gave up a charge. */
export function endedUnpaidMail(about: AccountMailData & { failed: FailedCharge | null }): MailText {
  const { confirmation, failed, brand, language } = about;
  return mailFrom(about, {
    kind: 'endedUnpaid',
    ...wordsIn(language).letters.endedUnpaid(brand.product, confirmation.interval),
    facts: [...unpaidSum(failed, about), subscriptionFact(about)],
  });
}
