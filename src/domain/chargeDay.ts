import { UTCDate } from '@date-fns/utc';

/** A moment's date in PayPal's time zone, as parts: browsers differ (reference/Browsers.mdx#dates-and-numbers). */
const pacificParts = new Intl.DateTimeFormat('en-US', {
  calendar: 'gregory',
  numberingSystem: 'latn',
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** The hour of PayPal's daily charges, in UTC. */
const chargeHour = 10;

/**
 * The time of PayPal's charge on the day of a moment: PayPal counts days in US Pacific time and charges at 10:00 UTC
 * (reference/PayPal.mdx#trials-and-billing-days).
 */
export function chargeTimeOn(moment: Date): UTCDate {
  const parts = pacificParts.formatToParts(moment);
  const part = (name: 'year' | 'month' | 'day') => Number(parts.find(({ type }) => type === name)?.value);
  return new UTCDate(part('year'), part('month') - 1, part('day'), chargeHour);
}
