import { dayZone, inDayZone } from './chargeDay.ts';
import { locale } from './language.ts';

/** A moment as a date, or as it is stored: ISO 8601, in UTC. */
type StoredMoment = Date | string;

/**
 * Formats the day of a moment in a language: `9 de septiembre de 2024` for `es-US`. The day is PayPal's, if no time zone is given.
 */
export function dayIn(tag: string, timeZone?: string): (moment: StoredMoment) => string {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: timeZone ?? dayZone });
  return (moment) => format.format(timeZone ? new Date(moment) : inDayZone(new Date(moment)));
}

/** The same for a screen, whose lines break only before `2024` or `de 2024`: large text needs one place. */
export function screenDayIn(tag: string): (moment: StoredMoment) => string {
  const day = dayIn(tag);
  return (moment) => day(moment).replaceAll(/ (?!de \d|(?<!de )\d{4})/gu, '\u00A0');
}

/** Formats the day of a moment on a screen: `September 9, 2024`. */
export const formatDay = screenDayIn(locale);

/** The same, breaking at each space: in large type, a narrow phone needs every place to break a Spanish date. */
export const formatLargeDay = dayIn(locale);
