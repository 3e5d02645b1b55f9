import { DatabaseSync } from 'node:sqlite';
import pRetry from 'p-retry';
import { changed, fromJson, toJson } from './documentJson.ts';
import { checkChanges, checkFields, checkRef } from './documentRules.ts';
import { answer } from './query.ts';
import { StoreError, type DocumentRef, type Fields, type Store, type Transaction } from './Store.ts';

interface Row {
  id: string;
  fields: string;
  version: number;
}

/** A write that waits for its commit. */
type Write = () => void;

const busyTimeoutMs = 5_000;
const retries = { retries: 60, minTimeout: 2, factor: 1.3, maxTimeout: 200, randomize: true };

/**
 * The store in one file, for the sandbox and the tests. Several processes may open the same file.
 * Transactions are optimistic: everything read must still have the same version when they commit.
 */
export function openSqliteStore(path: string): Store {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS documents (
      collection TEXT NOT NULL, id TEXT NOT NULL, fields TEXT NOT NULL, version INTEGER NOT NULL,
      PRIMARY KEY (collection, id)
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS versions (latest INTEGER NOT NULL);
    INSERT INTO versions SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM versions);
  `);
  const one = database.prepare('SELECT id, fields, version FROM documents WHERE collection = ? AND id = ?');
  const all = database.prepare('SELECT id, fields, version FROM documents WHERE collection = ?');
  const put = database.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?)');
  const remove = database.prepare('DELETE FROM documents WHERE collection = ? AND id = ?');
  // A version is never used twice, so a document deleted and made again is noticed.
  const nextVersion = database.prepare('UPDATE versions SET latest = latest + 1 RETURNING latest');

  const read = ({ collection, id }: DocumentRef) => one.get(collection, id) as Row | undefined;

  const write = ({ collection, id }: DocumentRef, fields: Fields) => {
    const { latest } = nextVersion.get() as { latest: number };
    put.run(collection, id, toJson(fields), latest);
  };

  const commit = (writes: readonly Write[], unchanged: () => boolean = () => true) => {
    database.exec('BEGIN IMMEDIATE');
    try {
      if (!unchanged()) throw new StoreError('contention');
      for (const apply of writes) apply();
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  };

  const staged = (writes: Write[]) => ({
    create(ref: DocumentRef, fields: Fields) {
      checkRef(ref);
      checkFields(fields);
      writes.push(() => {
        if (read(ref)) throw new StoreError('already-exists');
        write(ref, fields);
      });
    },
    set(ref: DocumentRef, fields: Fields) {
      checkRef(ref);
      checkFields(fields);
      writes.push(() => write(ref, fields));
    },
    update(ref: DocumentRef, changes: Parameters<Transaction['update']>[1]) {
      checkRef(ref);
      checkChanges(changes);
      writes.push(() => {
        const row = read(ref);
        if (!row) throw new StoreError('not-found');
        write(ref, changed(fromJson(row.fields), changes));
      });
    },
    delete(ref: DocumentRef) {
      checkRef(ref);
      writes.push(() => remove.run(ref.collection, ref.id));
    },
  });

  const attempt = async <Result>(run: (transaction: Transaction) => Promise<Result>) => {
    const writes: Write[] = [];
    const seen: { ref: DocumentRef; version: number | undefined }[] = [];
    const unchanged = () => seen.every(({ ref, version }) => read(ref)?.version === version);
    let result: Result;
    try {
      result = await run({
        ...staged(writes),
        async get(ref) {
          checkRef(ref);
          if (writes.length > 0) throw new Error('a transaction reads before it writes');
          const row = read(ref);
          seen.push({ ref, version: row?.version });
          return row && fromJson(row.fields);
        },
      });
    } catch (error) {
      // A refusal decided on documents of two different moments is no refusal yet.
      if (!unchanged()) throw new StoreError('contention', { cause: error });
      throw error;
    }
    commit(writes, unchanged);
    return result;
  };

  const batch: Store['batch'] = async (fill) => {
    const writes: Write[] = [];
    fill(staged(writes));
    commit(writes);
  };

  return {
    async get(ref) {
      checkRef(ref);
      const row = read(ref);
      return row && fromJson(row.fields);
    },
    async find(collection, query) {
      checkRef({ collection, id: 'any' });
      const rows = all.all(collection) as unknown as Row[];
      return answer(
        rows.map(({ id, fields }) => ({ id, fields: fromJson(fields) })),
        query,
      );
    },
    create: (ref, fields) => batch((writes) => writes.create(ref, fields)),
    set: (ref, fields) => batch((writes) => writes.set(ref, fields)),
    update: (ref, changes) => batch((writes) => writes.update(ref, changes)),
    delete: (ref) => batch((writes) => writes.delete(ref)),
    batch,
    transaction: (run) =>
      pRetry(() => attempt(run), { ...retries, shouldRetry: ({ error }) => lostARace(error) }),
    async close() {
      database.close();
    },
  };
}

function lostARace(error: Error): boolean {
  return (
    (error instanceof StoreError && error.code === 'contention') ||
    ('errcode' in error && error.errcode === 5)
  );
}
