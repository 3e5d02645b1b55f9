import { UTCDate } from '@date-fns/utc';

const pacific = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles' });

/** When PayPal charges on the day of a moment: it counts days in US Pacific time and charges at 10:00 UTC. */
export function chargeTimeOn(moment: Date): UTCDate {
  const shown = pacific.formatToParts(moment);
  const [year = 0, month = 0, day = 0] = (['year', 'month', 'day'] as const).map((wanted) =>
    Number(shown.find(({ type }) => type === wanted)?.value),
  );
  return new UTCDate(year, month - 1, day, 10);
}
