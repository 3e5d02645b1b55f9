import type { CartLine } from './cart.ts';
import { editCart, placeOrder, type StateUpdate } from './demoState.ts';

/**
 * Sells two items of the menu without changing the cart. The ticket number alone determines the items, which makes every run
 * the same. A menu without items sells nothing.
 */
export function quickSale(id: string): StateUpdate {
  return (state) => {
    const items = state.menu.categories.flatMap((category) => category.items);
    const lines = [state.nextTicket, state.nextTicket * 5 + 3].flatMap((pick, index): CartLine[] => {
      const item = items[pick % Math.max(1, items.length)];
      return item
        ? [{ id: String(index), itemId: item.id, modifierIds: item.modifierIds.slice(0, index), quantity: 1 }]
        : [];
    });
    const sold = placeOrder(id)(editCart(() => lines)(state));
    return lines.length === 0 ? state : { ...sold, cart: state.cart };
  };
}
