import type { MinorUnits } from '#domain/money.ts';
import { soldOrders, type World } from '../world/world.ts';

/** What the visitor has sold at one spot in one hour. */
export interface ShiftTally {
  orders: number;
  total: MinorUnits;
  /** After costs and the spot's share; may be negative. */
  profit: MinorUnits;
}

/** Adds up what was sold where and when the truck stands now. */
export function shiftTally(world: World): ShiftTally {
  const { spotId, day, hour } = world.shift;
  return soldOrders(world)
    .filter((order) => order.spotId === spotId && order.day === day && order.hour === hour)
    .reduce<ShiftTally>(
      (tally, { total, profit }) => ({
        orders: tally.orders + 1,
        total: tally.total + total,
        profit: tally.profit + profit,
      }),
      { orders: 0, total: 0, profit: 0 },
    );
}
