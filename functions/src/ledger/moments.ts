import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';

/** The provider may start a subscription this many days before or after the promised date. */
export const besideDays = 1;

/** The latest of some moments; null when there is none. */
export function latest(moments: ReadonlyArray<Date | null>): Date | null {
  return moments.reduce(
    (one, other) => (one === null || (other !== null && other > one) ? other : one),
    null,
  );
}

/**
 * Between which moments the provider may list a charge that was made at a moment: its list comes hours later, and names another
 * time of the same day (reference/PayPal.mdx#transactions).
 */
export function listingOf(charged: Date | string): { from: Date; to: Date } {
  const at = new UTCDate(charged);
  return { from: new Date(subDays(at, 1)), to: new Date(addDays(at, 1)) };
}
