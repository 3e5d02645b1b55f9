import { FieldPath, type Firestore } from '@google-cloud/firestore';
import { checkRef } from './documentRules.ts';
import { firestoreTransaction } from './firestoreTransaction.ts';
import { checked, documentAt, fieldsOf, pathsAndValues, translated } from './firestoreValues.ts';
import { singleWrites } from './singleWrites.ts';
import type { Fields, Store } from './Store.ts';

/** The store in production: Firestore, with the functions' own credentials. */
export function firestoreStore(firestore: Firestore): Store {
  const at = documentAt.bind(null, firestore);

  const batch: Store['batch'] = async (fill) => {
    const writes = firestore.batch();
    fill({
      create: (ref, fields) => void writes.create(at(ref), checked(fields)),
      set: (ref, fields) => void writes.set(at(ref), checked(fields)),
      update: (ref, changes) => void writes.update(at(ref), ...pathsAndValues(changes)),
      delete: (ref) => void writes.delete(at(ref)),
    });
    await translated(writes.commit());
  };

  return {
    async get(ref) {
      return fieldsOf(await translated(at(ref).get()));
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
      return docs.map((document) => ({ id: document.id, fields: fieldsOf(document) as Fields }));
    },
    ...singleWrites(batch),
    batch,
    transaction: firestoreTransaction(firestore),
    close: () => firestore.terminate(),
  };
}
