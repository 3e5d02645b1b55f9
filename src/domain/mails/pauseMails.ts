import { formatDay } from '../day.ts';
import { formatMoney, type Money } from '../money.ts';
import { closingLines, type AccountMailData, type MailText } from './mail.ts';

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

/** What waits, and what is charged when. */
function whatFollows({ until, charge, daysKept }: Pick<PauseMailData, 'until' | 'charge' | 'daysKept'>) {
  const day = formatDay(until);
  const left =
    daysKept === 0
      ? `The pause ends on ${day}.`
      : `The pause ends on ${day}. Then you have the ${daysInWords(daysKept)} you did not use.`;
  return [left, `Next charge: ${formatMoney(charge)} on ${formatDay(charge.at)}. Nothing before that.`];
}

const waysOut = (accountUrl: string) => `Start earlier with one click, or cancel in two: ${accountUrl}`;

/** Tells an owner that the subscription is paused, until when, and what follows. */
export function pausedMail(about: PauseMailData): MailText {
  const { name, brand, accountUrl } = about;
  return {
    subject: `Your ${brand.product} subscription is paused`,
    lines: [
      `Hello ${name},`,
      `Your ${brand.product} subscription is paused. Nothing is charged, and nothing is owed. Your menu and your receipts stay.`,
      ...whatFollows(about),
      waysOut(accountUrl),
      ...closingLines(about),
    ],
  };
}

/** Tells an owner that the pause ends soon. */
export function pauseEndsMail(about: PauseMailData): MailText {
  const { name, brand, until, accountUrl } = about;
  return {
    subject: `Your ${brand.product} pause ends on ${formatDay(until)}`,
    lines: [
      `Hello ${name},`,
      'The season starts again soon. To go on, you need to do nothing.',
      ...whatFollows(about),
      waysOut(accountUrl),
      ...closingLines(about),
    ],
  };
}

/** Tells an owner that the pause is over, with the charge as the payment provider has confirmed it. */
export function pauseOverMail(about: Omit<PauseMailData, 'until' | 'daysKept'>): MailText {
  const { name, brand, charge, accountUrl } = about;
  return {
    subject: `Your ${brand.product} pause is over`,
    lines: [
      `Hello ${name},`,
      `Welcome back. Your ${brand.product} subscription goes on with the days you did not use.`,
      `Next charge: ${formatMoney(charge)} on ${formatDay(charge.at)}. Nothing before that.`,
      `Your account: ${accountUrl}`,
      ...closingLines(about),
    ],
  };
}

/** Tells an owner that the pause could not end as was promised, and that nothing is charged. */
export function pauseFailedMail(about: Omit<PauseMailData, 'until' | 'charge'>): MailText {
  const { name, brand, daysKept, accountUrl } = about;
  return {
    subject: `We could not end your ${brand.product} pause`,
    lines: [
      `Hello ${name},`,
      'PayPal would not have charged you on the day we promised. So we did not start again, and nothing is charged.',
      daysKept === 0
        ? 'We look at it now and write to you.'
        : `Your ${daysInWords(daysKept)} still wait. We look at it now and write to you.`,
      `You can also cancel and subscribe again on your account page. The days you have left come first: ${accountUrl}`,
      ...closingLines(about),
    ],
  };
}
