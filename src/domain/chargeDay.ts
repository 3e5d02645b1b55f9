import { UTCDate } from '@date-fns/utc';

/**
 * The date parts of a moment in PayPal's time zone. Read as parts, because formatted dates differ between browsers
 * (reference/Browsers.mdx#dates-and-numbers).
 */
const pacificParts = new Intl.DateTimeFormat('en-US', {
  calendar: 'gregory',
  numberingSystem: 'latn',
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** The hour, in UTC, at which PayPal charges on a day. */
const chargeHour = 10;

/**
 * The moment at which PayPal charges on a given day: it counts days in US Pacific time and charges at 10:00 UTC
 * (reference/PayPal.mdx#trials-and-billing-days).
 */
export function chargeTimeOn(moment: Date): UTCDate {
  const parts = pacificParts.formatToParts(moment);
  const part = (name: 'year' | 'month' | 'day') => Number(parts.find(({ type }) => type === name)?.value);
  return new UTCDate(part('year'), part('month') - 1, part('day'), chargeHour);
}
