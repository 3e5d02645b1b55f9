import type {
  DocumentSnapshot,
  Firestore,
  Transaction as FirestoreTransaction,
} from '@google-cloud/firestore';
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
import type { Store, Transaction, DocumentRef, Writes } from './Store.ts';

type Write = (transaction: FirestoreTransaction) => void;

/**
 * Keeps writes until the commit. The first write to a document that was read carries a condition: the document must not have
 * changed since. This needs no lock.
 * @param read the documents that were read, by their paths.
 */
function stagedWrites(firestore: Firestore, read: ReadonlyMap<string, DocumentSnapshot>) {
  const writes: Write[] = [];
  const guarded = new Set<string>();

  /** The document as it was read, if this is the first write to it and `exists` holds for it. */
  const guard = (ref: DocumentRef, { exists }: { exists: boolean }) => {
    const snapshot = read.get(documentAt(firestore, ref).path);
    if (snapshot?.exists !== exists || guarded.has(snapshot.ref.path)) return undefined;
    guarded.add(snapshot.ref.path);
    return { lastUpdateTime: snapshot.updateTime };
  };

  const stage: Writes<void> = {
    create(ref, fields) {
      const place = documentAt(firestore, ref);
      checked(fields);
      guard(ref, { exists: false });
      writes.push((transaction) => transaction.create(place, fields));
    },
    set(ref, fields) {
      const place = documentAt(firestore, ref);
      checked(fields);
      const missing = guard(ref, { exists: false });
      const present = guard(ref, { exists: true });
      writes.push((transaction) => {
        if (missing) {
          transaction.create(place, fields);
          return;
        }
        // Firestore's `set` takes no condition.
        if (present) transaction.delete(place, present);
        transaction.set(place, fields);
      });
    },
    update(ref, changes) {
      const place = documentAt(firestore, ref);
      const present = guard(ref, { exists: true });
      const changed = pathsAndValues(changes);
      writes.push((transaction) => transaction.update(place, ...changed, ...(present ? [present] : [])));
    },
    delete(ref) {
      const place = documentAt(firestore, ref);
      const present = guard(ref, { exists: true });
      writes.push((transaction) => transaction.delete(place, ...(present ? [present] : [])));
    },
  };

  return {
    stage,
    count: () => writes.length,
    /** The documents that were read but have no conditional write; they must be compared at the commit. */
    unguarded: () => [...read.values()].filter(({ ref }) => !guarded.has(ref.path)),
    write(transaction: FirestoreTransaction) {
      for (const write of writes) write(transaction);
    },
  };
}

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
