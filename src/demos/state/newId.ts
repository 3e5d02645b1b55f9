/** A new id for an order, an item or a line, unique across devices. */
export function newId(): string {
  return crypto.randomUUID();
}
