import type { Store } from '#functions/store/Store.ts';

/** Carries out a call of a store; its name is such as `find Checkouts` or `transaction`. */
export type Around = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

type Call = (first: unknown, ...more: unknown[]) => Promise<unknown>;

const collectionIn = (first: unknown) =>
  typeof first === 'object' && first !== null && 'collection' in first ? first.collection : first;

/** The store with something around each of its calls, and between what a transaction decides and its commit. */
export function storeAround(store: Store, around: Around, atCommit: () => Promise<void>): Store {
  const calls = Object.entries(store as unknown as Record<string, Call>).map(
    ([name, call]): [string, Call] => [
      name,
      (first, ...more) => around(`${name} ${String(collectionIn(first))}`, () => call(first, ...more)),
    ],
  );
  return {
    ...(Object.fromEntries(calls) as unknown as Store),
    transaction: (run) =>
      around('transaction', () =>
        store.transaction(async (transaction) => {
          const result = await run(transaction);
          await atCommit();
          return result;
        }),
      ),
    close: () => store.close(),
  };
}
