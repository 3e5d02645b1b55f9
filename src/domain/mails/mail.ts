import type { Seller } from '../brand.ts';
import { formatDay } from '../day.ts';
import { limits } from '../limits.ts';
import type { Confirmation } from '../recordedSubscription.ts';
import { formatMoney } from '../money.ts';

/** Words that differ from one deployment to the next. */
export interface MailBrand {
  product: string;
  supportEmail: string;
  dashboardUrl: string;
  seller: Seller;
}

/** A message: one truth for its plain and its HTML form. */
export interface MailText {
  subject: string;
  /** Paragraphs, in order. */
  lines: readonly string[];
}

/** What every message about a subscription is made from. */
export interface SubscriptionMailData {
  /** As the owner wrote it. */
  name: string;
  confirmation: Confirmation;
  brand: MailBrand;
}

/** The same, for a message that leads to the owner's own page. */
export interface AccountMailData extends SubscriptionMailData {
  accountUrl: string;
}

/** The plain form of a message. */
export function plainText({ lines }: MailText): string {
  return lines.join('\n\n');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The HTML form of a message. What somebody typed is text in it, never markup. */
export function htmlText({ lines }: MailText): string {
  return lines.map((line) => `<p>${escaped(line)}</p>`).join('\n');
}

/** `3 devices`. */
export function devicesInWords(posDevices: number): string {
  return `${posDevices} ${posDevices === 1 ? 'device' : 'devices'}`;
}

/** Which devices count until which day, and which then; nothing where the agreed ones count already. */
export function countedDevicesLine({ countedDevices, posDevices }: Confirmation): string[] {
  if (countedDevices === null) return [];
  const { posDevices: now, until } = countedDevices;
  const day = formatDay(new Date(until));
  return [`Devices: ${devicesInWords(now)} until ${day}, then ${devicesInWords(posDevices)}.`];
}

/** `$59.00 per month for 3 devices`. */
export function priceInWords({ currency, total, interval, posDevices }: Confirmation): string {
  return `${formatMoney({ amount: total, currency })} per ${interval} for ${devicesInWords(posDevices)}`;
}

/** Whom to ask. */
export function questions({ supportEmail }: MailBrand): string {
  return `Questions? Write to ${supportEmail}. We answer within ${limits.supportReply.hours} hours.`;
}

/** The lines at the end of every message: which subscription, and whom to ask. */
export function closingLines({ confirmation, brand }: SubscriptionMailData): string[] {
  return [`Subscription: ${confirmation.subscriptionId}`, questions(brand)];
}
