import { addHours } from 'date-fns/addHours';

/** Days are counted in UTC, where each has 24 hours. */
export function daysAfter(moment: Date, days: number): Date {
  return addHours(moment, 24 * days);
}

export function daysBefore(moment: Date, days: number): Date {
  return daysAfter(moment, -days);
}
