import type { DocumentRef, Fields } from '../store/Store.ts';
import { always, optional, readTable, writeTable, type ValuesOf } from './format/codec.ts';
import { date, number, text } from './format/values.ts';

/** The number of comparisons with the provider that began in an hour. */
const budget = { hour: optional('hour', number), used: always('used', number, 0) };

/** Where `scheduleImported` stopped its search, and when it starts over. */
const search = { last: always('last', text, ''), notBefore: optional('not_before', date) };

/** Until when `findUnrecorded` has read the provider's events, and when it reads on. */
const eventsRead = { readUntil: optional('read_until', date), notBefore: optional('not_before', date) };

/** The document that counts an hour's comparisons. */
export const budgetRef: DocumentRef = { collection: 'Comparisons', id: 'budget' };

/** The document that notes the search's progress. */
export const searchRef: DocumentRef = { collection: 'Comparisons', id: 'search' };

/** The document that notes which events were read. */
export const eventsRef: DocumentRef = { collection: 'Comparisons', id: 'events' };

/** Reads the count of an hour's comparisons. */
export function parseBudget(fields: Fields | undefined): ValuesOf<typeof budget> {
  return readTable(budget, fields ?? {});
}

/** The stored count of an hour's comparisons. */
export function serializeBudget(values: ValuesOf<typeof budget>): Fields {
  return writeTable(budget, values, undefined);
}

/** Reads where the search stopped. */
export function parseSearch(fields: Fields | undefined): ValuesOf<typeof search> {
  return readTable(search, fields ?? {});
}

/** The stored progress of the search. */
export function serializeSearch(values: ValuesOf<typeof search>): Fields {
  return writeTable(search, values, undefined);
}

/** Reads until when the events were read. */
export function parseEventsRead(fields: Fields | undefined): ValuesOf<typeof eventsRead> {
  return readTable(eventsRead, fields ?? {});
}

/** The stored progress of reading the events. */
export function serializeEventsRead(values: ValuesOf<typeof eventsRead>): Fields {
  return writeTable(eventsRead, values, undefined);
}
