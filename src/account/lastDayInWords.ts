import { formatDay } from '#domain/day.ts';
import { lastDay } from '#domain/trial.ts';

/** The last whole day before the end of a trial or of the access, as the page shows it. `end` is a moment in UTC. */
export const lastDayInWords = (end: string): string => formatDay(lastDay(new Date(end)));
