import type { Order } from './order.ts';

/** What the demo's pretend server has written down. */
export interface Ledger {
  /** In the order they arrived; each id once. */
  orders: readonly Order[];
  /** How often an order came again and was not written a second time. */
  repeats: number;
}

/** The server takes an order: writes it down, or counts a repeat when it already has the id. */
export function receive(ledger: Ledger, order: Order): Ledger {
  if (ledger.orders.some(({ id }) => id === order.id)) return { ...ledger, repeats: ledger.repeats + 1 };
  return { ...ledger, orders: [...ledger.orders, order] };
}
