import { StoreError, type DocumentRef, type FieldChange, type Fields, type Value } from './Store.ts';

/** Of an id and of a field's name. */
const maxIdBytes = 1_500;
const reserved = /^__.*__$/u;
const loneSurrogate = /\p{Cs}/u;

/** Refuses ids of sub-collections and reserved ones, in every adapter alike (reference/Firebase.mdx#document-ids). */
export function checkRef({ collection, id }: DocumentRef): void {
  for (const part of [collection, id]) {
    const refused =
      part === '' ||
      part === '.' ||
      part === '..' ||
      part.includes('/') ||
      loneSurrogate.test(part) ||
      reserved.test(part) ||
      Buffer.byteLength(part) > maxIdBytes;
    if (refused) throw new StoreError('invalid-id');
  }
}

/** The last moment that Firestore stores, in milliseconds. */
const lastMoment = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Refuses a value that one of the databases would lose or reject: undefined, NaN, half a character, an array within an array. */
export function checkFields(fields: Fields): void {
  checkValue(fields, false);
}

/** Refuses a change without a path, with a refused value, or named as a member of every object (`constructor`). */
export function checkChanges(changes: readonly FieldChange[]): void {
  for (const { path, value } of changes) {
    const refused = path.length === 0 || path.some((name) => name in Object.prototype);
    if (refused) throw new TypeError('a field path needs names of its own');
    path.forEach(checkName);
    checkValue(value, false);
  }
}

function checkName(name: string): void {
  const refused = name === '' || reserved.test(name) || Buffer.byteLength(name) > maxIdBytes;
  if (refused) throw new TypeError('a field needs a name that is not reserved');
  checkText(name);
}

function checkText(text: string): void {
  if (loneSurrogate.test(text)) throw new TypeError('a text must be well-formed');
}

function checkValue(value: Value | undefined, insideArray: boolean): void {
  if (Array.isArray(value)) {
    if (insideArray) throw new TypeError('an array cannot hold an array');
    for (const item of value) checkValue(item, true);
  } else if (value instanceof Date) {
    if (!(value.getTime() <= lastMoment)) throw new TypeError('a date must be valid');
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      checkName(name);
      checkValue(item, false);
    }
  } else if (typeof value === 'string') {
    checkText(value);
  } else if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) {
    throw new TypeError('a field must hold a storable value');
  }
}
