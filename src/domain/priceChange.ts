import type { AnnouncedPrice } from './account.ts';
import { daysBefore } from './days.ts';
import type { NoticeFacts, NoticeWindow } from './noticeFacts.ts';
import type { BillingInterval } from './plan.ts';
import { besideDays, periodAfter } from './trial.ts';

/**
 * The notice window of a new price, in days before its first charge. The Terms promise at least 30 days, which is too early for
 * the laws: the notice of the renewal names the new price again.
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

/** Whether a charge is the first at an announced price. The provider may keep a promised day some days before. */
export function isFirstAtNewPrice(charge: Date, announced: AnnouncedPrice | null): boolean {
  return announced !== null && charge >= daysBefore(new Date(announced.from), besideDays);
}
