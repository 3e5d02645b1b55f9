/** What the cook is asked for: one item with its additions, so many times. Prices come from the menu. */
export interface CartLine {
  /** Tells equal lines apart. */
  id: string;
  itemId: string;
  modifierIds: readonly string[];
  /** A whole number from 1 to `mostOfOne`. */
  quantity: number;
}

/** The largest quantity of one line. */
export const mostOfOne = 20;

function sameDish(one: CartLine, other: CartLine): boolean {
  return (
    one.itemId === other.itemId &&
    one.modifierIds.length === other.modifierIds.length &&
    one.modifierIds.every((id) => other.modifierIds.includes(id))
  );
}

/** Adds a line; the same item with the same modifiers is counted up instead. */
export function addLine(cart: readonly CartLine[], line: CartLine): CartLine[] {
  const same = cart.find((other) => sameDish(other, line));
  return same ? setQuantity(cart, same.id, same.quantity + line.quantity) : [...cart, line];
}

/** Sets how often a line is wanted; 0 takes it off. More than `mostOfOne` becomes that. */
export function setQuantity(cart: readonly CartLine[], id: string, quantity: number): CartLine[] {
  return cart.flatMap((line) => {
    if (line.id !== id) return line;
    return quantity < 1 ? [] : { ...line, quantity: Math.min(mostOfOne, Math.floor(quantity)) };
  });
}
