import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import {
  ChangedMeanwhile,
  checked,
  documentAt,
  fieldsOf,
  isContention,
  isPassing,
  pathsAndValues,
  translated,
} from './firestoreValues.ts';
import type { Store, Transaction } from './Store.ts';
import { stagedWrites } from './stagedWrites.ts';

type Run<Result> = (transaction: Transaction) => Promise<Result>;

/** How long a transaction is retried, in milliseconds; the call itself times out after thirty seconds. */
const giveUpAfterMs = 20_000;

/** Tries after lost connections, as many as the library's. A database that stays away is an error, and soon. */
const mostInterrupted = 5;

/** The longest pause before the second try. It grows by the factor with each try, up to `longestMs`. */
const pause = { firstMs: 50, factor: 1.5, longestMs: 1_000 };

/**
 * Firestore's transactions for the store. The first try is Firestore's own, which locks the documents it reads. If it fails,
 * two transactions that have read the same document would wait for each other until one is refused. Later tries therefore
 * take no locks while they run (`stagedWrites`), and one of those that collide always wins.
 */
export function firestoreTransaction(firestore: Firestore): Store['transaction'] {
  return (run) =>
    translated(
      (async () => {
        const until = Date.now() + giveUpAfterMs;
        for (let tries = 1; ; tries += 1) {
          try {
            return await (tries === 1 ? locking(firestore, run) : unlocked(firestore, run));
          } catch (error) {
            const isLast = Date.now() >= until || (tries >= mostInterrupted && !isContention(error));
            if (isLast || !isPassing(error)) throw error;
          }
          const longest = Math.min(pause.longestMs, pause.firstMs * pause.factor ** (tries - 1));
          await new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
        }
      })(),
    );
}

function locking<Result>(firestore: Firestore, run: Run<Result>): Promise<Result> {
  const at = documentAt.bind(null, firestore);
  return firestore.runTransaction(
    (transaction) =>
      run({
        get: async (ref) => fieldsOf(await transaction.get(at(ref))),
        getAll: async (refs) =>
          refs.length === 0 ? [] : (await transaction.getAll(...refs.map(at))).map(fieldsOf),
        create: (ref, fields) => void transaction.create(at(ref), checked(fields)),
        set: (ref, fields) => void transaction.set(at(ref), checked(fields)),
        update: (ref, changes) => void transaction.update(at(ref), ...pathsAndValues(changes)),
        delete: (ref) => void transaction.delete(at(ref)),
      }),
    // The loop around it retries. The library would retry at most ten times, with pauses of seconds.
    { maxAttempts: 1 },
  );
}

function isSame(one: DocumentSnapshot, other: DocumentSnapshot | undefined): boolean {
  if (!one.updateTime || !other?.updateTime) return one.exists === other?.exists;
  return one.updateTime.isEqual(other.updateTime);
}

/**
 * Runs a transaction once without locks: reads, and writes only if every document is unchanged. Documents that are read but not
 * written are locked and compared during the commit.
 */
async function unlocked<Result>(firestore: Firestore, run: Run<Result>): Promise<Result> {
  const read = new Map<string, DocumentSnapshot>();
  const writes = stagedWrites(firestore, read);
  const getAll: Transaction['getAll'] = async (refs) => {
    if (writes.count() > 0) throw new Error('a transaction reads before it writes');
    if (refs.length === 0) return [];
    const snapshots = await firestore.getAll(...refs.map((ref) => documentAt(firestore, ref)));
    for (const snapshot of snapshots) read.set(snapshot.ref.path, snapshot);
    return snapshots.map(fieldsOf);
  };
  try {
    const result = await run({ ...writes.stage, getAll, get: async (ref) => (await getAll([ref]))[0] });
    await firestore.runTransaction(
      async (transaction) => {
        const others = writes.unguarded();
        const now = others.length === 0 ? [] : await transaction.getAll(...others.map(({ ref }) => ref));
        if (!others.every((one, index) => isSame(one, now[index]))) throw new ChangedMeanwhile();
        writes.write(transaction);
      },
      { maxAttempts: 1 },
    );
    return result;
  } catch (error) {
    if (isPassing(error) || read.size === 0) throw error;
    // The documents may have been read at two different moments or have changed since; that may be the cause of the error.
    const before = [...read.values()];
    const now = await firestore.getAll(...before.map(({ ref }) => ref));
    if (before.every((one, index) => isSame(one, now[index]))) throw error;
    throw new ChangedMeanwhile('a document has changed', { cause: error });
  }
}
