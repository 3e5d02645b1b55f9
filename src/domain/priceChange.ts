import { UTCDate } from '@date-fns/utc';
import { add, subDays } from 'date-fns';
import type { NoticeFacts, NoticeWindow } from './notices.ts';
import type { BillingInterval } from './plan.ts';

/**
 * Days before the first charge at a new price between which its owner is told. Laws ask for 5 to 30 days (New York §527-a) or 7
 * to 30 (California); card networks for at least 7.
 */
export const priceNotice = { opens: 45, closes: 30 };

/** The latest moment at which a new price can be told before its first charge. */
export function lastNoticeOf(charge: Date): Date {
  return new Date(subDays(new UTCDate(charge), priceNotice.closes));
}

/** The first charge, counted on from the next one, that is not before a day and can still be told in time. */
export function firstChargeAtNewPrice(
  { nextChargeAt, interval, notBefore }: { nextChargeAt: Date; interval: BillingInterval; notBefore: Date },
  now: Date,
): Date {
  for (let periods = 0; ; periods += 1) {
    const charge = add(new UTCDate(nextChargeAt), { [`${interval}s`]: periods });
    if (charge >= notBefore && lastNoticeOf(charge) > now) return new Date(charge);
  }
}

/** When a new price must be told; null where there is none to tell, or no charge is known. */
export function newPriceWindow(
  { newPrice, nextChargeAt, interval }: NoticeFacts,
  now: Date,
): NoticeWindow | null {
  if (!newPrice || !nextChargeAt) return null;
  const { askedAt, notBefore } = newPrice;
  const about = firstChargeAtNewPrice({ nextChargeAt, interval, notBefore }, now);
  const opens = new Date(subDays(new UTCDate(about), priceNotice.opens));
  return { about, opens: opens > askedAt ? opens : askedAt, closes: lastNoticeOf(about) };
}
