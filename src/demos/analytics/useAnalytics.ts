import { useMemo, useState } from 'react';
import { favouriteExtras } from '../world/extras.ts';
import { openHours, type Weekday } from '../world/moment.ts';
import { newId } from '../world/newId.ts';
import type { Order } from '../world/order.ts';
import { quickSale } from '../world/quickSale.ts';
import { bestSellers, takingsBy, takingsOf } from '../world/sales.ts';
import { sampleHistory } from '../world/sampleHistory.ts';
import { findSpot, spots } from '../world/sampleSpots.ts';
import { useWorld } from '../world/useWorld.ts';
import { soldOrders, type World } from '../world/world.ts';

const openHourList = Array.from(
  { length: openHours.last - openHours.first + 1 },
  (_, index) => openHours.first + index,
);
const allDay = { from: 0, to: 23 };

function within(orders: readonly Order[], day: Weekday | undefined): Order[] {
  return orders.filter((order) => !day || order.day === day);
}

/** Works out every number of the analytics from the orders of a day, or of the week. */
function report({ menu, queue, server }: Pick<World, 'menu' | 'queue' | 'server'>, day: Weekday | undefined) {
  const mine = within(soldOrders({ queue, server }), day);
  const orders = [...within(sampleHistory(), day), ...mine];
  const asked = { subject: { kind: 'everything' }, hours: allDay } as const;
  const byHour = takingsBy(orders, menu, asked, ({ hour }) => hour);
  const mineByHour = takingsBy(mine, menu, asked, ({ hour }) => hour);
  const bySpot = takingsBy(orders, menu, asked, ({ spotId }) => findSpot(spotId).id);
  return {
    mine: mine.length,
    total: takingsOf(
      takingsBy(orders, menu, asked, () => 'all'),
      'all',
    ),
    sellers: bestSellers(orders, menu),
    extras: favouriteExtras(orders, menu),
    hours: openHourList.map((hour) => ({
      hour,
      orders: takingsOf(byHour, hour).orders,
      mine: takingsOf(mineByHour, hour).orders,
    })),
    spots: spots
      .map((spot) => ({ spot, takings: takingsOf(bySpot, spot.id) }))
      .toSorted((one, other) => other.takings.profit - one.takings.profit),
  };
}

/** Everything the analytics show. */
export type Report = ReturnType<typeof report>;

/** Decides what the analytics show: the period, the report, and the order that was sold last. */
export function useAnalytics() {
  const { world, change } = useWorld();
  const { menu, queue, server, shift } = world;
  const [wholeWeek, setWholeWeek] = useState(false);
  const day = wholeWeek ? undefined : shift.day;
  const numbers = useMemo(() => report({ menu, queue, server }, day), [menu, queue, server, day]);
  return {
    /** The truck's day; undefined for the whole week. */
    day,
    today: shift.day,
    report: numbers,
    lastSold: soldOrders(world).at(-1),
    showWholeWeek: setWholeWeek,
    sell: () => change(quickSale(newId())),
  };
}
