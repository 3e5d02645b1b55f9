export const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;

export const dayLabels = dayNames;

/** An hour of the day, on one line: `7 am`, `12 pm`, `9 pm`. */
export function hourName(hour: number): string {
  const clock = hour % 12 === 0 ? 12 : hour % 12;
  return `${clock}\u00A0${hour % 24 < 12 ? 'am' : 'pm'}`;
}

/** A range from the start of the first hour to the end of the last: `11 am to 2 pm` for 11 and 13. */
export function hoursName(from: number, to: number): string {
  return `${hourName(from)} to ${hourName(to + 1)}`;
}

const grouped = new Intl.NumberFormat('en-US');

/** A formatted whole number: `42`, `1,808`. */
export function wholeNumber(count: number): string {
  return grouped.format(count);
}

/** A number of orders: `1 order`, `1,808 orders`. */
export function orders(count: number): string {
  return `${wholeNumber(count)} ${count === 1 ? 'order' : 'orders'}`;
}
