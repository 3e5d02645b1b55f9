import type { Store } from '#functions/store/Store.ts';

const ref = { collection: 'Counts', id: 'one' };

/**
 * Lets many racers increment a document at once, each in a transaction that reads and writes it. Rejects if one fails.
 * @param open returns the store of another instance of the functions.
 * @param race.holdMs how long another transaction holds the document from before the start; 0 for none.
 * @returns the final count.
 */
export async function oneDocument(
  open: () => Store,
  race: { instances: number; racers: number; holdMs: number },
): Promise<unknown> {
  const { instances, racers, holdMs } = race;
  const other = open();
  await other.set(ref, { count: 0 });
  const stores = Array.from({ length: instances }, open);
  let startAll: () => void = () => undefined;
  const start = new Promise<void>((resolve) => (startAll = resolve));
  const held =
    holdMs > 0 &&
    other.transaction(async (transaction) => {
      const fields = await transaction.get(ref);
      startAll();
      await new Promise((resolve) => setTimeout(resolve, holdMs));
      if (fields) transaction.set(ref, fields);
    });
  if (held) await start;
  await Promise.all(
    Array.from({ length: racers }, async (_, racer) => {
      await stores[racer % instances]?.transaction(async (transaction) => {
        const fields = await transaction.get(ref);
        transaction.set(ref, { count: Number(fields?.['count']) + 1 });
      });
    }),
  );
  await held;
  const counted = (await other.get(ref))?.['count'];
  await Promise.all([other, ...stores].map((store) => store.close()));
  return counted;
}
