import { always, documentsIn, optional, type Table } from './format/codec.ts';
import { date, text } from './format/values.ts';

/** A document that keeps how far a job has come, so that the next run continues. */
function notesAt<T extends Table>(id: string, table: T) {
  const { ref, parse, serialize } = documentsIn('Comparisons', table);
  return { ref: ref(id), parse, serialize };
}

/** Where `scheduleImported` stopped its search, and when it starts over. */
export const search = notesAt('search', {
  last: always('last', text, ''),
  notBefore: optional('not_before', date),
});

/** Until when `findUnrecorded` has read the provider's events, and when it reads on. */
export const eventsRead = notesAt('events', {
  readUntil: optional('read_until', date),
  notBefore: optional('not_before', date),
});
