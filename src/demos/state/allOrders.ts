import type { Order } from './order.ts';
import { fullWeeksOrders } from './sampleHistory.ts';
import { soldOrders, type DemoState } from './demoState.ts';

/** The sample orders of past weeks and all of the visitor's orders, each once, oldest first. */
export function allOrders(state: Pick<DemoState, 'queue' | 'server'>): Order[] {
  return [...fullWeeksOrders(), ...soldOrders(state)];
}
