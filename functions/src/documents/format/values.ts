import { isFields, type Value } from '../../store/Store.ts';

/** How one value is stored. */
export interface Leaf<T> {
  /** Undefined for a stored value that is none of these. */
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

/** A text. */
export const text = asIs((stored): stored is string => typeof stored === 'string');
/** A number. */
export const number = asIs((stored): stored is number => typeof stored === 'number');
/** Yes or no. */
export const flag = asIs((stored): stored is boolean => typeof stored === 'boolean');
/** Yes or no, by names that are not known before. */
export const flags: Leaf<Readonly<Record<string, boolean>>> = {
  decode: (stored) =>
    isFields(stored)
      ? Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, value === true]))
      : undefined,
  encode: (value) => ({ ...value }),
};
/** Dates by names that are not known before, without what is none. */
export const dates: Leaf<Readonly<Record<string, Date>>> = {
  decode: (stored) =>
    isFields(stored)
      ? Object.fromEntries(
          Object.entries(stored).filter((entry): entry is [string, Date] => entry[1] instanceof Date),
        )
      : undefined,
  encode: (value) => ({ ...value }),
};
/** A date that a query compares; a text in its place is none. */
export const date = asIs((stored): stored is Date => stored instanceof Date);
/** One of some texts. */
export const oneOf = <const T extends string>(known: readonly T[]): Leaf<T> =>
  asIs((stored): stored is T => known.some((one) => one === stored));
/** A moment, which may have been written as ISO 8601. */
export const moment: Leaf<Date> = { decode: momentFrom, encode: (value) => value };
/** A moment that is stored as ISO 8601. */
export const isoMoment: Leaf<Date> = { decode: momentFrom, encode: (value) => value.toISOString() };
/** ISO 8601 as the payment provider wrote it. */
export const isoText: Leaf<string> = {
  decode: (stored) => (stored instanceof Date ? stored.toISOString() : text.decode(stored)),
  encode: (value) => value,
};
