import type { CartLine } from './cart.ts';
import { editCart, placeOrder, type Step } from './world.ts';

/**
 * The step that sells two items of today's menu without touching what is being rung up. Which two depends on the ticket
 * number only, so that a demonstration runs the same way twice. A menu without items sells nothing.
 * @param id from `newId()`.
 */
export function quickSale(id: string): Step {
  return (world) => {
    const items = world.menu.categories.flatMap((category) => category.items);
    const lines = [world.nextTicket, world.nextTicket * 5 + 3].flatMap((pick, index): CartLine[] => {
      const item = items[pick % Math.max(1, items.length)];
      return item
        ? [{ id: String(index), itemId: item.id, modifierIds: item.modifierIds.slice(0, index), quantity: 1 }]
        : [];
    });
    const sold = placeOrder(id)(editCart(() => lines)(world));
    return lines.length === 0 ? world : { ...sold, cart: world.cart };
  };
}
