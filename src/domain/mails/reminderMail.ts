import { shownPlanName } from '../plan.ts';
import { formatDay } from '../day.ts';
import { formatMoney } from '../money.ts';
import { chargeMomentsOfConfirmation, timelineOfConfirmation } from '../timeline.ts';
import { closingLines, type SubscriptionMailData, type MailText } from './mail.ts';
import { momentLine } from './momentLine.ts';

/** The promised word before the first charge: when, how much, what comes after it, and how to cancel. */
export function reminderMail(about: SubscriptionMailData): MailText {
  const { name, confirmation, brand } = about;
  const { currency, total, trialEndsAt } = confirmation;
  const { moments, note } = timelineOfConfirmation(confirmation);
  const firstCharge = chargeMomentsOfConfirmation(confirmation).findIndex(
    ({ kind }) => kind === 'firstCharge',
  );
  const day = formatDay(new Date(trialEndsAt));
  const price = formatMoney({ amount: total, currency });
  return {
    subject: `Your ${brand.product} free trial ends on ${day}`,
    lines: [
      `Hello ${name},`,
      `This is the reminder we promised. Your free trial of the ${shownPlanName(confirmation)} plan ends on ${day}. Then ${price} will be charged. To stay, you need to do nothing.`,
      ...moments.slice(firstCharge).map(momentLine),
      `${note.title}: ${note.body}`,
      ...closingLines(about),
    ],
  };
}
