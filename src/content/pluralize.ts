/** A number with its noun: `1 tablet`, `3 tablets`. */
export function pluralize(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A number of tablets: `3 tablets`. */
export const tablets = (count: number): string => pluralize(count, 'tablet', 'tablets');

/** The label of the line for additional tablets: `2 extra tablets at $9.00 each`. */
export function extraDevicesAt(count: number, each: string): string {
  return `${pluralize(count, 'extra tablet', 'extra tablets')} at ${each} each`;
}
