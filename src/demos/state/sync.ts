import type { DemoServer, QueuedOrder, StateUpdate, DemoState } from './demoState.ts';
import type { Order } from './order.ts';

/** Stores an order, or counts a repeat if the id is already stored. */
function receive(server: DemoServer, order: Order): DemoServer {
  if (server.orders.some(({ id }) => id === order.id)) return { ...server, repeats: server.repeats + 1 };
  return { ...server, orders: [...server.orders, order] };
}

function withState(queue: readonly QueuedOrder[], state: QueuedOrder['state'], id?: string): QueuedOrder[] {
  return queue.map((entry) => (id === undefined || entry.order.id === id ? { ...entry, state } : entry));
}

/** Switches 'Airplane mode'. On, it loses responses in flight: their orders are sent a second time. */
export function setAirplane(on: boolean): StateUpdate {
  return (state) =>
    state.airplane === on
      ? state
      : { ...state, airplane: on, queue: on ? withState(state.queue, 'waiting') : state.queue };
}

/** Whether there is an order to send and the device is online. */
export function canSync({ airplane, queue }: DemoState): boolean {
  return !airplane && queue.length > 0;
}

/**
 * Advances the oldest order of the queue by half a round trip. A waiting order reaches the server, which ignores a known id;
 * a sent order gets its response and leaves the queue. In airplane mode nothing happens.
 */
export function advanceSync(state: DemoState): DemoState {
  const [first, ...rest] = state.queue;
  if (state.airplane || !first) return state;
  if (first.state === 'sent') return { ...state, queue: rest };
  return {
    ...state,
    queue: withState(state.queue, 'sent', first.order.id),
    server: receive(state.server, first.order),
  };
}

/** Marks every order as waiting: after a reload, responses in flight never arrive. */
export function requeueUnanswered(state: DemoState): DemoState {
  return { ...state, queue: withState(state.queue, 'waiting') };
}
