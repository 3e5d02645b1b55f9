import { DatabaseSync } from 'node:sqlite';
import { toJson } from './documentJson.ts';
import { StoreError, type DocumentRef, type Fields } from './Store.ts';

export interface Row {
  id: string;
  fields: string;
  /** Never used twice, so that a document which was deleted and created again has another version. */
  version: number;
}

const busyTimeoutMs = 5_000;

/** About as much as Firestore stores in one document. */
const mostBytes = 1_048_576;

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS documents (
    collection TEXT NOT NULL, id TEXT NOT NULL, fields TEXT NOT NULL, version INTEGER NOT NULL,
    PRIMARY KEY (collection, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS versions (latest INTEGER NOT NULL);
  INSERT INTO versions SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM versions);
`;

export type SqliteDocuments = ReturnType<typeof openSqliteDocuments>;

/** The documents in one SQLite file. Several processes may open the same file. */
export function openSqliteDocuments(path: string) {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
  database.exec(schema);
  const one = database.prepare('SELECT id, fields, version FROM documents WHERE collection = ? AND id = ?');
  const all = database.prepare('SELECT id, fields FROM documents WHERE collection = ?');
  const put = database.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?)');
  const remove = database.prepare('DELETE FROM documents WHERE collection = ? AND id = ?');
  const nextVersion = database.prepare('UPDATE versions SET latest = latest + 1 RETURNING latest');
  return {
    read: ({ collection, id }: DocumentRef) => one.get(collection, id) as Row | undefined,
    /** All documents of a collection: the sandbox and tests store few, and `runQuery` chooses. */
    readAll: (collection: string) => all.all(collection) as unknown as Array<Omit<Row, 'version'>>,
    /** Writes the whole document with a new version. Only inside `commit`. */
    write({ collection, id }: DocumentRef, fields: Fields): void {
      const { latest } = nextVersion.get() as { latest: number };
      const text = toJson(fields);
      if (Buffer.byteLength(text) > mostBytes)
        throw new RangeError(`a document of ${collection} is too large`);
      put.run(collection, id, text, latest);
    },
    /** Only inside `commit`. */
    remove: ({ collection, id }: DocumentRef) => void remove.run(collection, id),
    /** Applies writes in one SQL transaction. Throws StoreError `contention` if `unchanged` is false by then. */
    commit(writes: readonly (() => void)[], unchanged = () => true): void {
      database.exec('BEGIN IMMEDIATE');
      try {
        if (!unchanged()) throw new StoreError('contention');
        for (const apply of writes) apply();
        database.exec('COMMIT');
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => database.close(),
  };
}
