import type { TimelineEntry } from '../timeline.ts';

/** A moment as a line of an e-mail: `November 28, 2026: $59.00. Early that day, Pacific time, the trial ends and the first charge is made.` */
export function momentLine({ when, what, amount }: TimelineEntry): string {
  return amount === undefined ? `${when}: ${what}` : `${when}: ${amount}. ${what}`;
}
