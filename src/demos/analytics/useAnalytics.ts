import { useMemo, useState } from 'react';
import { newId } from '../world/newId.ts';
import { quickSale } from '../world/quickSale.ts';
import { useWorld } from '../world/useWorld.ts';
import { soldOrders } from '../world/world.ts';
import { reportOf } from './report.ts';

/** Decides what the analytics show: the period, the report, and the order that was sold last. */
export function useAnalytics() {
  const { world, change } = useWorld();
  const { menu, queue, server, shift } = world;
  const [wholeWeek, setWholeWeek] = useState(false);
  const day = wholeWeek ? undefined : shift.day;
  const report = useMemo(() => reportOf({ menu, queue, server }, day), [menu, queue, server, day]);
  return {
    /** The truck's day; undefined for the whole week. */
    day,
    today: shift.day,
    report,
    lastSold: soldOrders(world).at(-1),
    showWholeWeek: setWholeWeek,
    sell: () => change(quickSale(newId())),
  };
}
