/** A number with its noun: `1 device`, `3 devices`. */
export function pluralize(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The label of the line for additional devices: `2 extra devices at $9.00 each`. */
export function extraDevicesAt(count: number, each: string): string {
  return `${pluralize(count, 'extra device', 'extra devices')} at ${each} each`;
}
