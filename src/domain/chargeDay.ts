import { UTCDate } from '@date-fns/utc';
import { addMonths } from 'date-fns/addMonths';
import { setDate } from 'date-fns/setDate';
import { subHours } from 'date-fns/subHours';

/** Formats a date as parts: browsers differ (reference/Browsers.mdx#dates-and-numbers). */
function partsIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
}

/** The time zone in which PayPal counts days. */
export const chargeZone = 'America/Los_Angeles';

function pacificParts(): Intl.DateTimeFormat | null {
  try {
    return partsIn(chargeZone);
  } catch {
    return null;
  }
}

/** Null in a browser that refuses the zone, such as one whose extension hides the visitor's. */
const known = pacificParts();

const parts = known ?? partsIn('UTC');

/** The time zone to format a moment `inDayZone` with: PayPal's, in which every day is shown. */
export const dayZone = known ? chargeZone : 'UTC';

/**
 * A moment as `dayZone` is to format it. Where Pacific time is refused, eight hours earlier: winter's days, which in summer are a day
 * early for the hour after midnight, and never late.
 */
export function inDayZone(moment: Date): Date {
  return known ? moment : subHours(moment, 8);
}

/** The hour of PayPal's daily charges, in UTC: midnight in Hawaii, when a day is over in every state. */
export const chargeHour = 10;

/**
 * The time of PayPal's charge on the day of a moment: PayPal counts days in US Pacific time and charges at 10:00 UTC
 * (reference/PayPal.mdx#trials-and-billing-days).
 */
export function chargeTimeOn(moment: Date): UTCDate {
  const found = parts.formatToParts(inDayZone(moment));
  const part = (name: 'year' | 'month' | 'day') => Number(found.find(({ type }) => type === name)?.value);
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
