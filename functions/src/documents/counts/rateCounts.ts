import type { Store } from '../../store/Store.ts';
import { always, nullable, readTable, writeTable } from '../format/codec.ts';
import { moment, number } from '../format/values.ts';

const table = {
  count: always('count', number, 0),
  expires: nullable('expires_at', moment),
};

/** Adds to the count that the instances share for a rate limit's window. @returns the sum. */
export function addToRateCount(
  store: Store,
  id: string,
  { add, expires }: { add: number; expires: Date },
): Promise<number> {
  const ref = { collection: 'RateLimits', id };
  return store.transaction(async (transaction) => {
    const count = readTable(table, (await transaction.get(ref)) ?? {}).count + add;
    transaction.set(ref, writeTable(table, { count, expires }));
    return count;
  });
}
