import { isDeepStrictEqual } from 'node:util';
import {
  isFields,
  type DocumentRef,
  type FieldChange,
  type Fields,
  type Query,
  type Store,
  type Value,
} from '../../store/Store.ts';
import type { Leaf } from './values.ts';

/** How a field that may be absent is stored, and under which name. */
interface Field<T> {
  name: string;
  read(stored: Value | undefined): T;
  /** Undefined omits the field. `before` is the stored value, whose unknown parts are kept. */
  write(value: T, before: Value | undefined): Value | undefined;
  /** The paths below the field that hold unreadable values. */
  broken(stored: Value | undefined, path: string): string[];
  /** The fields of a group. */
  table?: Table;
}

/** The fields of a document, or of a map in it, by their names in the code. */
export type Table = Readonly<Record<string, Field<unknown>>>;

export type ValuesOf<T extends Table> = { -readonly [K in keyof T]: T[K] extends Field<infer V> ? V : never };

/** Some values of a table; for a group, some of the group's values. */
export type SomeOf<T> = {
  [K in keyof T]?: NonNullable<T[K]> extends Date | readonly unknown[]
    ? T[K]
    : NonNullable<T[K]> extends object
      ? SomeOf<NonNullable<T[K]>>
      : T[K];
};

const brokenLeaf = <T>(leaf: Leaf<T>, stored: Value | undefined, path: string) =>
  stored === undefined || stored === null || leaf.decode(stored) !== undefined ? [] : [path];

/** A field of one value; `missing` is what an absent or unreadable one reads as. */
function single<T, Missing>(
  name: string,
  leaf: Leaf<T>,
  missing: Missing,
  write: (value: T | Missing) => Value | undefined,
): Field<T | Missing> {
  const read = (stored: Value | undefined) => (stored === undefined ? undefined : leaf.decode(stored));
  return {
    name,
    read: (stored) => read(stored) ?? missing,
    write,
    broken: (stored, path) => brokenLeaf(leaf, stored, path),
  };
}

/** A field that is always stored; `missing` is its value if it is absent or unreadable. */
export function always<T>(name: string, leaf: Leaf<T>, missing: T): Field<T> {
  return single(name, leaf, missing, (value) => leaf.encode(value));
}

/** A field that is stored as null when it has no value. */
export function nullable<T>(name: string, leaf: Leaf<T>): Field<T | null> {
  return single(name, leaf, null, (value) => (value === null ? null : leaf.encode(value)));
}

/** A field that is omitted when it has no value. */
export function optional<T>(name: string, leaf: Leaf<T>): Field<T | null> {
  return single(name, leaf, null, (value) => (value === null ? undefined : leaf.encode(value)));
}

/** A map of fields that is omitted when it has no value. */
export function group<T extends Table>(name: string, table: T): Field<ValuesOf<T> | null> {
  return {
    name,
    read: (stored) => (isFields(stored) ? readTable(table, stored) : null),
    write: (value, before) =>
      value === null ? undefined : writeTable(table, value, isFields(before) ? before : undefined),
    broken: (stored, path) => {
      if (isFields(stored)) return brokenIn(table, stored, path);
      return stored === undefined || stored === null ? [] : [path];
    },
    table,
  };
}

/** The values of a table of which none is null. */
type NoneNull<T extends Table> = { [K in keyof ValuesOf<T>]: NonNullable<ValuesOf<T>[K]> };

/** The values that `whole` reads: no field of `Own` is null, the others may be. */
export type WholeOf<Own extends Table, Others extends Table> = NoneNull<Own> & ValuesOf<Others>;

/** A map that counts only if all fields of `own` are readable; the others may be null. */
export function whole<Own extends Table>(own: Own): Leaf<NoneNull<Own>>;
export function whole<Own extends Table, Others extends Table>(
  own: Own,
  others: Others,
): Leaf<WholeOf<Own, Others>>;
export function whole(own: Table, others: Table = {}): Leaf<ValuesOf<Table>> {
  const table = { ...own, ...others };
  return {
    decode: (stored) => {
      const read = isFields(stored) ? readTable(table, stored) : undefined;
      return read && Object.keys(own).every((key) => read[key] !== null) ? read : undefined;
    },
    encode: (value) => writeTable(table, value),
  };
}

// What a kind holds is known to its own leaf only, whose `encode` takes just that.
type Kinds = Readonly<
  Record<string, { decode(stored: Value): object | undefined; encode(value: never): Value }>
>;

type VariantOf<T extends Kinds> = {
  [K in keyof T & string]: { kind: K } & NonNullable<ReturnType<T[K]['decode']>>;
}[keyof T & string];

/** A map whose `kind` says how the rest of it is stored; `storedAs`: the kinds that are stored by another name. */
export function variants<const T extends Kinds>(
  kinds: T,
  storedAs: Readonly<Record<string, string>> = {},
): Leaf<VariantOf<T>> {
  const kindOf = new Map(Object.entries(storedAs).map(([kind, name]) => [name, kind]));
  return {
    decode: (stored) => {
      if (!isFields(stored)) return undefined;
      const kind = typeof stored['kind'] === 'string' ? (kindOf.get(stored['kind']) ?? stored['kind']) : null;
      const leaf = kind !== null && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
      const read = leaf?.decode(stored);
      return read && ({ kind, ...read } as VariantOf<T>);
    },
    encode: ({ kind, ...value }) => ({
      kind: storedAs[kind] ?? kind,
      ...(kinds[kind]?.encode(value as never) as Fields),
    }),
  };
}

/** A list without its unreadable entries. An empty list is omitted. */
export function list<T>(name: string, leaf: Leaf<T>): Field<T[]> {
  const itemsOf = (stored: Value | undefined) => (Array.isArray(stored) ? stored : []);
  return {
    name,
    read: (stored) =>
      itemsOf(stored)
        .map((item) => leaf.decode(item))
        .filter((item) => item !== undefined),
    write: (items) => (items.length === 0 ? undefined : items.map((item) => leaf.encode(item))),
    broken: (stored, path) => itemsOf(stored).flatMap((item, at) => brokenLeaf(leaf, item, `${path}.${at}`)),
  };
}

export function readTable<T extends Table>(table: T, stored: Fields): ValuesOf<T> {
  const read = Object.entries(table).map(([key, field]) => [key, field.read(stored[field.name])]);
  return Object.fromEntries(read) as ValuesOf<T>;
}

/** Writes a table's fields, over those of a document `before`, if given: its unchanged values and unknown fields stay as stored. */
export function writeTable<T extends Table>(table: T, values: ValuesOf<T>, before?: Fields): Fields {
  const written: Fields = { ...before };
  for (const [key, field] of Object.entries(table)) {
    const value = values[key];
    const known = before?.[field.name];
    if (before && isDeepStrictEqual(field.read(known), value)) continue;
    const next = field.write(value, known);
    if (next === undefined) delete written[field.name];
    else written[field.name] = next;
  }
  return written;
}

/** The changes that write only some fields of a table. */
export function changesIn<T extends Table>(
  table: T,
  values: SomeOf<ValuesOf<T>>,
  path: readonly string[] = [],
): FieldChange[] {
  return Object.entries(values).flatMap(([key, value]): FieldChange[] => {
    const field = table[key];
    if (!field) throw new TypeError(`no field ${key}`);
    const own = [...path, field.name];
    if (field.table && value !== null) return changesIn(field.table, value as object, own);
    return [{ path: own, value: field.write(value, undefined) ?? null }];
  });
}

/** The documents of a collection that hold the fields of a table. */
export function documentsIn<T extends Table>(collection: string, table: T) {
  const find = (store: Store, query?: Query) => store.find(collection, query);
  const nameOf = (key: keyof T & string) => table[key]?.name ?? key;
  return {
    ref: (id: string): DocumentRef => ({ collection, id }),
    /** Absent and unreadable fields count as missing. */
    parse: (fields: Fields | undefined) => readTable(table, fields ?? {}),
    serialize: (values: ValuesOf<T>) => writeTable(table, values),
    changes: (values: SomeOf<ValuesOf<T>>) => changesIn(table, values),
    find,
    /** Those with the latest value of a field, the latest first. */
    async newest(store: Store, key: keyof T & string, limit: number) {
      const found = await find(store, { orderBy: { field: nameOf(key), direction: 'desc' }, limit });
      return found.map(({ fields }) => readTable(table, fields));
    },
    /** Those whose moment in a field has come, the longest due first. */
    due: (store: Store, key: keyof T & string, { now, ...query }: Query & { now: Date; limit: number }) => {
      const field = nameOf(key);
      return find(store, { ...query, upTo: { field, moment: now }, orderBy: { field, direction: 'asc' } });
    },
  };
}

/** The paths of a document's unreadable values. */
export function brokenIn(table: Table, stored: Fields, path = ''): string[] {
  return Object.values(table).flatMap((field) =>
    field.broken(stored[field.name], path === '' ? field.name : `${path}.${field.name}`),
  );
}
