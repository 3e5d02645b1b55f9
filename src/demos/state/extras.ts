import { findItem, type Menu } from './menu.ts';
import type { Order } from './order.ts';

export interface ExtraTakings {
  id: string;
  name: string;
  /** The number of single items it was added to. */
  times: number;
  /** That number in whole percent of the single items that offered it. */
  share: number;
}

/** Extras of the current menu by popularity. Extras that no sold item offered are omitted. */
export function favoriteExtras(orders: readonly Order[], menu: Menu): ExtraTakings[] {
  const could = new Map<string, number>();
  const did = new Map<string, number>();
  const count = (heap: Map<string, number>, id: string, quantity: number) =>
    heap.set(id, (heap.get(id) ?? 0) + quantity);
  for (const { itemId, quantity, modifiers } of orders.flatMap(({ lines }) => lines)) {
    for (const id of findItem(menu, itemId)?.item.modifierIds ?? []) count(could, id, quantity);
    for (const { id } of modifiers) count(did, id, quantity);
  }
  return menu.modifiers
    .flatMap(({ id, name }) => {
      const times = did.get(id) ?? 0;
      const chances = Math.max(times, could.get(id) ?? 0);
      return chances === 0 ? [] : { id, name, times, share: Math.round((100 * times) / chances) };
    })
    .toSorted((one, other) => other.times - one.times);
}
