import { favoriteExtras } from '../state/extras.ts';
import { everyOpenHour, type Weekday } from '../state/moment.ts';
import type { Order } from '../state/order.ts';
import { thisWeeksOrders } from '../state/sampleHistory.ts';
import { findSpot, spots } from '../state/sampleSpots.ts';
import { bestSellers, takingsBy, takingsOf } from '../state/sales.ts';
import { soldOrders, type DemoState } from '../state/demoState.ts';

const everything = { subject: { kind: 'everything' }, hours: { from: 0, to: 23 } } as const;

function within(orders: readonly Order[], day: Weekday | undefined): Order[] {
  return orders.filter((order) => !day || order.day === day);
}

/**
 * Computes the analytics from the sample week, up to the truck's clock, and the visitor's sales.
 * @param day omitted for the whole week.
 */
export function reportOf(
  { menu, queue, server, shift }: Pick<DemoState, 'menu' | 'queue' | 'server' | 'shift'>,
  day?: Weekday,
) {
  const mine = within(soldOrders({ queue, server }), day);
  const orders = [...within(thisWeeksOrders(shift), day), ...mine];
  const byHour = takingsBy(orders, menu, everything, ({ hour }) => hour);
  const mineByHour = takingsBy(mine, menu, everything, ({ hour }) => hour);
  const bySpot = takingsBy(orders, menu, everything, ({ spotId }) => findSpot(spotId).id);
  return {
    total: takingsOf(
      takingsBy(orders, menu, everything, () => 'all'),
      'all',
    ),
    /** Items, by number sold. */
    sellers: bestSellers(orders, menu),
    extras: favoriteExtras(orders, menu),
    /** Every open hour: its orders, and how many of them the visitor sold. */
    hours: everyOpenHour.map((hour) => ({
      hour,
      orders: takingsOf(byHour, hour).orders,
      mine: takingsOf(mineByHour, hour).orders,
    })),
    /** Every spot, by profit. */
    spots: spots
      .map((spot) => ({ spot, takings: takingsOf(bySpot, spot.id) }))
      .toSorted((one, other) => other.takings.profit - one.takings.profit),
  };
}

export type Report = ReturnType<typeof reportOf>;
