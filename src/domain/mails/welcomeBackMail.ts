import { shownPlanName } from '../plan.ts';
import { chargeFacts } from './chargeFacts.ts';
import {
  countedDevicesFact,
  devicesInWords,
  mailFrom,
  subscriptionFact,
  type AccountMailData,
  type MailText,
} from './mail.ts';

/** Tells an owner who has come back that the new subscription runs, and what is charged when. */
export function welcomeBackMail(about: AccountMailData): MailText {
  const { name, confirmation, brand } = about;
  return mailFrom(about, {
    subject: `Welcome back to ${brand.product}`,
    headline: 'Welcome back',
    paragraphs: [
      `Hello ${name},`,
      `Your new ${brand.product} subscription is active. Your receipts from before are on your account page.`,
    ],
    facts: [
      { label: 'Plan', value: `${shownPlanName(confirmation)}, ${devicesInWords(confirmation.posDevices)}` },
      ...countedDevicesFact(confirmation),
      ...chargeFacts(confirmation),
      subscriptionFact(confirmation),
    ],
  });
}
