/** The days of the demo's week, in order. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A day of the demo's week. The demo has no dates: weeks are counted back from the current one. */
export type Weekday = (typeof weekdays)[number];

/** A day and a started hour: `{ day: 'tue', hour: 12 }` is Tuesday from 12:00 to 12:59. */
export interface Moment {
  day: Weekday;
  hour: number;
}

/** Whether one moment of a week is earlier than another. Both are whole hours. */
export function isBefore(one: Moment, other: Moment): boolean {
  const days = weekdays.indexOf(one.day) - weekdays.indexOf(other.day);
  return days < 0 || (days === 0 && one.hour < other.hour);
}

/** Hours of a day, both ends included: `{ from: 11, to: 13 }` is 11:00 to 13:59. */
export interface HourRange {
  from: number;
  to: number;
}

/** The opening hours in the demo: the first hour a truck may open and the last it sells in, from 0 to 23. */
export const openHours: HourRange = { from: 7, to: 21 };

export const everyOpenHour = Array.from(
  { length: openHours.to - openHours.from + 1 },
  (_, index) => openHours.from + index,
);

export function isWithin(hour: number, { from, to }: HourRange): boolean {
  return hour >= from && hour <= to;
}
