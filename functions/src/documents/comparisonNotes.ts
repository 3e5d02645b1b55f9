import type { DocumentRef, Fields } from '../store/Store.ts';
import { always, optional, readTable, writeTable, type ValuesOf } from './format/codec.ts';
import { date, number, text } from './format/values.ts';

/** How many comparisons with the provider were begun in an hour. */
const budget = { hour: optional('hour', number), used: always('used', number, 0) };

/** Where the search for records that note no comparison stopped, and when it begins anew. */
const search = { last: always('last', text, ''), notBefore: optional('not_before', date) };

/** The document of the comparisons of an hour. */
export const budgetRef: DocumentRef = { collection: 'Comparisons', id: 'budget' };

/** The document of the search. */
export const searchRef: DocumentRef = { collection: 'Comparisons', id: 'search' };

/** Reads the comparisons of an hour. */
export function parseBudget(fields: Fields | undefined): ValuesOf<typeof budget> {
  return readTable(budget, fields ?? {});
}

/** The document of the comparisons of an hour. */
export function serializeBudget(values: ValuesOf<typeof budget>): Fields {
  return writeTable(budget, values, undefined);
}

/** Reads where the search stopped. */
export function parseSearch(fields: Fields | undefined): ValuesOf<typeof search> {
  return readTable(search, fields ?? {});
}

/** The document of where the search stopped. */
export function serializeSearch(values: ValuesOf<typeof search>): Fields {
  return writeTable(search, values, undefined);
}
