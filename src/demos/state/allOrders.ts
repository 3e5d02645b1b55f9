import type { Order } from './order.ts';
import { sampleHistory } from './sampleHistory.ts';
import { soldOrders, type DemoState } from './demoState.ts';

/** Last week's sample orders and everything the visitor has sold, each once, oldest first. */
export function allOrders(state: Pick<DemoState, 'queue' | 'server'>): Order[] {
  return [...sampleHistory(), ...soldOrders(state)];
}
