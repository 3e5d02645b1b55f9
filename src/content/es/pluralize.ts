import type {
  pluralize as english,
  extraDevicesAt as englishExtra,
  tablets as englishTablets,
} from '../pluralize.ts';

/** A number with its noun: `1 tableta`, `3 tabletas`. */
export const pluralize: typeof english = (count, one, many) => `${count} ${count === 1 ? one : many}`;

/** A number of tablets: `3 tabletas`. */
export const tablets: typeof englishTablets = (count) => pluralize(count, 'tableta', 'tabletas');

/** The label of the line for additional tablets: `2 tabletas adicionales a $9.00 cada una`. */
export const extraDevicesAt: typeof englishExtra = (count, each) =>
  `${pluralize(count, 'tableta adicional', 'tabletas adicionales')} a ${each} cada una`;
