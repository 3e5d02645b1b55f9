import { formatMoney } from '../money.ts';
import { chargeMomentsOfConfirmation } from '../timeline.ts';
import { datesOf, endingFact, momentFact } from './chargeFacts.ts';
import { mailFrom, subscriptionFact, type AccountMailData, type MailText } from './mail.ts';
import { wordsIn } from './words/wordsIn.ts';

/** The promised reminder before the first charge: its date, its amount, the charges after it, and how to cancel. */
export function reminderMail(about: AccountMailData): MailText {
  const { confirmation, brand, language } = about;
  const { currency, total, trialEndsAt, interval } = confirmation;
  const { letters, day } = wordsIn(language);
  const timeline = datesOf(about);
  const firstCharge = chargeMomentsOfConfirmation(confirmation).findIndex(
    ({ kind }) => kind === 'firstCharge',
  );
  const [first, ...later] = timeline.moments.slice(firstCharge);
  const charge = { day: day(new Date(trialEndsAt)), price: formatMoney({ amount: total, currency }) };
  return mailFrom(about, {
    ...letters.reminder(brand.product, interval, charge),
    facts: [
      ...(first ? [{ ...momentFact(first), sum: true as const }] : []),
      ...later.map(momentFact),
      endingFact(timeline.note),
      subscriptionFact(about),
    ],
  });
}
