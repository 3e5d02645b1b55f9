import type { MinorUnits } from '#domain/money.ts';
import { soldOrders, type DemoState } from '../state/demoState.ts';
import { sum } from '../state/pricing.ts';

/** The visitor's sales at one spot in one hour. */
export interface ShiftTally {
  orders: number;
  total: MinorUnits;
  /** After costs and the spot's share; may be negative. */
  profit: MinorUnits;
}

/** Adds up the sales at the truck's current spot and hour. */
export function shiftTally(state: DemoState): ShiftTally {
  const { spotId, day, hour } = state.shift;
  const orders = soldOrders(state).filter(
    (order) => order.spotId === spotId && order.day === day && order.hour === hour,
  );
  return { orders: orders.length, total: sum(orders, 'total'), profit: sum(orders, 'profit') };
}
