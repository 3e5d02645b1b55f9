/** The documents whose moment in this field has come, the longest due first. */
export function dueBy({ name: field }: { name: string }, { now, limit }: { now: Date; limit: number }) {
  return { upTo: { field, moment: now }, orderBy: { field, direction: 'asc' }, limit } as const;
}
