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

/** A row of the ticket in a message, as the receipt shows it: `Plan` and `Monthly, 3 devices`. */
export interface MailFact {
  label: string;
  value: string;
  /** A sentence below the value. */
  note?: string;
}

/** A link as a button. Its address is absolute. */
export interface MailButton {
  label: string;
  href: string;
}

/** Who sends a message, and where its owner's own page is. */
export interface MailSender {
  brand: MailBrand;
  accountUrl: string;
}

/** A message: one truth for its plain and its HTML form. */
export interface MailText extends MailSender {
  subject: string;
  /** What has happened or will, in a few words. */
  headline: string;
  /** In order; the first greets. */
  paragraphs: readonly string[];
  facts: readonly MailFact[];
  button: MailButton;
}

/** What every message about a subscription is made from. */
export interface AccountMailData extends MailSender {
  /** As the owner wrote it. */
  name: string;
  confirmation: Confirmation;
}

/** A message of this sender. Its button leads to the owner's own page, unless it names another. */
export function mailFrom(
  { brand, accountUrl }: MailSender,
  words: Pick<MailText, 'subject' | 'headline' | 'paragraphs' | 'facts'> & { button?: MailButton },
): MailText {
  const button = { label: 'Open your account', href: accountUrl };
  return { button, ...words, brand, accountUrl };
}

/** The words at the end of every message: where the owner's own page is, whom to ask, who sells. */
export function footOf({ brand }: MailSender) {
  return {
    account: 'Your account:',
    questions: {
      before: 'Questions? Write to',
      after: `. We answer within ${limits.supportReply.hours} hours.`,
    },
    seller: [brand.seller.name, ...brand.seller.address],
  };
}

/** `3 devices`. */
export function devicesInWords(posDevices: number): string {
  return `${posDevices} ${posDevices === 1 ? 'device' : 'devices'}`;
}

/** Which devices count until which day, and which then; nothing where the agreed ones count already. */
export function countedDevicesFact({ countedDevices, posDevices }: Confirmation): MailFact[] {
  if (countedDevices === null) return [];
  const { posDevices: now, until } = countedDevices;
  const day = formatDay(new Date(until));
  return [
    { label: 'Devices', value: `${devicesInWords(now)} until ${day}, then ${devicesInWords(posDevices)}` },
  ];
}

/** `$59.00 per month for 3 devices`. */
export function priceInWords({ currency, total, interval, posDevices }: Confirmation): string {
  return `${formatMoney({ amount: total, currency })} per ${interval} for ${devicesInWords(posDevices)}`;
}

/** Which subscription a message is about. */
export function subscriptionFact({ subscriptionId }: Confirmation): MailFact {
  return { label: 'Subscription', value: subscriptionId };
}
