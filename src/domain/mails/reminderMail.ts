import { chargeMomentsOfConfirmation } from '../timeline.ts';
import { datesOf, endingFact, momentFact } from './chargeFacts.ts';
import { mailFrom, subscriptionFact, type AccountMailData, type MailText } from './mail.ts';
import { wordsIn } from './words/wordsIn.ts';

/** The promised reminder before the first charge: its date, its amount, the charges after it, and how to cancel. */
export function reminderMail(about: AccountMailData): MailText {
  const { confirmation, brand, language } = about;
  const { trialEndsAt, interval } = confirmation;
  const { letters, day } = wordsIn(language);
  const timeline = datesOf(about);
  const dates = chargeMomentsOfConfirmation(confirmation);
  const firstCharge = dates.findIndex(({ kind }) => kind === 'firstCharge');
  const [first, ...later] = timeline.moments.slice(firstCharge);
  return mailFrom(about, {
    kind: 'reminder',
    ...letters.reminder(brand.product, interval, day(new Date(trialEndsAt))),
    facts: [
      ...(first ? [momentFact(first, true)] : []),
      ...later.map((moment) => momentFact(moment)),
      endingFact(timeline.note),
      subscriptionFact(about),
    ],
  });
}
