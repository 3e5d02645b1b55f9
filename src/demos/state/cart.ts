/** One item with its modifiers and a quantity. Prices come from the menu. */
export interface CartLine {
  /** Id of the line, unique in the cart. */
  id: string;
  itemId: string;
  modifierIds: readonly string[];
  /** A whole number from 1 to `maxQuantity`. */
  quantity: number;
}

export const maxQuantity = 20;

function sameDish(one: CartLine, other: CartLine): boolean {
  return (
    one.itemId === other.itemId &&
    one.modifierIds.length === other.modifierIds.length &&
    one.modifierIds.every((id) => other.modifierIds.includes(id))
  );
}

/** Adds a line, or raises the quantity of a line with the same item and modifiers. */
export function addLine(cart: readonly CartLine[], line: CartLine): CartLine[] {
  const same = cart.find((other) => sameDish(other, line));
  return same ? setQuantity(cart, same.id, same.quantity + line.quantity) : [...cart, line];
}

/** Sets the quantity of a line, at most `maxQuantity`; 0 removes it. */
export function setQuantity(cart: readonly CartLine[], id: string, quantity: number): CartLine[] {
  return cart.flatMap((line) => {
    if (line.id !== id) return line;
    return quantity < 1 ? [] : { ...line, quantity: Math.min(maxQuantity, Math.floor(quantity)) };
  });
}

/** Changes a line's modifiers. Merges the line with another that then has the same item and modifiers. */
export function withExtras(
  cart: readonly CartLine[],
  lineId: string,
  modifierIds: readonly string[],
): CartLine[] {
  return cart
    .map((line) => (line.id === lineId ? { ...line, modifierIds } : line))
    .reduce<CartLine[]>((lines, line) => addLine(lines, line), []);
}
