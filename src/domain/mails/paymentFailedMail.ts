import { formatMoney, type MinorUnits } from '../money.ts';
import type { Currency } from '../currency.ts';
import { mailFrom, planFact, subscriptionFact, type AccountMailData, type MailText } from './mail.ts';
import { wordsIn } from './words/wordsIn.ts';

/** A charge that failed. */
export interface FailedCharge {
  /** When the provider tried it. */
  at: Date;
  amount: MinorUnits;
  currency: Currency;
  /** The payment provider's next retry; null if there is none. */
  nextTryAt: Date | null;
}

/** Tells an owner that a charge failed, the next step and what to do. */
export function paymentFailedMail(about: AccountMailData & { failed: FailedCharge }): MailText {
  const { confirmation, failed, brand, language, accountUrl } = about;
  const { labels, letters, day, triedOn, givenUp, fixPayment } = wordsIn(language);
  const amount = formatMoney(failed);
  const nextTry = failed.nextTryAt && day(failed.nextTryAt);
  return mailFrom(about, {
    kind: 'paymentFailed',
    ...letters.paymentFailed(brand.product, { interval: confirmation.interval, nextTry }),
    facts: [
      { label: labels.notPaid, value: amount, note: triedOn(day(failed.at)), sum: true },
      planFact(about),
      nextTry === null
        ? { label: labels.planEnds, value: givenUp }
        : { label: labels.nextTry, value: nextTry },
      subscriptionFact(about),
    ],
    button: { label: fixPayment, href: accountUrl },
  });
}
