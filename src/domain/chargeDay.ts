import { UTCDate } from '@date-fns/utc';
import { addMonths } from 'date-fns/addMonths';
import { setDate } from 'date-fns/setDate';
import { subHours } from 'date-fns/subHours';

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone }));
  } catch {
    return false;
  }
}

/** The time zone in which PayPal counts days. */
export const payPalZone = 'America/Los_Angeles';

/**
 * The time zone in which every day is shown: PayPal's. A browser may refuse it, such as one whose extension hides the visitor's
 * zone; the other two have the same days at the hour of charges.
 */
export const dayZone = [payPalZone, 'Etc/GMT+8'].find(isKnown) ?? 'UTC';

/** A moment's date in PayPal's time zone, as parts: browsers differ (reference/Browsers.mdx#dates-and-numbers). */
const pacificParts = new Intl.DateTimeFormat('en-US', {
  calendar: 'gregory',
  numberingSystem: 'latn',
  timeZone: dayZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** The hour of PayPal's daily charges, in UTC: midnight in Hawaii, when a day is over in every state. */
export const chargeHour = 10;

/**
 * The time of PayPal's charge on the day of a moment: PayPal counts days in US Pacific time and charges at 10:00 UTC
 * (reference/PayPal.mdx#trials-and-billing-days).
 */
export function chargeTimeOn(moment: Date): UTCDate {
  const parts = pacificParts.formatToParts(moment);
  const part = (name: 'year' | 'month' | 'day') => Number(parts.find(({ type }) => type === name)?.value);
  return new UTCDate(part('year'), part('month') - 1, part('day'), chargeHour);
}

/** The day of a moment as every screen shows it, in a format that spreadsheets parse: 2027-01-15. */
export function isoDay(moment: Date): string {
  return chargeTimeOn(moment).toISOString().slice(0, 10);
}

/** The midnight at which the day of a moment begins: two hours before the charge, or three in summer. */
export function beginningOf(moment: Date): Date {
  const charge = chargeTimeOn(moment);
  const inSummer = subHours(charge, 3);
  return new Date(isoDay(inSummer) === isoDay(charge) ? inSummer : subHours(charge, 2));
}

/** The midnight at which the month of a moment begins, or one some months later. */
export function beginningOfMonth(moment: Date, later = 0): Date {
  return beginningOf(addMonths(setDate(chargeTimeOn(moment), 1), later));
}
