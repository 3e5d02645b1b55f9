import { addLine, type CartLine } from '../state/cart.ts';

/** Gives a line other modifiers. When that makes it the same as another line, the two become one. */
export function withExtras(
  cart: readonly CartLine[],
  lineId: string,
  modifierIds: readonly string[],
): CartLine[] {
  return cart
    .map((line) => (line.id === lineId ? { ...line, modifierIds } : line))
    .reduce<CartLine[]>((lines, line) => addLine(lines, line), []);
}
