import { useMemo, useState } from 'react';
import { quickSale } from '../state/quickSale.ts';
import { useDemoState } from '../state/useDemoState.ts';
import { soldOrders } from '../state/demoState.ts';
import { reportOf } from './report.ts';

/** The state of the analytics: the period, the report, and the latest order. */
export function useAnalytics() {
  const { state, change } = useDemoState();
  const { menu, queue, server, shift } = state;
  const [wholeWeek, setWholeWeek] = useState(false);
  const day = wholeWeek ? undefined : shift.day;
  const report = useMemo(
    () => reportOf({ menu, queue, server, shift }, day),
    [menu, queue, server, shift, day],
  );
  return {
    /** The day on the truck's clock; undefined for the whole week. */
    day,
    today: shift.day,
    report,
    lastSold: soldOrders(state).at(-1),
    showWholeWeek: setWholeWeek,
    sell: () => change(quickSale(crypto.randomUUID())),
  };
}
