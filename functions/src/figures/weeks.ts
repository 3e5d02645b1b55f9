import { UTCDate } from '@date-fns/utc';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { daysBefore } from '#domain/days.ts';

/** A count for each week, oldest first. */
export type Weekly = readonly number[];

const weeksShown = 12;

/** The Mondays of the last twelve weeks, oldest first. */
export function lastWeeks(now: Date): Date[] {
  const thisWeek = new Date(startOfISOWeek(new UTCDate(now)));
  return Array.from({ length: weeksShown }, (_, index) => daysBefore(thisWeek, 7 * (weeksShown - 1 - index)));
}

export function weekly(weeks: readonly Date[], dates: ReadonlyArray<Date | null>): Weekly {
  const counts = weeks.map(() => 0);
  for (const date of dates) {
    const index = date ? weeks.findLastIndex((week) => week <= date) : -1;
    if (index >= 0) counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** A part in percent of the whole; null if that is nothing. */
export const percent = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part / whole) * 100);

export const sum = (values: Weekly) => values.reduce((total, value) => total + value, 0);

export function grouped<Item, Name extends string>(
  items: readonly Item[],
  nameOf: (item: Item) => Name,
): Array<[Name, Item[]]> {
  const groups = new Map<Name, Item[]>();
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  return [...groups];
}
