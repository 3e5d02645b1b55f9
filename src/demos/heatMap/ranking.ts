import type { Menu } from '../state/menu.ts';
import { everyOpenHour, isWithin, openHours } from '../state/moment.ts';
import type { Order } from '../state/order.ts';
import {
  bestSellers,
  takingsBy,
  takingsOf,
  type Measure,
  type SalesQuestion,
  type Takings,
} from '../state/sales.ts';
import { findSpot, spots } from '../state/sampleSpots.ts';
import type { Spot } from '../state/spot.ts';

export interface HeatQuestion extends SalesQuestion {
  measure: Measure;
}

/** The question that the map opens with. */
export const tuesdayLunch: HeatQuestion = {
  measure: 'profit',
  subject: { kind: 'everything' },
  day: 'tue',
  hours: { from: 11, to: 14 },
};

export interface SpotTakings extends Takings {
  spot: Spot;
  /** The number of visits averaged; 0 if the truck was never there at that time. */
  visits: number;
}

export interface HourTakings {
  hour: number;
  value: number;
}

/** The orders and the menu that a question covers. */
export interface Sales {
  orders: readonly Order[];
  menu: Menu;
}

/**
 * Counts the visits to each spot on the days and in the hours of a question. The current week's visit is not counted: its
 * sales are added to the average, but never lower it.
 */
function visitsBySpot(orders: readonly Order[], { day, hours }: HeatQuestion): Map<string, number> {
  const visits = new Map<string, Set<string>>();
  for (const order of orders) {
    if (order.weeksAgo === 0 || (day && order.day !== day) || !isWithin(order.hour, hours)) continue;
    const { id } = findSpot(order.spotId);
    visits.set(id, (visits.get(id) ?? new Set()).add(`${order.weeksAgo} ${order.day}`));
  }
  return new Map([...visits].map(([id, days]) => [id, days.size]));
}

/** A spot's averages over some visits, each rounded to a whole cent or order. */
function averageAt(spot: Spot, { revenue, profit, orders, items }: Takings, visits: number): SpotTakings {
  const each = (total: number) => Math.round(total / Math.max(1, visits));
  return {
    spot,
    visits,
    revenue: each(revenue),
    profit: each(profit),
    // Any sales count as at least one.
    orders: Math.max(Math.min(1, orders), each(orders)),
    items: Math.max(Math.min(1, items), each(items)),
  };
}

/** All spots with their averages per visit, best first; spots without sales come last, with zeros. */
export function rankSpots({ orders, menu }: Sales, question: HeatQuestion): SpotTakings[] {
  const heaps = takingsBy(orders, menu, question, ({ spotId }) => findSpot(spotId).id);
  const visits = visitsBySpot(orders, question);
  return spots
    .map((spot) => averageAt(spot, takingsOf(heaps, spot.id), visits.get(spot.id) ?? 0))
    .toSorted((one, other) => other[question.measure] - one[question.measure]);
}

/** Every open hour with its result over all weeks, whether selected or not. */
export function takingsByHour({ orders, menu }: Sales, question: HeatQuestion): HourTakings[] {
  const heaps = takingsBy(orders, menu, { ...question, hours: openHours }, ({ hour }) => hour);
  return everyOpenHour.map((hour) => ({ hour, value: takingsOf(heaps, hour)[question.measure] }));
}

export interface Highlights {
  /** The hour with the highest value; undefined if there were no sales. */
  bestHour: number | undefined;
  /** Name of the best-selling item, even if another item is selected. */
  bestSeller: string | undefined;
}

export function highlightsOf({ orders, menu }: Sales, question: HeatQuestion, { id }: Spot): Highlights {
  const { measure, day, hours } = question;
  const here = orders.filter((order) => order.spotId === id);
  const byHour = [...takingsBy(here, menu, question, ({ hour }) => hour)];
  const then = here.filter((order) => (!day || order.day === day) && isWithin(order.hour, hours));
  return {
    bestHour: byHour.toSorted(([, one], [, other]) => other[measure] - one[measure])[0]?.[0],
    bestSeller: bestSellers(then, menu)[0]?.name,
  };
}
