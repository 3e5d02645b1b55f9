import type { pluralize as english, extraDevicesAt as englishExtra } from '../pluralize.ts';

/** A number with its noun: `1 tableta`, `3 tabletas`. */
export const pluralize: typeof english = (count, one, many) => `${count} ${count === 1 ? one : many}`;

/** The label of the line for additional tablets: `2 tabletas adicionales a $9.00 cada una`. */
export const extraDevicesAt: typeof englishExtra = (count, each) =>
  `${pluralize(count, 'tableta adicional', 'tabletas adicionales')} a ${each} cada una`;
