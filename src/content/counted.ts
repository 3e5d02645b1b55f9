/** A number with its noun: `1 device`, `3 devices`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
