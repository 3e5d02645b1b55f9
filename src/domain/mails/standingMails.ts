import { shownPlanName } from '../plan.ts';
import { whatFollows } from './chargeFacts.ts';
import { mailFrom, subscriptionFact, type AccountMailData, type MailText } from './mail.ts';

/** Tells an owner that PayPal has suspended the subscription, and what to do. */
export function suspendedMail(about: AccountMailData): MailText {
  const { name, confirmation, brand } = about;
  return mailFrom(about, {
    subject: `Your ${brand.product} subscription is suspended`,
    headline: 'Your subscription is suspended',
    paragraphs: [
      `Hello ${name},`,
      `PayPal has suspended your ${shownPlanName(confirmation)} plan. Nothing more is charged until you continue it.`,
      'Please check your card or account at PayPal. Your account page leads there. You can also cancel on your account page, in two clicks.',
    ],
    facts: [subscriptionFact(confirmation)],
  });
}

/** Tells an owner who was told of a failed charge, or of a suspension, that all is in order again. */
export function recoveredMail(about: AccountMailData & { nextChargeAt: Date | null }): MailText {
  const { name, confirmation, brand, nextChargeAt } = about;
  return mailFrom(about, {
    subject: `Your ${brand.product} subscription is in order again`,
    headline: 'All is in order again',
    paragraphs: [
      `Hello ${name},`,
      `Your ${shownPlanName(confirmation)} plan goes on. You need to do nothing.`,
    ],
    facts: [...whatFollows(about, nextChargeAt), subscriptionFact(confirmation)],
  });
}
