import { UTCDate } from '@date-fns/utc';
import { add } from 'date-fns/add';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { startOfMonth } from 'date-fns/startOfMonth';
import { chargeTimeOn } from './chargeTime.ts';
import { minorUnits } from './money.ts';
import type { SimulatorSettings } from './PayPalSimulator.ts';
import type { BillingCycle, Frequency } from './resources.ts';

const units = { DAY: 'days', WEEK: 'weeks', MONTH: 'months', YEAR: 'years' } as const;

/** Whether a cycle is free: a trial without a price, or with a price of zero. */
export function isFreeTrial({ tenure_type: tenure, pricing_scheme: scheme }: BillingCycle): boolean {
  if (tenure !== 'TRIAL') return false;
  return !scheme || (scheme.fixed_price !== undefined && minorUnits(scheme.fixed_price) === 0);
}

export function firstCycle(cycles: readonly BillingCycle[]): BillingCycle | undefined {
  return cycles.toSorted((one, other) => one.sequence - other.sequence)[0];
}

/** The rule for counting months of different lengths, and the day of the month of the first charge. */
export interface MonthCount extends Pick<SimulatorSettings, 'monthEnds'> {
  billingDay: number;
}

/** The moment that lies a number of intervals after another moment. */
function after(
  start: UTCDate,
  { unit, intervals }: { unit: Frequency['interval_unit']; intervals: number },
  { monthEnds, billingDay }: MonthCount,
): UTCDate {
  const end = new UTCDate(add(start, { [units[unit]]: intervals }));
  if ((unit !== 'MONTH' && unit !== 'YEAR') || monthEnds === 'drift') return end;
  if (monthEnds === 'return') {
    end.setDate(Math.min(billingDay, getDaysInMonth(end)));
    return end;
  }
  if (end.getDate() === start.getDate()) return end;
  const first = new UTCDate(startOfMonth(add(end, { months: 1 })));
  first.setHours(end.getHours());
  return first;
}

/** The date of PayPal's next charge after a start. */
export function nextBillingTime(
  cycles: readonly BillingCycle[],
  start: Date,
  monthEnds: SimulatorSettings['monthEnds'],
): string | undefined {
  const first = firstCycle(cycles);
  if (!first) return undefined;
  const { interval_unit: unit, interval_count: count }: Frequency = first.frequency;
  const intervals = isFreeTrial(first) ? count * first.total_cycles : count;
  const from = chargeTimeOn(start);
  return paypalTime(after(from, { unit, intervals }, { monthEnds, billingDay: from.getDate() }));
}

/** The first charge after an approval: at a later start, unless a free trial begins there. */
export function firstChargeTime(
  cycles: readonly BillingCycle[],
  { start, approved, monthEnds }: { start: Date; approved: Date } & Pick<MonthCount, 'monthEnds'>,
): string | undefined {
  const first = firstCycle(cycles);
  if (start <= approved) return nextBillingTime(cycles, approved, monthEnds);
  return first && isFreeTrial(first)
    ? nextBillingTime(cycles, start, monthEnds)
    : paypalTime(chargeTimeOn(start));
}

export function chargeTimeAfter(
  { interval_unit: unit, interval_count: intervals }: Frequency,
  time: string,
  count: MonthCount,
): string {
  return paypalTime(after(new UTCDate(time), { unit, intervals }, count));
}

/** A moment in PayPal's format: UTC, with seconds. */
export function paypalTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`;
}
