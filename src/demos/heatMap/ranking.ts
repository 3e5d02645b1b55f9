import type { Menu } from '../world/menu.ts';
import { isWithin, openHours, type HourRange } from '../world/moment.ts';
import type { Order } from '../world/order.ts';
import {
  bestSellers,
  takingsBy,
  takingsOf,
  type Measure,
  type SalesQuestion,
  type Takings,
} from '../world/sales.ts';
import { findSpot, spots } from '../world/sampleSpots.ts';
import type { Spot } from '../world/spot.ts';

/** What the visitor asks the map. */
export interface HeatQuestion extends SalesQuestion {
  measure: Measure;
}

/** One spot's answer. */
export interface SpotTakings extends Takings {
  spot: Spot;
}

/** One hour's answer, for all spots together. */
export interface HourTakings {
  hour: number;
  value: number;
}

/** What the orders and the menu of a world say. */
export interface Sales {
  orders: readonly Order[];
  menu: Menu;
}

function takingsAt(spot: Spot, heaps: ReadonlyMap<string, Takings>): SpotTakings {
  return { spot, ...takingsOf(heaps, spot.id) };
}

/** All spots with what the question comes to there, best first; spots without sales are last, with zeros. */
export function rankSpots({ orders, menu }: Sales, question: HeatQuestion): SpotTakings[] {
  const heaps = takingsBy(orders, menu, question, ({ spotId }) => findSpot(spotId).id);
  return spots
    .map((spot) => takingsAt(spot, heaps))
    .toSorted((one, other) => other[question.measure] - one[question.measure]);
}

const allHours: HourRange = { from: openHours.first, to: openHours.last };

/** Every open hour with what the question comes to in it, whichever hours are asked for. */
export function takingsByHour({ orders, menu }: Sales, question: HeatQuestion): HourTakings[] {
  const heaps = takingsBy(orders, menu, { ...question, hours: allHours }, ({ hour }) => hour);
  return Array.from({ length: allHours.to - allHours.from + 1 }, (_, index) => {
    const hour = allHours.from + index;
    return { hour, value: takingsOf(heaps, hour)[question.measure] };
  });
}

/** What stands out at a spot while the question lasts. */
export interface Highlights {
  /** The hour worth most; undefined when nothing was sold. */
  bestHour: number | undefined;
  /** Name of what sold most, whatever the question is about. */
  bestSeller: string | undefined;
}

/** Finds the best hour and the best seller of one spot. */
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
