/** The document database as the services use it. Firestore in production, SQLite in the sandbox. */

/** A value in a document. Dates are read back as Dates, to the millisecond. */
export type Value = string | number | boolean | null | Date | Value[] | { [field: string]: Value };

export type Fields = { [field: string]: Value };

/** Whether a stored value is a map. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

/** A document's place. An id is refused if it is empty, `.`, `..` or `__x__`, contains `/` or exceeds 1,500 bytes. */
export interface DocumentRef {
  collection: string;
  id: string;
}

export interface StoredDocument {
  id: string;
  fields: Fields;
}

/** A field by its path. A path keeps a key with a dot in one piece (reference/Firebase.mdx#field-paths). */
export interface FieldChange {
  path: readonly string[];
  value: Value;
}

/** The writes that a store, a batch and a transaction share. */
export interface Writes<Result> {
  /** Writes a new document. Rejects with StoreError `already-exists` if it exists. */
  create(ref: DocumentRef, fields: Fields): Result;
  /** Writes the whole document and replaces an existing one. */
  set(ref: DocumentRef, fields: Fields): Result;
  /** Changes the named fields only. Rejects with StoreError `not-found` if the document does not exist. */
  update(ref: DocumentRef, changes: readonly FieldChange[]): Result;
  /** Removes the document, if it exists. */
  delete(ref: DocumentRef): Result;
}

/**
 * All reads must come before the first write. The callback may run several times, so it must not touch anything outside the
 * database: no PayPal call, no e-mail (reference/Firebase.mdx#transactions).
 */
export interface Transaction extends Writes<void> {
  get(ref: DocumentRef): Promise<Fields | undefined>;
  /** Reads several documents in one round trip, in the order asked. */
  getAll(refs: readonly DocumentRef[]): Promise<(Fields | undefined)[]>;
}

/** The documents of a collection that `find` returns. */
export interface Query {
  /** Each of these fields must equal its value. */
  where?: Readonly<Record<string, string | number | boolean>>;
  /** The field is a list that contains the value. */
  contains?: { field: string; value: string };
  /** Only documents whose field is a moment up to this one. The query must be ordered by that field, ascending. */
  upTo?: { field: string; moment: Date };
  orderBy?: { field: string; direction: 'asc' | 'desc' };
  /** The last document of the page before. Without `orderBy`, documents are ordered by id. */
  after?: StoredDocument;
  limit?: number;
}

export interface Store extends Writes<Promise<void>> {
  get(ref: DocumentRef): Promise<Fields | undefined>;
  find(collection: string, query?: Query): Promise<StoredDocument[]>;
  /** Runs reads and writes as if nothing else ran; repeats the callback when another transaction came first. */
  transaction<Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Writes all or nothing. */
  batch(write: (batch: Writes<void>) => void): Promise<void>;
  /** Releases files and sockets. */
  close(): Promise<void>;
}

export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: 'already-exists' | 'not-found' | 'invalid-id' | 'contention';

  constructor(code: StoreError['code'], options: { cause?: unknown } = {}) {
    super(code, options);
    this.code = code;
  }
}
