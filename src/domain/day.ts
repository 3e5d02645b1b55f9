import { locale } from './language.ts';

/** Formats the UTC day of a moment in a language: `9 de septiembre de 2024` for `es-US`. */
export function dayIn(tag: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return (moment) => format.format(moment);
}

/** Formats the UTC day of a moment: `September 9, 2024`. */
export const formatDay = dayIn(locale);
