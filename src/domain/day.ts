const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Writes the UTC day of a moment: `September 9, 2024`. */
export function formatDay(moment: Date): string {
  return dayFormat.format(moment);
}
