import type { Brand } from '../brand.ts';
import type { Language } from '../language.ts';
import { limits } from '../limits.ts';
import type { Agreed, Confirmation } from '../recordedSubscription.ts';
import type { Bill } from '../bill.ts';
import { formatMoney } from '../money.ts';
import type { ServiceTruck } from '../serviceTruck.ts';
import { truckOf, type MailKind } from './mailTrucks.ts';
import { wordsIn } from './words/wordsIn.ts';

export interface MailBrand extends Pick<Brand, 'supportEmail' | 'dashboardUrl' | 'seller'> {
  product: string;
}

/** A row of the ticket in a message, like a row of the receipt: `Plan` and `Monthly, 3 devices`. */
export interface MailFact {
  label: string;
  value: string;
  /** A sentence below the value. */
  note?: string;
  /** Whether it is the sum that the message is about, which is shown large between the greeting and the words. */
  sum?: true;
}

/** A link as a button. Its URL is absolute. */
export interface MailButton {
  label: string;
  href: string;
}

/** The sender of a message, its language, and the URL of the owner's account page. */
export interface MailSender {
  language: Language;
  brand: MailBrand;
  accountUrl: string;
}

/** A message: the single source of its plain and its HTML form. */
export interface MailText extends Pick<MailSender, 'language' | 'brand'> {
  kind: MailKind;
  subject: string;
  /** The truck at the head, with the name painted on it; null for none. */
  truck: { name: string; state: ServiceTruck } | null;
  headline: string;
  greeting: string;
  paragraphs: readonly string[];
  /** What to do, in order, numbered; empty if there is one thing to do, which the button does. */
  steps: readonly string[];
  /** Null unless the message is about a charge. */
  bill: Bill | null;
  facts: readonly MailFact[];
  button: MailButton;
  /** The page named at the end: the account, or the site if the account is gone. */
  page: MailButton;
}

export interface AccountMailData extends MailSender {
  name: string;
  truckName: string;
  /** Whether the owner has access now. */
  access: boolean;
  confirmation: Confirmation;
}

/** A message with a greeting. Its button and its end lead to the account, unless `letter` has others. */
export function mailFrom(
  {
    language,
    brand,
    accountUrl,
    name = null,
    truckName = '',
    access = true,
  }: MailSender & { name?: string | null; truckName?: string; access?: boolean },
  letter: Pick<MailText, 'kind' | 'subject' | 'headline' | 'paragraphs' | 'facts'> &
    Partial<Pick<MailText, 'button' | 'page' | 'steps' | 'bill'>>,
): MailText {
  const { hello, openAccount, foot } = wordsIn(language);
  const { kind, subject, headline, paragraphs, facts, steps = [], bill = null } = letter;
  const { button = { label: openAccount, href: accountUrl } } = letter;
  const { page = { label: foot.account, href: accountUrl } } = letter;
  const state = truckOf(kind, access);
  const truck = state === null || truckName === '' ? null : { name: truckName, state };
  const words = { subject, headline, greeting: hello(name), paragraphs, steps };
  return { kind, truck, ...words, bill, facts, button, page, language, brand };
}

/** What an inbox shows beside the subject: the first words after the greeting. */
export function previewOf({ paragraphs, steps }: Pick<MailText, 'paragraphs' | 'steps'>): string {
  return paragraphs[0] ?? steps[0] ?? '';
}

/** The texts at the end of every message: the support contact and the seller. */
export function footOf({ brand, language }: Pick<MailSender, 'language' | 'brand'>) {
  const { questions } = wordsIn(language).foot;
  return {
    questions: { ...questions, after: questions.after(limits.supportReply.hours) },
    seller: [brand.seller.name, ...brand.seller.address],
  };
}

export function planFact({ confirmation, language }: AccountMailData): MailFact {
  const { labels, plan, devices } = wordsIn(language);
  return { label: labels.plan, value: `${plan(confirmation.interval)}, ${devices(confirmation.posDevices)}` };
}

/** The price of a period as the sum that the message is about; `label` says when it is charged. */
export function priceSum(about: AccountMailData, label: string): MailFact {
  const { total: amount, currency } = about.confirmation;
  return { label, value: formatMoney({ amount, currency }), note: planFact(about).value, sum: true };
}

/** The devices in effect until a date, and those after it; empty if the agreed devices are already in effect. */
export function countedDevicesFact({ confirmation, language }: AccountMailData): MailFact[] {
  const { countedDevices, posDevices } = confirmation;
  if (countedDevices === null) return [];
  const { labels, day, devicesUntil } = wordsIn(language);
  const { posDevices: now, until } = countedDevices;
  return [{ label: labels.devices, value: devicesUntil(now, day(until), posDevices) }];
}

/** `$59.00 per month for 3 devices`. */
export function priceInWords({ currency, total, interval, posDevices }: Agreed, language: Language): string {
  return wordsIn(language).price(formatMoney({ amount: total, currency }), interval, posDevices);
}

export function subscriptionFact({ confirmation, language }: AccountMailData): MailFact {
  return { label: wordsIn(language).labels.subscription, value: confirmation.subscriptionId };
}
