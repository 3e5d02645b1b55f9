import {
  FieldPath,
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from '@google-cloud/firestore';
import { checkChanges, checkFields, checkRef } from './documentRules.ts';
import {
  StoreError,
  type DocumentRef,
  type FieldChange,
  type Fields,
  type Store,
  type Value,
} from './Store.ts';

const grpc = { notFound: 5, alreadyExists: 6, aborted: 10 } as const;
const maxAttempts = 20;

/** The store in production: Firestore, reached with the functions' own credentials. */
export function firestoreStore(firestore: Firestore): Store {
  const place = (ref: DocumentRef) => {
    checkRef(ref);
    return firestore.collection(ref.collection).doc(ref.id);
  };

  const batch: Store['batch'] = async (fill) => {
    const writes = firestore.batch();
    fill({
      create: (ref, fields) => void writes.create(place(ref), checked(fields)),
      set: (ref, fields) => void writes.set(place(ref), checked(fields)),
      update: (ref, changes) => void writes.update(place(ref), ...pathsAndValues(changes)),
      delete: (ref) => void writes.delete(place(ref)),
    });
    await translated(writes.commit());
  };

  return {
    async get(ref) {
      return fieldsOf(await translated(place(ref).get()));
    },
    async find(collection, { where = {}, orderBy, limit } = {}) {
      checkRef({ collection, id: 'any' });
      let query: FirebaseFirestore.Query = firestore.collection(collection);
      for (const [name, value] of Object.entries(where))
        query = query.where(new FieldPath(name), '==', value);
      if (orderBy) query = query.orderBy(new FieldPath(orderBy.field), orderBy.direction);
      if (limit !== undefined) query = query.limit(limit);
      const { docs } = await translated(query.get());
      return docs.map((document) => ({ id: document.id, fields: fromFirestore(document.data()) as Fields }));
    },
    create: (ref, fields) => batch((writes) => writes.create(ref, fields)),
    set: (ref, fields) => batch((writes) => writes.set(ref, fields)),
    update: (ref, changes) => batch((writes) => writes.update(ref, changes)),
    delete: (ref) => batch((writes) => writes.delete(ref)),
    batch,
    transaction: (run) =>
      translated(
        firestore.runTransaction(
          (transaction) =>
            run({
              get: async (ref) => fieldsOf(await transaction.get(place(ref))),
              create: (ref, fields) => void transaction.create(place(ref), checked(fields)),
              set: (ref, fields) => void transaction.set(place(ref), checked(fields)),
              update: (ref, changes) => void transaction.update(place(ref), ...pathsAndValues(changes)),
              delete: (ref) => void transaction.delete(place(ref)),
            }),
          { maxAttempts },
        ),
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
    if (code === grpc.aborted) throw new StoreError('contention', { cause });
    throw cause;
  }
}
