import type { MinorUnits } from '#domain/money.ts';

/** Dollar notes in cents, used as rounding steps. */
const notes = [100, 500, 1_000, 2_000, 5_000, 10_000] as const;

/** The maximum number of offers in addition to the exact amount. */
const most = 3;

/** Likely cash amounts for a total: the exact amount first, then the next round amounts. */
export function cashOffers(total: MinorUnits): MinorUnits[] {
  const rounded = notes.map((note) => Math.ceil(total / note) * note).filter((sum) => sum > total);
  return [total, ...[...new Set(rounded)].toSorted((one, other) => one - other).slice(0, most)];
}
