import { withChanges } from './documentJson.ts';
import { StoreError, type DocumentRef, type Fields, type Transaction } from './Store.ts';

type Write = (transaction: Transaction) => void;

const keyOf = ({ collection, id }: DocumentRef) => `${collection}/${id}`;

/**
 * Runs several units of work in one transaction. Each reads and then writes, sees the writes of the units before it, and leaves
 * no trace if it throws. Nothing is written before `flush`.
 */
export function transactionOverlay(transaction: Transaction) {
  const documents = new Map<string, Fields | undefined>();
  const writes: Write[] = [];

  return {
    async run<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
      const seen = new Map(documents);
      const own: Write[] = [];
      const getAll: Transaction['getAll'] = async (refs) => {
        const missing = refs.filter((ref) => !seen.has(keyOf(ref)));
        const read = await transaction.getAll(missing);
        missing.forEach((ref, index) => seen.set(keyOf(ref), read[index]));
        return refs.map((ref) => seen.get(keyOf(ref)));
      };
      const put = (ref: DocumentRef, fields: Fields | undefined, write: Write) => {
        seen.set(keyOf(ref), fields);
        own.push(write);
      };
      const result = await work({
        getAll,
        get: async (ref) => (await getAll([ref]))[0],
        create: (ref, fields) => put(ref, fields, (target) => target.create(ref, fields)),
        set: (ref, fields) => put(ref, fields, (target) => target.set(ref, fields)),
        update(ref, changes) {
          const fields = seen.get(keyOf(ref));
          if (!fields) throw new StoreError('not-found');
          put(ref, withChanges(fields, changes), (target) => target.update(ref, changes));
        },
        delete: (ref) => put(ref, undefined, (target) => target.delete(ref)),
      });
      for (const [key, fields] of seen) documents.set(key, fields);
      writes.push(...own);
      return result;
    },
    flush() {
      for (const write of writes) write(transaction);
    },
  };
}
