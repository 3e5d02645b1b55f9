import type { Seller } from '../brand.ts';
import type { Language } from '../language.ts';
import { limits } from '../limits.ts';
import type { Confirmation } from '../recordedSubscription.ts';
import { formatMoney } from '../money.ts';
import { wordsIn } from './words/wordsIn.ts';

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

/** Who sends a message, in which language, and where its owner's own page is. */
export interface MailSender {
  language: Language;
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

/**
 * A message of this sender, which begins with a greeting. Its button leads to the owner's own page, unless it names another.
 */
export function mailFrom(
  { language, brand, accountUrl, name = null }: MailSender & { name?: string | null },
  letter: Pick<MailText, 'subject' | 'headline' | 'paragraphs' | 'facts'> & { button?: MailButton },
): MailText {
  const { hello, openAccount } = wordsIn(language);
  const { subject, headline, facts, button = { label: openAccount, href: accountUrl } } = letter;
  const paragraphs = [hello(name), ...letter.paragraphs];
  return { subject, headline, paragraphs, facts, button, language, brand, accountUrl };
}

/** The words at the end of every message: where the owner's own page is, whom to ask, who sells. */
export function footOf({ brand, language }: MailSender) {
  const { account, questions } = wordsIn(language).foot;
  return {
    account,
    questions: { ...questions, after: questions.after(limits.supportReply.hours) },
    seller: [brand.seller.name, ...brand.seller.address],
  };
}

/** Which plan, for how many devices. */
export function planFact({ confirmation, language }: AccountMailData): MailFact {
  const { labels, plan, devices } = wordsIn(language);
  return { label: labels.plan, value: `${plan(confirmation.interval)}, ${devices(confirmation.posDevices)}` };
}

/** Which devices count until which day, and which then; nothing where the agreed ones count already. */
export function countedDevicesFact({ confirmation, language }: AccountMailData): MailFact[] {
  const { countedDevices, posDevices } = confirmation;
  if (countedDevices === null) return [];
  const { labels, day, devicesUntil } = wordsIn(language);
  const { posDevices: now, until } = countedDevices;
  return [{ label: labels.devices, value: devicesUntil(now, day(new Date(until)), posDevices) }];
}

/** `$59.00 per month for 3 devices`. */
export function priceInWords(
  { currency, total, interval, posDevices }: Confirmation,
  language: Language,
): string {
  return wordsIn(language).price(formatMoney({ amount: total, currency }), interval, posDevices);
}

/** Which subscription a message is about. */
export function subscriptionFact({ confirmation, language }: AccountMailData): MailFact {
  return { label: wordsIn(language).labels.subscription, value: confirmation.subscriptionId };
}
