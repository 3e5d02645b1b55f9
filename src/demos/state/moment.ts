/** The days of the demo's week, in order. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A day of the demo's week. The demo has no dates: its sample week is always last week. */
export type Weekday = (typeof weekdays)[number];

/** The hours a truck of the demo may be open: the first hour it opens and the last it sells in, from 0 to 23. */
export const openHours = { first: 7, last: 21 } as const;

/** A day and the hour that has begun: `{ day: 'tue', hour: 12 }` is Tuesday from 12:00 to 12:59. */
export interface Moment {
  day: Weekday;
  hour: number;
}

/** Hours of a day, both ends included: `{ from: 11, to: 13 }` is 11:00 to 13:59. */
export interface HourRange {
  from: number;
  to: number;
}

/** Whether an hour is within a range. */
export function isWithin(hour: number, { from, to }: HourRange): boolean {
  return hour >= from && hour <= to;
}
