import { receive } from './ledger.ts';
import type { QueuedOrder, Step, World } from './world.ts';

function withState(queue: readonly QueuedOrder[], state: QueuedOrder['state'], id?: string): QueuedOrder[] {
  return queue.map((entry) => (id === undefined || entry.order.id === id ? { ...entry, state } : entry));
}

/**
 * The step that switches 'Airplane mode'. Going into it loses every answer that is still on its way: those orders
 * wait again and will be sent a second time, although the server may have them.
 */
export function setAirplane(on: boolean): Step {
  return (world) =>
    world.airplane === on
      ? world
      : { ...world, airplane: on, queue: on ? withState(world.queue, 'waiting') : world.queue };
}

/** Whether there is anything to send and a way to send it. */
export function canSync({ airplane, queue }: World): boolean {
  return !airplane && queue.length > 0;
}

/**
 * One half of a journey, for the oldest order of the queue. A waiting order reaches the server, which ignores an id it
 * already has; a sent order's answer arrives and it leaves the queue. In airplane mode nothing happens.
 */
export function advanceSync(world: World): World {
  const [first, ...rest] = world.queue;
  if (world.airplane || !first) return world;
  if (first.state === 'sent') return { ...world, queue: rest };
  return {
    ...world,
    queue: withState(world.queue, 'sent', first.order.id),
    server: receive(world.server, first.order),
  };
}

/** What a reload does to the queue: answers that were on their way never arrive. */
export function forgetAnswers(world: World): World {
  return { ...world, queue: withState(world.queue, 'waiting') };
}
