import type { Confirmation } from '#domain/contract.ts';
import { limits } from '#domain/limits.ts';
import { formatMoney } from '#domain/money.ts';
import { trialDates } from '#domain/trial.ts';
import type { Fields } from '../store/Store.ts';

/** Words that differ from one deployment to the next. */
export interface MailBrand {
  product: string;
  supportEmail: string;
  dashboardUrl: string;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The message's lines, in order: one truth for its plain and its HTML form. */
function linesOf(confirmation: Confirmation, name: string, brand: MailBrand): string[] {
  const { planName, interval, currency, posDevices, total, trialDays, subscriptionId, createdAt } =
    confirmation;
  const price = formatMoney({ amount: total, currency });
  const { trialEndsAt, renewsAt } = trialDates({ startsAt: new Date(createdAt), trialDays, interval });
  const devices = `${posDevices} ${posDevices === 1 ? 'device' : 'devices'}`;
  const charges =
    total === 0
      ? [`Price: FREE. Your coupon covers it, and nothing will be charged.`]
      : [
          `Price: ${price} per ${interval} for ${devices}.`,
          `Today: ${formatMoney({ amount: 0, currency })}. Your ${trialDays}-day free trial has started.`,
          `First charge: ${price} on ${day.format(trialEndsAt)}. The next one follows on ${day.format(renewsAt)}.`,
          `To cancel: open your PayPal account, go to automatic payments and cancel ${brand.product}, or write to ${brand.supportEmail}. Cancel before the first charge and you pay nothing.`,
        ];
  return [
    `Hello ${name},`,
    `your ${brand.product} subscription is active.`,
    `Plan: ${planName}, ${devices}.`,
    ...charges,
    `Subscription: ${subscriptionId}`,
    `Next steps: sign in at ${brand.dashboardUrl} on the tablet in your truck, add your menu and make a test sale.`,
    `Questions? Write to ${brand.supportEmail}. We answer within ${limits.supportReply.hours} hours.`,
  ];
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * The confirmation as a document of the "Trigger Email" extension: written in the same transaction as the
 * subscription, so that 'a confirmation e-mail was sent' is true (DECISIONS section 3).
 */
export function confirmationMail(request: {
  to: string;
  name: string;
  confirmation: Confirmation;
  brand: MailBrand;
  now: Date;
}): Fields {
  const { to, name, confirmation, brand, now } = request;
  const lines = linesOf(confirmation, name, brand);
  return {
    to: [to],
    created: now,
    message: {
      subject: `Your ${brand.product} subscription is active`,
      text: lines.join('\n\n'),
      html: lines.map((line) => `<p>${escaped(line)}</p>`).join('\n'),
    },
  };
}
