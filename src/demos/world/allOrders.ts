import type { Order } from './order.ts';
import { sampleHistory } from './sampleHistory.ts';
import { soldOrders, type World } from './world.ts';

/** Last week's sample orders and everything the visitor has sold, each once, oldest first. */
export function allOrders(world: Pick<World, 'queue' | 'server'>): Order[] {
  return [...sampleHistory(), ...soldOrders(world)];
}
