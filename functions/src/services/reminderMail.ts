import { dayInWords } from '#domain/day.ts';
import { limits } from '#domain/limits.ts';
import { formatMoney } from '#domain/money.ts';
import { momentsOfConfirmation, timelineOfConfirmation } from '#domain/timeline.ts';
import type { Fields } from '../store/Store.ts';
import { mailFields, type SubscriptionNews } from './mail.ts';
import { momentLine } from './momentLine.ts';

/** The promised word before the first charge: when, how much, what comes after it, and how to cancel. */
export function reminderMail({ to, name, confirmation, brand, now }: SubscriptionNews): Fields {
  const { planName, currency, total, trialEndsAt, subscriptionId } = confirmation;
  const { moments, note } = timelineOfConfirmation(confirmation);
  const firstCharge = momentsOfConfirmation(confirmation).findIndex(({ kind }) => kind === 'firstCharge');
  const day = dayInWords(new Date(trialEndsAt));
  const price = formatMoney({ amount: total, currency });
  return mailFields({
    to,
    now,
    subject: `Your ${brand.product} free trial ends on ${day}`,
    lines: [
      `Hello ${name},`,
      `this is the reminder we promised you. Your free trial of the ${planName} plan ends on ${day}, and ${price} will be charged then. If you want to stay, there is nothing to do.`,
      ...moments.slice(firstCharge).map(momentLine),
      `${note.title}: ${note.body}`,
      `Subscription: ${subscriptionId}`,
      `Questions? Write to ${brand.supportEmail}. We answer within ${limits.supportReply.hours} hours.`,
    ],
  });
}
