/** The document database as the services use it. Firestore in production, SQLite in the sandbox. */

/** A value in a document. Dates are read back as Dates, to the millisecond. */
export type Value = string | number | boolean | null | Date | Value[] | { [field: string]: Value };

/** A document's fields. */
export type Fields = { [field: string]: Value };

/** Whether a stored value is a map. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

/** A document's place. The id is refused if it is empty, `.`, `..`, `__x__`, holds `/` or exceeds 1,500 bytes. */
export interface DocumentRef {
  collection: string;
  id: string;
}

/** A stored document with its id. */
export interface StoredDocument {
  id: string;
  fields: Fields;
}

/** A field, named by its path so that a key with a dot stays one key (reference/Firebase.mdx#field-paths). */
export interface FieldChange {
  path: readonly string[];
  value: Value;
}

/** The writes a store, a batch and a transaction share. */
export interface Writes<Result> {
  /** Writes a new document. Rejects with StoreError `already-exists` if there is one. */
  create(ref: DocumentRef, fields: Fields): Result;
  /** Writes the whole document, replacing any. */
  set(ref: DocumentRef, fields: Fields): Result;
  /** Changes the named fields only. Rejects with StoreError `not-found` if there is no document. */
  update(ref: DocumentRef, changes: readonly FieldChange[]): Result;
  /** Removes the document; quiet when there is none. */
  delete(ref: DocumentRef): Result;
}

/**
 * All reads come before the first write. The callback may run several times, so it must not touch anything
 * outside the database: no PayPal call, no e-mail (reference/Firebase.mdx#transactions).
 */
export interface Transaction extends Writes<void> {
  get(ref: DocumentRef): Promise<Fields | undefined>;
  /** Reads several documents in one round trip, in the order asked. */
  getAll(refs: readonly DocumentRef[]): Promise<(Fields | undefined)[]>;
}

/** Which documents of a collection `find` answers. */
export interface Query {
  /** Field must equal value; all of them must hold. */
  where?: Readonly<Record<string, string | number | boolean>>;
  /** The field is a list that holds the value. */
  contains?: { field: string; value: string };
  /** Only documents whose field is a moment up to this one; the field must be the one ordered by, ascending. */
  upTo?: { field: string; moment: Date };
  orderBy?: { field: string; direction: 'asc' | 'desc' };
  /** The last document of the page before; without `orderBy`, documents come by their ids. */
  after?: StoredDocument;
  limit?: number;
}

export interface Store extends Writes<Promise<void>> {
  get(ref: DocumentRef): Promise<Fields | undefined>;
  find(collection: string, query?: Query): Promise<StoredDocument[]>;
  /** Runs reads and writes as if alone; repeats the callback when another transaction got in between. */
  transaction<Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Writes all or nothing. */
  batch(write: (batch: Writes<void>) => void): Promise<void>;
  /** Releases files and sockets. */
  close(): Promise<void>;
}

/** An error of the store. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: 'already-exists' | 'not-found' | 'invalid-id' | 'contention';

  constructor(code: StoreError['code'], options: { cause?: unknown } = {}) {
    super(code, options);
    this.code = code;
  }
}
