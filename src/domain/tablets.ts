import { pluralize } from './pluralize.ts';

/** A number of tablets: `3 tablets`. */
export const tablets = (count: number): string => pluralize(count, 'tablet', 'tablets');

/** The label of the line for additional tablets: `2 extra tablets at $9.00 each`. */
export function extraTablets(count: number, each: string): string {
  return `${pluralize(count, 'extra tablet', 'extra tablets')} at ${each} each`;
}
