import { createHash } from 'node:crypto';
import { isFields, type Value } from '../../store/Store.ts';

export interface Leaf<T> {
  /** Undefined if the stored value is of another type. */
  decode(stored: Value): T | undefined;
  encode(value: T): Value;
}

const asIs = <T extends Value>(holds: (stored: Value) => stored is T): Leaf<T> => ({
  decode: (stored) => (holds(stored) ? stored : undefined),
  encode: (value) => value,
});

function momentFrom(stored: Value): Date | undefined {
  const moment = typeof stored === 'string' && stored !== '' ? new Date(stored) : stored;
  return moment instanceof Date && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

export const text = asIs((stored): stored is string => typeof stored === 'string');
export const lowerCase: Leaf<string> = {
  decode: (stored) => text.decode(stored)?.toLowerCase(),
  encode: (value) => value,
};
export const number = asIs((stored): stored is number => typeof stored === 'number');
export const flag = asIs((stored): stored is boolean => typeof stored === 'boolean');
/** A map as it is stored. */
export const map = asIs(isFields);
/** Values by names that are not known in advance. Leaves out unreadable ones. */
const byName = <T>(leaf: Leaf<T>): Leaf<Readonly<Record<string, T>>> => ({
  decode: (stored) => {
    if (!isFields(stored)) return undefined;
    const read = Object.entries(stored).map(([name, value]) => [name, leaf.decode(value)] as const);
    return Object.fromEntries(read.filter((entry): entry is [string, T] => entry[1] !== undefined));
  },
  encode: (values) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, leaf.encode(value)])),
});
/** A date that queries compare; a string does not count. */
export const date = asIs((stored): stored is Date => stored instanceof Date);
export const flags = byName(flag);
export const dates = byName(date);
export const numbers = byName(number);
export const texts = byName(text);
export const oneOf = <const T extends string>(known: readonly T[]): Leaf<T> =>
  asIs((stored): stored is T => known.some((one) => one === stored));
/** A date that may also be stored as an ISO 8601 string. */
export const moment: Leaf<Date> = { decode: momentFrom, encode: (value) => value };
/** A date that is stored as an ISO 8601 string. */
export const isoMoment: Leaf<Date> = { decode: momentFrom, encode: (value) => value.toISOString() };
/** A time in ISO 8601, as the payment provider wrote it. */
export const isoText: Leaf<string> = {
  decode: (stored) => (stored instanceof Date ? stored.toISOString() : text.decode(stored)),
  encode: (value) => value,
};

/** A document id for a text that must stay secret or that a document id may not contain. */
export function hashId(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
