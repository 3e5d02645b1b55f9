import { lastDay } from '../trial.ts';
import { mailFrom, subscriptionFact, type AccountMailData, type MailText } from './mail.ts';
import { wordsIn } from './words/wordsIn.ts';

/** Tells an owner that the subscription has ended and why, when access ends, and which data is kept. */
export function cancelledMail(
  about: AccountMailData & {
    /** The end of the paid period, or of the trial; null if access is over. */
    accessUntil: Date | null;
    /** Whether it ended because PayPal gave up a charge. */
    unpaid: boolean;
  },
): MailText {
  const { confirmation, accessUntil, unpaid, brand, language } = about;
  const { interval } = confirmation;
  const words = wordsIn(language);
  const { labels, letters } = words;
  const until = accessUntil && words.day(lastDay(accessUntil));
  return mailFrom(about, {
    kind: unpaid ? 'endedUnpaid' : 'cancelled',
    ...(unpaid
      ? letters.endedUnpaid(brand.product, interval)
      : letters.cancelled(brand.product, interval, until)),
    facts: [
      { label: labels.plan, value: words.plan(interval) },
      ...(until === null ? [] : [{ label: labels.yoursThrough, value: until }]),
      subscriptionFact(about),
    ],
  });
}
