import { daysBefore } from './days.ts';
import type { NoticeFacts, NoticeWindow } from './noticeFacts.ts';
import type { BillingInterval } from './plan.ts';
import { periodAfter } from './trial.ts';

/**
 * The notice window of a new price, in days before its first charge. Laws require 5 to 30 days (New York §527-a) or 7 to 30
 * (California); card networks require at least 7.
 */
export const priceNotice = { opens: 45, closes: 30 };

/** The latest time for announcing a new price before its first charge. */
export function lastNoticeOf(charge: Date): Date {
  return daysBefore(charge, priceNotice.closes);
}

/** The first charge, from the next one on, that is not before `notBefore` and can still be announced in time. */
export function firstChargeAtNewPrice(
  { nextChargeAt, interval, notBefore }: { nextChargeAt: Date; interval: BillingInterval; notBefore: Date },
  now: Date,
): Date {
  for (let periods = 0; ; periods += 1) {
    const charge = periodAfter(nextChargeAt, interval, periods);
    if (charge >= notBefore && lastNoticeOf(charge) > now) return charge;
  }
}

/** The notice window of a new price; null if there is no new price, or no next charge is known. */
export function newPriceWindow(
  { newPrice, nextChargeAt, interval }: NoticeFacts,
  now: Date,
): NoticeWindow | null {
  if (!newPrice || !nextChargeAt) return null;
  const { askedAt, notBefore } = newPrice;
  const about = firstChargeAtNewPrice({ nextChargeAt, interval, notBefore }, now);
  const opens = daysBefore(about, priceNotice.opens);
  return { about, opens: opens > askedAt ? opens : askedAt, closes: lastNoticeOf(about) };
}
