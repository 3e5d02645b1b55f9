import pRetry, { AbortError } from 'p-retry';
import { withChanges, fromJson } from './documentJson.ts';
import { checkChanges, checkFields, checkRef } from './documentRules.ts';
import { runQuery } from './runQuery.ts';
import { singleWrites } from './singleWrites.ts';
import { openSqliteDocuments, type SqliteDocuments } from './sqliteDocuments.ts';
import { StoreError, type DocumentRef, type Store, type Transaction, type Writes } from './Store.ts';

type Write = () => void;

const retries = { retries: 60, minTimeout: 2, factor: 1.3, maxTimeout: 200, randomize: true };

/** The store in one file, for the sandbox and tests. Several processes may open it; transactions are optimistic. */
export function openSqliteStore(path: string): Store {
  const documents = openSqliteDocuments(path);
  const batch: Store['batch'] = async (fill) => {
    const writes: Write[] = [];
    fill(staged(documents, writes));
    documents.commit(writes);
  };
  return {
    async get(ref) {
      checkRef(ref);
      const row = documents.read(ref);
      return row && fromJson(row.fields);
    },
    async find(collection, query) {
      checkRef({ collection, id: 'any' });
      const found = documents.readAll(collection).map(({ id, fields }) => ({ id, fields: fromJson(fields) }));
      return runQuery(found, query);
    },
    ...singleWrites(batch),
    batch,
    transaction: (run) =>
      pRetry(() => attempt(documents, run), { ...retries, shouldRetry: ({ error }) => lostARace(error) }),
    async close() {
      documents.close();
    },
  };
}

/** Checks each write immediately and applies it when `writes` are committed. */
function staged(documents: SqliteDocuments, writes: Write[]): Writes<void> {
  return {
    create(ref, fields) {
      checkRef(ref);
      checkFields(fields);
      writes.push(() => {
        if (documents.read(ref)) throw new StoreError('already-exists');
        documents.write(ref, fields);
      });
    },
    set(ref, fields) {
      checkRef(ref);
      checkFields(fields);
      writes.push(() => documents.write(ref, fields));
    },
    update(ref, changes) {
      checkRef(ref);
      checkChanges(changes);
      writes.push(() => {
        const row = documents.read(ref);
        if (!row) throw new StoreError('not-found');
        documents.write(ref, withChanges(fromJson(row.fields), changes));
      });
    },
    delete(ref) {
      checkRef(ref);
      writes.push(() => documents.remove(ref));
    },
  };
}

/** Runs a transaction once. Rejects with StoreError `contention` if a document that it read has changed since. */
async function attempt<Result>(
  documents: SqliteDocuments,
  run: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const writes: Write[] = [];
  const seen: { ref: DocumentRef; version: number | undefined }[] = [];
  const unchanged = () => seen.every(({ ref, version }) => documents.read(ref)?.version === version);
  const get = async (ref: DocumentRef) => {
    checkRef(ref);
    if (writes.length > 0) throw new Error('a transaction reads before it writes');
    const row = documents.read(ref);
    seen.push({ ref, version: row?.version });
    return row && fromJson(row.fields);
  };
  let result: Result;
  try {
    result = await run({ ...staged(documents, writes), get, getAll: (refs) => Promise.all(refs.map(get)) });
  } catch (error) {
    // The documents may have been read at two different moments, so the error may be wrong. The next try decides.
    if (!unchanged()) throw new StoreError('contention', { cause: error });
    // The callback's own refusal; another try would not change it.
    throw error instanceof StoreError ? new AbortError(error) : error;
  }
  documents.commit(writes, unchanged);
  return result;
}

function lostARace(error: Error): boolean {
  return (
    (error instanceof StoreError && error.code === 'contention') ||
    ('errcode' in error && error.errcode === 5)
  );
}
