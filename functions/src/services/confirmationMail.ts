import type { Confirmation } from '#domain/contract.ts';
import { limits } from '#domain/limits.ts';
import { formatMoney } from '#domain/money.ts';
import { timelineOfConfirmation } from '#domain/timeline.ts';
import type { Fields } from '../store/Store.ts';
import { mailFields, type SubscriptionNews } from './mail.ts';
import { momentLine } from './momentLine.ts';

function chargeLines(confirmation: Confirmation, devices: string): string[] {
  const { interval, currency, total } = confirmation;
  const { moments, note } = timelineOfConfirmation(confirmation);
  const ending = `${note.title}: ${note.body}`;
  if (total === 0) return ['Price: FREE. Your coupon covers it, and nothing will be charged.', ending];
  const price = formatMoney({ amount: total, currency });
  return [`Price: ${price} per ${interval} for ${devices}.`, ...moments.map(momentLine), ending];
}

/**
 * The confirmation as a document of the "Trigger Email" extension: written in the same transaction as the
 * subscription, so that 'a confirmation e-mail was sent' is true (DECISIONS section 3).
 */
export function confirmationMail({ to, name, confirmation, brand, now }: SubscriptionNews): Fields {
  const { planName, posDevices, subscriptionId } = confirmation;
  const devices = `${posDevices} ${posDevices === 1 ? 'device' : 'devices'}`;
  return mailFields({
    to,
    now,
    subject: `Your ${brand.product} subscription is active`,
    lines: [
      `Hello ${name},`,
      `your ${brand.product} subscription is active.`,
      `Plan: ${planName}, ${devices}.`,
      ...chargeLines(confirmation, devices),
      `Subscription: ${subscriptionId}`,
      `Next steps: sign in at ${brand.dashboardUrl} on the tablet in your truck, add your menu and make a test sale.`,
      `Questions? Write to ${brand.supportEmail}. We answer within ${limits.supportReply.hours} hours.`,
    ],
  });
}
