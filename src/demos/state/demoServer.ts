import type { Order } from './order.ts';

export interface DemoServer {
  /** In order of arrival; each id once. */
  orders: readonly Order[];
  /** How many times an order arrived again and was not stored. */
  repeats: number;
}

/** Stores an order, or counts a repeat if the id is already stored. */
export function receive(ledger: DemoServer, order: Order): DemoServer {
  if (ledger.orders.some(({ id }) => id === order.id)) return { ...ledger, repeats: ledger.repeats + 1 };
  return { ...ledger, orders: [...ledger.orders, order] };
}
