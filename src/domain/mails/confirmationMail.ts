import { shownPlanName } from '../plan.ts';
import { chargeFacts } from './chargeFacts.ts';
import { devicesInWords, mailFrom, subscriptionFact, type AccountMailData, type MailText } from './mail.ts';

/** Tells an owner that the subscription has begun, and what is charged when (R-MAIL-CONFIRMATION). */
export function confirmationMail(about: AccountMailData): MailText {
  const { name, confirmation, brand } = about;
  return mailFrom(about, {
    subject: `Your ${brand.product} subscription is active`,
    headline: 'Your subscription is active',
    paragraphs: [
      `Hello ${name},`,
      `Your ${brand.product} subscription is active.`,
      `Next steps: sign in at ${brand.dashboardUrl} on the tablet in your truck, add your menu and make a test sale.`,
    ],
    facts: [
      { label: 'Plan', value: `${shownPlanName(confirmation)}, ${devicesInWords(confirmation.posDevices)}` },
      ...chargeFacts(confirmation),
      subscriptionFact(confirmation),
    ],
  });
}
