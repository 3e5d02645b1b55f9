import { UTCDate } from '@date-fns/utc';
import { add } from 'date-fns';
import { chargeTimeOn } from '#domain/chargeDay.ts';
import { minorUnits } from './money.ts';
import type { BillingCycle, Frequency } from './resources.ts';

const units = { DAY: 'days', WEEK: 'weeks', MONTH: 'months', YEAR: 'years' } as const;

/** Whether a cycle costs nothing: a trial without a price, or with a price of zero. */
export function isFreeTrial({ tenure_type: tenure, pricing_scheme: scheme }: BillingCycle): boolean {
  if (tenure !== 'TRIAL') return false;
  return !scheme || (scheme.fixed_price !== undefined && minorUnits(scheme.fixed_price) === 0);
}

/** The cycle a subscription begins with. */
export function firstCycle(cycles: readonly BillingCycle[]): BillingCycle | undefined {
  return cycles.toSorted((one, other) => one.sequence - other.sequence)[0];
}

/** When PayPal charges next after a start. */
export function nextBillingTime(cycles: readonly BillingCycle[], start: Date): string | undefined {
  const first = firstCycle(cycles);
  if (!first) return undefined;
  const { interval_unit: unit, interval_count: count }: Frequency = first.frequency;
  const intervals = isFreeTrial(first) ? count * first.total_cycles : count;
  return paypalTime(add(chargeTimeOn(start), { [units[unit]]: intervals }));
}

/**
 * When PayPal charges next, seen from the approval. What is to start later is charged when it starts, unless it starts
 * with a free trial.
 */
export function firstChargeTime(
  cycles: readonly BillingCycle[],
  { start, approved }: { start: Date; approved: Date },
): string | undefined {
  const first = firstCycle(cycles);
  if (start <= approved) return nextBillingTime(cycles, approved);
  return first && isFreeTrial(first) ? nextBillingTime(cycles, start) : paypalTime(chargeTimeOn(start));
}

/** The charge after one. */
export function chargeTimeAfter(
  { interval_unit: unit, interval_count: count }: Frequency,
  time: string,
): string {
  return paypalTime(add(new UTCDate(time), { [units[unit]]: count }));
}

/** A moment as PayPal writes it: UTC, to the second. */
export function paypalTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`;
}
