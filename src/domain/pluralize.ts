/** A number with its noun, in English and Spanish: `1 tablet`, `3 tabletas`. */
export function pluralize(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
