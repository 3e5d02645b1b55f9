import { addLine, type CartLine } from '../state/cart.ts';

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
