/** The documents whose moment in this field has come, the longest due first. */
export function dueBy({ name: field }: { name: string }, { now, limit }: { now: Date; limit: number }) {
  return { upTo: { field, moment: now }, orderBy: { field, direction: 'asc' }, limit } as const;
}

/** The documents with the latest value of this field, the latest first. */
export function newestBy({ name: field }: { name: string }, limit: number) {
  return { orderBy: { field, direction: 'desc' }, limit } as const;
}
