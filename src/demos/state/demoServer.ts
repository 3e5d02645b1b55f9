import type { Order } from './order.ts';

/** The orders that the demo's fake server has stored. */
export interface DemoServer {
  /** In the order they arrived; each id once. */
  orders: readonly Order[];
  /** How often an order arrived again and was not stored a second time. */
  repeats: number;
}

/** Stores an order, or counts a repeat if the id is already stored. */
export function receive(ledger: DemoServer, order: Order): DemoServer {
  if (ledger.orders.some(({ id }) => id === order.id)) return { ...ledger, repeats: ledger.repeats + 1 };
  return { ...ledger, orders: [...ledger.orders, order] };
}
