import { daysAfter, daysBefore } from '#domain/days.ts';

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
  const at = new Date(charged);
  return { from: daysBefore(at, 1), to: daysAfter(at, 1) };
}
