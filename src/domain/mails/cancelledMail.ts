import { shownPlanName } from '../plan.ts';
import { formatDay } from '../day.ts';
import { closingLines, type AccountMailData, type MailText } from './mail.ts';

/** Tells an owner that the subscription is cancelled, until when it can be used, and what is kept. */
export function cancelledMail(
  about: AccountMailData & {
    /** The end of what is paid for, or of the trial; null when access is over. */
    accessUntil: Date | null;
  },
): MailText {
  const { name, confirmation, accessUntil, brand, accountUrl } = about;
  return {
    subject: `Your ${brand.product} subscription is cancelled`,
    lines: [
      `Hello ${name},`,
      `Your subscription to the ${shownPlanName(confirmation)} plan is cancelled. Nothing more is charged.`,
      accessUntil === null
        ? 'It has ended.'
        : `You can use ${brand.product} until ${formatDay(accessUntil)}.`,
      'We keep your details and receipts. Come back any time. The free trial is once only.',
      `Your account: ${accountUrl}`,
      ...closingLines(about),
    ],
  };
}
