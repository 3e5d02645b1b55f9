import { UTCDate } from '@date-fns/utc';
import { add } from 'date-fns';
import { minorUnits } from './money.ts';
import type { BillingCycle, Frequency } from './resources.ts';

const units = { DAY: 'days', WEEK: 'weeks', MONTH: 'months', YEAR: 'years' } as const;

const pacificDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });

/** Whether a cycle costs nothing: a trial without a price, or with a price of zero. */
export function isFreeTrial({ tenure_type: tenure, pricing_scheme: scheme }: BillingCycle): boolean {
  if (tenure !== 'TRIAL') return false;
  return !scheme || (scheme.fixed_price !== undefined && minorUnits(scheme.fixed_price) === 0);
}

/** The cycle a subscription begins with. */
export function firstCycle(cycles: readonly BillingCycle[]): BillingCycle | undefined {
  return cycles.toSorted((one, other) => one.sequence - other.sequence)[0];
}

/**
 * When PayPal charges next after a start: at 10:00 UTC of a day counted from the start's date in US Pacific
 * time, so a trial of 14 days may be some hours shorter than 14 times 24 (facts: paypal section 2.4).
 */
export function nextBillingTime(cycles: readonly BillingCycle[], start: Date): string | undefined {
  const first = firstCycle(cycles);
  if (!first) return undefined;
  const { interval_unit: unit, interval_count: count }: Frequency = first.frequency;
  const intervals = isFreeTrial(first) ? count * first.total_cycles : count;
  const day = new UTCDate(`${pacificDay.format(start)}T10:00:00Z`);
  return paypalTime(add(day, { [units[unit]]: intervals }));
}

/** A moment as PayPal writes it: UTC, to the second. */
export function paypalTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`;
}
