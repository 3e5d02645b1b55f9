import type { MinorUnits } from '#domain/money.ts';

/** What a customer rounds up to, in cents: dollar notes. */
const notes = [100, 500, 1_000, 2_000, 5_000, 10_000] as const;

/** How many offers beside the exact sum fit under a thumb. */
const most = 3;

/** What a customer is likely to hand over for a total: the exact sum first, then the next round sums. */
export function cashOffers(total: MinorUnits): MinorUnits[] {
  const rounded = notes.map((note) => Math.ceil(total / note) * note).filter((sum) => sum > total);
  return [total, ...[...new Set(rounded)].toSorted((one, other) => one - other).slice(0, most)];
}
