import type {
  DocumentSnapshot,
  Firestore,
  Transaction as FirestoreTransaction,
} from '@google-cloud/firestore';
import { checked, documentAt, pathsAndValues } from './firestoreValues.ts';
import type { DocumentRef, Writes } from './Store.ts';

type Write = (transaction: FirestoreTransaction) => void;

/**
 * Keeps writes until the commit. The first write to a document that was read carries a condition: the document must not have
 * changed since. This needs no lock.
 * @param read the documents that were read, by their paths.
 */
export function stagedWrites(
  firestore: Firestore,
  read: ReadonlyMap<string, DocumentSnapshot>,
): {
  stage: Writes<void>;
  count(): number;
  /** The documents that were read but have no conditional write; they must be compared at the commit. */
  unguarded(): DocumentSnapshot[];
  write(transaction: FirestoreTransaction): void;
} {
  const writes: Write[] = [];
  const guarded = new Set<string>();

  /** The document as it was read, if this is the first write to it and `exists` holds for it. */
  const guard = (ref: DocumentRef, { exists }: { exists: boolean }) => {
    const snapshot = read.get(documentAt(firestore, ref).path);
    if (snapshot?.exists !== exists || guarded.has(snapshot.ref.path)) return undefined;
    guarded.add(snapshot.ref.path);
    return { lastUpdateTime: snapshot.updateTime };
  };

  return {
    stage: {
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
    },
    count: () => writes.length,
    unguarded: () => [...read.values()].filter(({ ref }) => !guarded.has(ref.path)),
    write(transaction) {
      for (const write of writes) write(transaction);
    },
  };
}
