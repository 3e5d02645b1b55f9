import type { Store, Writes } from '#functions/store/Store.ts';
import { storeAround, type Around } from '../storeAround.ts';

export interface Costs {
  /** Documents read, for which a database charges. */
  reads: number;
  /** Documents written. */
  writes: number;
  /** Number of waits for the database; parallel requests count as one wait. */
  roundTrips: number;
}

export interface CountingStore {
  store: Store;
  spent: () => Costs;
}

const nothing = (): Costs => ({ reads: 0, writes: 0, roundTrips: 0 });

/** The same writes, each reported to `onWrite`. */
function countedWrites(target: Writes<void>, onWrite: () => void): Writes<void> {
  const counted =
    <Args extends unknown[]>(write: (...args: Args) => void) =>
    (...args: Args) => {
      onWrite();
      write(...args);
    };
  return {
    create: counted((...args) => target.create(...args)),
    set: counted((...args) => target.set(...args)),
    update: counted((...args) => target.update(...args)),
    delete: counted((...args) => target.delete(...args)),
  };
}

export function countingStore(store: Store): CountingStore {
  let costs = nothing();
  let underway = 0;

  const ask = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (underway === 0) costs.roundTrips += 1;
    underway += 1;
    try {
      // At least a real database's latency, so that parallel requests share the wait.
      await new Promise((resolve) => setImmediate(resolve));
      return await work();
    } finally {
      underway -= 1;
    }
  };
  const writes = (count: number) => {
    costs.writes += count;
  };
  /** Counts a call outside a transaction. */
  const counted: Around = async (name, work) => {
    const [call = ''] = name.split(' ');
    if (call === 'transaction') return work();
    if (call !== 'get' && call !== 'find') writes(1);
    const result = await ask(work);
    if (call === 'get') costs.reads += 1;
    if (call === 'find' && Array.isArray(result)) costs.reads += Math.max(1, result.length);
    return result;
  };

  return {
    spent() {
      const spent = costs;
      costs = nothing();
      return spent;
    },
    store: {
      ...storeAround(store, counted, () => Promise.resolve()),
      batch: (write) => ask(() => store.batch((batch) => write(countedWrites(batch, () => writes(1))))),
      transaction: (run) =>
        store.transaction(async (transaction) => {
          let written = 0;
          let begun: Promise<unknown> | undefined;
          // Firestore begins a transaction with its first read, and all other reads wait for that one.
          const read = async <Result>(work: () => Promise<Result>): Promise<Result> => {
            if (begun) await begun;
            const reading = ask(work);
            begun ??= reading.catch(() => undefined);
            return reading;
          };
          const result = await run({
            get(ref) {
              costs.reads += 1;
              return read(() => transaction.get(ref));
            },
            getAll(refs) {
              costs.reads += refs.length;
              return read(() => transaction.getAll(refs));
            },
            ...countedWrites(transaction, () => {
              written += 1;
            }),
          });
          writes(written);
          // The commit.
          await ask(async () => undefined);
          return result;
        }),
    },
  };
}
