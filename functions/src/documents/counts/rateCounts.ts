import type { Store } from '../../store/Store.ts';
import { always, documentsIn, nullable } from '../format/codec.ts';
import { moment, number } from '../format/values.ts';

const documents = documentsIn('RateLimits', {
  count: always('count', number, 0),
  expires: nullable('expires_at', moment),
});

/** Adds to the count that the instances share for a rate limit's window. @returns the sum. */
export function addToRateCount(
  store: Store,
  id: string,
  { add, expires }: { add: number; expires: Date },
): Promise<number> {
  const ref = documents.ref(id);
  return store.transaction(async (transaction) => {
    const count = documents.parse(await transaction.get(ref)).count + add;
    transaction.set(ref, documents.serialize({ count, expires }));
    return count;
  });
}
