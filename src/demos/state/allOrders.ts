import type { Order } from './order.ts';
import { fullWeeksOrders } from './sampleHistory.ts';
import { soldOrders, type DemoState } from './demoState.ts';

/** The sample orders of the weeks that are over and everything the visitor has sold, each once, oldest first. */
export function allOrders(state: Pick<DemoState, 'queue' | 'server'>): Order[] {
  return [...fullWeeksOrders(), ...soldOrders(state)];
}
