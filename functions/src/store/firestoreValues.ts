import {
  FieldPath,
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from '@google-cloud/firestore';
import { checkChanges, checkFields, checkRef } from './documentRules.ts';
import { StoreError, type DocumentRef, type FieldChange, type Fields, type Value } from './Store.ts';

const grpc = {
  cancelled: 1,
  unknown: 2,
  invalidArgument: 3,
  deadlineExceeded: 4,
  notFound: 5,
  alreadyExists: 6,
  resourceExhausted: 8,
  aborted: 10,
  internal: 13,
  unavailable: 14,
  unauthenticated: 16,
} as const;

/** Another transaction was faster, or the database is busy. */
const contention: readonly unknown[] = [grpc.aborted, grpc.deadlineExceeded, grpc.resourceExhausted];

/** A connection or a token was lost: the library's other reasons to run a transaction again, which our own loop replaces. */
const interruption: readonly unknown[] = [
  grpc.cancelled,
  grpc.unknown,
  grpc.internal,
  grpc.unavailable,
  grpc.unauthenticated,
];

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/** Whether a retry will succeed sooner or later after this error of the database. */
export function isContention(error: unknown): boolean {
  return contention.includes(codeOf(error));
}

/** Whether a retry may succeed after this error of the database. */
export function isPassing(error: unknown): boolean {
  const code = codeOf(error);
  // The second is the emulator's.
  const expired = /transaction (has expired|is invalid or closed)/iu;
  const isExpired = code === grpc.invalidArgument && expired.test(String(error));
  return isContention(error) || interruption.includes(code) || isExpired;
}

/** A document changed between its read and the commit. Uses Firestore's own error code. */
export class ChangedMeanwhile extends Error {
  readonly code = grpc.aborted;
}

/** The document of a ref. Throws StoreError `invalid-id`. */
export function documentAt(firestore: Firestore, ref: DocumentRef): DocumentReference {
  checkRef(ref);
  return firestore.collection(ref.collection).doc(ref.id);
}

/** The unchanged fields. Throws if Firestore would not take them. */
export function checked(fields: Fields): Fields {
  checkFields(fields);
  return fields;
}

/** Changes of fields as the arguments of Firestore's `update`. */
export function pathsAndValues(changes: readonly FieldChange[]): [FieldPath, Value, ...unknown[]] {
  checkChanges(changes);
  return changes.flatMap(({ path, value }) => [new FieldPath(...path), value]) as [
    FieldPath,
    Value,
    ...unknown[],
  ];
}

/** The fields of a document that was read; undefined if it does not exist. */
export function fieldsOf(snapshot: { data(): DocumentData | undefined }): Fields | undefined {
  const data = snapshot.data();
  return data && (fromFirestore(data) as Fields);
}

function fromFirestore(value: unknown): Value {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(fromFirestore);
  if (typeof value !== 'object' || value === null) return value as Value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fromFirestore(item)]));
}

/** Turns the expected errors of Firestore into errors of the store. */
export async function translated<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    const code = codeOf(cause);
    if (code === grpc.alreadyExists) throw new StoreError('already-exists', { cause });
    if (code === grpc.notFound) throw new StoreError('not-found', { cause });
    if (isContention(cause)) throw new StoreError('contention', { cause });
    throw cause;
  }
}
