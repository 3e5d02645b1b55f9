import {
  FieldPath,
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from '@google-cloud/firestore';
import pRetry from 'p-retry';
import { checkChanges, checkFields, checkRef } from './documentRules.ts';
import {
  StoreError,
  type DocumentRef,
  type FieldChange,
  type Fields,
  type Store,
  type Value,
} from './Store.ts';
import { singleWrites } from './singleWrites.ts';

const grpc = {
  deadlineExceeded: 4,
  notFound: 5,
  alreadyExists: 6,
  resourceExhausted: 8,
  aborted: 10,
} as const;

/** Another try may succeed: another transaction was quicker, or the database is busy. */
const passing: readonly unknown[] = [grpc.aborted, grpc.deadlineExceeded, grpc.resourceExhausted];

/** Within the time a call has, and at random moments, so that those who collided do not collide again. */
const retries = {
  retries: 30,
  minTimeout: 30,
  factor: 1.5,
  maxTimeout: 1_500,
  maxRetryTime: 20_000,
  randomize: true,
};

/** The store in production: Firestore, reached with the functions' own credentials. */
export function firestoreStore(firestore: Firestore): Store {
  const documentAt = (ref: DocumentRef) => {
    checkRef(ref);
    return firestore.collection(ref.collection).doc(ref.id);
  };

  const batch: Store['batch'] = async (fill) => {
    const writes = firestore.batch();
    fill({
      create: (ref, fields) => void writes.create(documentAt(ref), checked(fields)),
      set: (ref, fields) => void writes.set(documentAt(ref), checked(fields)),
      update: (ref, changes) => void writes.update(documentAt(ref), ...pathsAndValues(changes)),
      delete: (ref) => void writes.delete(documentAt(ref)),
    });
    await translated(writes.commit());
  };

  return {
    async get(ref) {
      return fieldsOf(await translated(documentAt(ref).get()));
    },
    async find(collection, { where = {}, contains, upTo, orderBy, after, limit } = {}) {
      checkRef({ collection, id: 'any' });
      let query: FirebaseFirestore.Query = firestore.collection(collection);
      for (const [name, value] of Object.entries(where))
        query = query.where(new FieldPath(name), '==', value);
      if (contains) query = query.where(new FieldPath(contains.field), 'array-contains', contains.value);
      if (upTo) query = query.where(new FieldPath(upTo.field), '<=', upTo.moment);
      if (orderBy) query = query.orderBy(new FieldPath(orderBy.field), orderBy.direction);
      if (orderBy && after) {
        query = query
          .orderBy(FieldPath.documentId(), orderBy.direction)
          .startAfter(after.fields[orderBy.field], after.id);
      }
      if (!orderBy && after) query = query.orderBy(FieldPath.documentId()).startAfter(after.id);
      if (limit !== undefined) query = query.limit(limit);
      const { docs } = await translated(query.get());
      return docs.map((document) => ({ id: document.id, fields: fromFirestore(document.data()) as Fields }));
    },
    ...singleWrites(batch),
    batch,
    transaction: (run) =>
      // The library retries at most ten times, whatever its options say, and waits seconds in between.
      pRetry(
        () =>
          translated(
            firestore.runTransaction(
              (transaction) =>
                run({
                  get: async (ref) => fieldsOf(await transaction.get(documentAt(ref))),
                  getAll: async (refs) =>
                    refs.length === 0
                      ? []
                      : (await transaction.getAll(...refs.map(documentAt))).map(fieldsOf),
                  create: (ref, fields) => void transaction.create(documentAt(ref), checked(fields)),
                  set: (ref, fields) => void transaction.set(documentAt(ref), checked(fields)),
                  update: (ref, changes) =>
                    void transaction.update(documentAt(ref), ...pathsAndValues(changes)),
                  delete: (ref) => void transaction.delete(documentAt(ref)),
                }),
              { maxAttempts: 1 },
            ),
          ),
        {
          ...retries,
          shouldRetry: ({ error }) => error instanceof StoreError && error.code === 'contention',
        },
      ),
    close: () => firestore.terminate(),
  };
}

function checked(fields: Fields): Fields {
  checkFields(fields);
  return fields;
}

function pathsAndValues(changes: readonly FieldChange[]): [FieldPath, Value, ...unknown[]] {
  checkChanges(changes);
  return changes.flatMap(({ path, value }) => [new FieldPath(...path), value]) as [
    FieldPath,
    Value,
    ...unknown[],
  ];
}

function fieldsOf(snapshot: Awaited<ReturnType<DocumentReference['get']>>): Fields | undefined {
  const data: DocumentData | undefined = snapshot.data();
  return data && (fromFirestore(data) as Fields);
}

function fromFirestore(value: unknown): Value {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(fromFirestore);
  if (typeof value !== 'object' || value === null) return value as Value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fromFirestore(item)]));
}

async function translated<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
    if (code === grpc.alreadyExists) throw new StoreError('already-exists', { cause });
    if (code === grpc.notFound) throw new StoreError('not-found', { cause });
    if (passing.includes(code)) throw new StoreError('contention', { cause });
    throw cause;
  }
}
