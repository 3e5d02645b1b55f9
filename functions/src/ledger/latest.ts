/** The latest of some moments; null when there is none. */
export function latest(moments: ReadonlyArray<Date | null>): Date | null {
  return moments.reduce(
    (one, other) => (one === null || (other !== null && other > one) ? other : one),
    null,
  );
}
