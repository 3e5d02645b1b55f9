import { formatDay } from '../day.ts';
import { formatMoney, type Money } from '../money.ts';
import { mailFrom, subscriptionFact, type AccountMailData, type MailFact, type MailText } from './mail.ts';

/** A pause in an e-mail: when it ends, and what is charged when after it. */
export interface PauseMailData extends AccountMailData {
  until: Date;
  /** The first charge after it. */
  charge: Money & { at: Date };
  /** The days of what is paid for, or of the trial, that wait. */
  daysKept: number;
}

/** `14 days`. */
export function daysInWords(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}

/** The next charge as a row. */
function chargeFact({ charge }: Pick<PauseMailData, 'charge'>): MailFact {
  return {
    label: 'Next charge',
    value: `${formatMoney(charge)} on ${formatDay(charge.at)}`,
    note: 'Nothing before that.',
  };
}

/** What waits, and what is charged when. */
function whatFollows({ until, charge, daysKept, confirmation }: PauseMailData): MailFact[] {
  return [
    { label: 'The pause ends', value: formatDay(until) },
    ...(daysKept === 0
      ? []
      : [{ label: 'Then yours', value: daysInWords(daysKept), note: 'The days you did not use.' }]),
    chargeFact({ charge }),
    subscriptionFact(confirmation),
  ];
}

const waysOut = 'On your account page you start earlier with one click, or cancel in two.';

/** Tells an owner that the subscription is paused, until when, and what follows. */
export function pausedMail(about: PauseMailData): MailText {
  const { name, brand } = about;
  return mailFrom(about, {
    subject: `Your ${brand.product} subscription is paused`,
    headline: 'Your subscription is paused',
    paragraphs: [
      `Hello ${name},`,
      `Your ${brand.product} subscription is paused. Nothing is charged, and nothing is owed. Your menu and your receipts stay.`,
      waysOut,
    ],
    facts: whatFollows(about),
  });
}

/** Tells an owner that the pause ends soon. */
export function pauseEndsMail(about: PauseMailData): MailText {
  const { name, brand, until } = about;
  const day = formatDay(until);
  return mailFrom(about, {
    subject: `Your ${brand.product} pause ends on ${day}`,
    headline: `Your pause ends on ${day}`,
    paragraphs: [
      `Hello ${name},`,
      'The season starts again soon. To go on, you need to do nothing.',
      waysOut,
    ],
    facts: whatFollows(about),
  });
}

/** Tells an owner that the pause is over, with the charge as the payment provider has confirmed it. */
export function pauseOverMail(about: Omit<PauseMailData, 'until' | 'daysKept'>): MailText {
  const { name, confirmation, brand } = about;
  return mailFrom(about, {
    subject: `Your ${brand.product} pause is over`,
    headline: 'Your pause is over',
    paragraphs: [
      `Hello ${name},`,
      `Welcome back. Your ${brand.product} subscription goes on with the days you did not use.`,
    ],
    facts: [chargeFact(about), subscriptionFact(confirmation)],
  });
}

/**
 * Tells an owner that the pause could not end as was promised, so that the subscription has ended, and how to go on on the
 * promised day.
 */
export function pauseFailedMail(
  about: Omit<PauseMailData, 'until' | 'charge'> & { accessUntil: Date },
): MailText {
  const { name, confirmation, brand, daysKept, accessUntil } = about;
  const day = formatDay(accessUntil);
  return mailFrom(about, {
    subject: `Agree again to keep your ${brand.product} subscription`,
    headline: 'Agree again to go on',
    paragraphs: [
      `Hello ${name},`,
      'Your pause is over. PayPal would not have charged you on the day we promised, so we ended its agreement. Nothing is charged until you agree again.',
      daysKept === 0
        ? 'To go on, subscribe again on your account page.'
        : `${brand.product} is yours until ${day}. To go on after that, subscribe again on your account page. The days you have left come first.`,
    ],
    facts: [
      ...(daysKept === 0 ? [] : [{ label: 'Yours until', value: day, note: 'The days you did not use.' }]),
      { label: 'Next charge', value: 'None' },
      subscriptionFact(confirmation),
    ],
  });
}
