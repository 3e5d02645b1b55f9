import { locale } from './language.ts';

const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });

/** Writes the UTC day of a moment: `September 9, 2024`. */
export function formatDay(moment: Date): string {
  return dayFormat.format(moment);
}
