import { shownPlanName } from '../plan.ts';
import { limits } from '../limits.ts';
import { chargeLines } from './chargeLines.ts';
import { devicesInWords, type SubscriptionMailData, type MailText } from './mail.ts';

/** Tells an owner that the subscription has begun, and what is charged when (R-MAIL-CONFIRMATION). */
export function confirmationMail({ name, confirmation, brand }: SubscriptionMailData): MailText {
  const { posDevices, subscriptionId } = confirmation;
  return {
    subject: `Your ${brand.product} subscription is active`,
    lines: [
      `Hello ${name},`,
      `Your ${brand.product} subscription is active.`,
      `Plan: ${shownPlanName(confirmation)}, ${devicesInWords(posDevices)}.`,
      ...chargeLines(confirmation),
      `Subscription: ${subscriptionId}`,
      `Next steps: sign in at ${brand.dashboardUrl} on the tablet in your truck, add your menu and make a test sale.`,
      `Questions? Write to ${brand.supportEmail}. We answer within ${limits.supportReply.hours} hours.`,
    ],
  };
}
