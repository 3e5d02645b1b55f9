import { AsyncLocalStorage } from 'node:async_hooks';
import type { Store } from '#functions/store/Store.ts';

const inside = new AsyncLocalStorage<true>();

/**
 * A store whose transactions refuse to read or write beside themselves. The commit compares only what the transaction itself has
 * read, so it would write on top of what another instance has changed since.
 */
export function wholeTransactions(store: Store): Store {
  const calls = Object.entries(store).map(([name, call]: [string, (...args: unknown[]) => unknown]) => [
    name,
    (...args: unknown[]) => {
      if (inside.getStore()) throw new Error(`a transaction calls the store's ${name} beside itself`);
      return call(...args);
    },
  ]);
  const outside = Object.fromEntries(calls) as unknown as Store;
  return {
    ...outside,
    transaction: (run) => outside.transaction((transaction) => inside.run(true, () => run(transaction))),
  };
}
