import type { Menu } from '../state/menu.ts';
import { isWithin, openHours, type HourRange } from '../state/moment.ts';
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

/** The filters of the map. */
export interface HeatQuestion extends SalesQuestion {
  measure: Measure;
}

/** The result for one spot. */
export interface SpotTakings extends Takings {
  spot: Spot;
}

/** The result for one hour over all spots. */
export interface HourTakings {
  hour: number;
  value: number;
}

/** The orders and the menu that a question is asked about. */
export interface Sales {
  orders: readonly Order[];
  menu: Menu;
}

function takingsAt(spot: Spot, heaps: ReadonlyMap<string, Takings>): SpotTakings {
  return { spot, ...takingsOf(heaps, spot.id) };
}

/** All spots with their results, best first; spots without sales come last, with zeros. */
export function rankSpots({ orders, menu }: Sales, question: HeatQuestion): SpotTakings[] {
  const heaps = takingsBy(orders, menu, question, ({ spotId }) => findSpot(spotId).id);
  return spots
    .map((spot) => takingsAt(spot, heaps))
    .toSorted((one, other) => other[question.measure] - one[question.measure]);
}

const allHours: HourRange = { from: openHours.first, to: openHours.last };

/** Every open hour with its result, whatever hours are chosen. */
export function takingsByHour({ orders, menu }: Sales, question: HeatQuestion): HourTakings[] {
  const heaps = takingsBy(orders, menu, { ...question, hours: allHours }, ({ hour }) => hour);
  return Array.from({ length: allHours.to - allHours.from + 1 }, (_, index) => {
    const hour = allHours.from + index;
    return { hour, value: takingsOf(heaps, hour)[question.measure] };
  });
}

/** The highlights of a spot for the chosen filters. */
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
