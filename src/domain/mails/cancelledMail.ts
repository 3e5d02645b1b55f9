import { shownPlanName } from '../plan.ts';
import { formatDay } from '../day.ts';
import { mailFrom, subscriptionFact, type AccountMailData, type MailText } from './mail.ts';

/** Tells an owner that the subscription is cancelled, until when it can be used, and what is kept. */
export function cancelledMail(
  about: AccountMailData & {
    /** The end of what is paid for, or of the trial; null when access is over. */
    accessUntil: Date | null;
  },
): MailText {
  const { name, confirmation, accessUntil, brand } = about;
  const plan = shownPlanName(confirmation);
  return mailFrom(about, {
    subject: `Your ${brand.product} subscription is cancelled`,
    headline: 'Your subscription is cancelled',
    paragraphs: [
      `Hello ${name},`,
      `Your subscription to the ${plan} plan is cancelled. Nothing more is charged.`,
      accessUntil === null
        ? 'It has ended.'
        : `You can use ${brand.product} until ${formatDay(accessUntil)}.`,
      'We keep your details and receipts. Come back any time. The free trial is once only.',
    ],
    facts: [
      { label: 'Plan', value: plan },
      ...(accessUntil === null ? [] : [{ label: 'Yours until', value: formatDay(accessUntil) }]),
      { label: 'Next charge', value: 'None' },
      subscriptionFact(confirmation),
    ],
  });
}
