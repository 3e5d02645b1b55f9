/** A new id for an order, an item, a line: from crypto, so that two devices never make the same one. */
export function newId(): string {
  return crypto.randomUUID();
}
