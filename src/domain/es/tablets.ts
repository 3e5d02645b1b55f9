import { pluralize } from '../pluralize.ts';
import type { extraTablets as englishExtra, tablets as englishTablets } from '../tablets.ts';

/** A number of tablets: `3 tabletas`. */
export const tablets: typeof englishTablets = (count) => pluralize(count, 'tableta', 'tabletas');

/** The label of the line for additional tablets: `2 tabletas adicionales a $9.00 cada una`. */
export const extraTablets: typeof englishExtra = (count, each) =>
  `${pluralize(count, 'tableta adicional', 'tabletas adicionales')} a ${each} cada una`;
