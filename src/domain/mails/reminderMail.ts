import { shownPlanName } from '../plan.ts';
import { formatDay } from '../day.ts';
import { formatMoney } from '../money.ts';
import { chargeMomentsOfConfirmation, timelineOfConfirmation } from '../timeline.ts';
import { endingFact, momentFact } from './chargeFacts.ts';
import { mailFrom, subscriptionFact, type AccountMailData, type MailText } from './mail.ts';

/** The promised word before the first charge: when, how much, what comes after it, and how to cancel. */
export function reminderMail(about: AccountMailData): MailText {
  const { name, confirmation, brand } = about;
  const { currency, total, trialEndsAt } = confirmation;
  const timeline = timelineOfConfirmation(confirmation);
  const firstCharge = chargeMomentsOfConfirmation(confirmation).findIndex(
    ({ kind }) => kind === 'firstCharge',
  );
  const day = formatDay(new Date(trialEndsAt));
  const price = formatMoney({ amount: total, currency });
  return mailFrom(about, {
    subject: `Your ${brand.product} free trial ends on ${day}`,
    headline: `Your free trial ends on ${day}`,
    paragraphs: [
      `Hello ${name},`,
      `This is the reminder we promised. Your free trial of the ${shownPlanName(confirmation)} plan ends on ${day}. Then ${price} will be charged. To stay, you need to do nothing.`,
    ],
    facts: [
      ...timeline.moments.slice(firstCharge).map(momentFact),
      endingFact(timeline.note.body),
      subscriptionFact(confirmation),
    ],
  });
}
