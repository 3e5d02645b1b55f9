import { useMemo, useState } from 'react';
import { allOrders } from '../world/allOrders.ts';
import type { Menu } from '../world/menu.ts';
import { isWithin, openHours, type HourRange, type Weekday } from '../world/moment.ts';
import type { Order } from '../world/order.ts';
import {
  bestSellers,
  takingsBy,
  takingsOf,
  type Measure,
  type Subject,
  type Takings,
} from '../world/sales.ts';
import { findSpot, spots } from '../world/sampleSpots.ts';
import type { Spot } from '../world/spot.ts';
import { useWorld } from '../world/useWorld.ts';

/** What the visitor asked the map. */
export interface HeatQuestion {
  measure: Measure;
  subject: Subject;
  /** Undefined for the whole week. */
  day: Weekday | undefined;
  hours: HourRange;
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

const tuesdayLunch: HeatQuestion = {
  measure: 'profit',
  subject: { kind: 'everything' },
  day: 'tue',
  hours: { from: 11, to: 14 },
};

const allHours = { from: openHours.first, to: openHours.last };

function takingsAt(spot: Spot, heaps: ReadonlyMap<string, Takings>): SpotTakings {
  return { spot, ...takingsOf(heaps, spot.id) };
}

/** What stands out at one spot while the question lasts: its best hour, and what sold most whatever was asked about. */
function highlights(orders: readonly Order[], menu: Menu, question: HeatQuestion, { id }: Spot) {
  const { measure, day, hours } = question;
  const here = orders.filter((order) => order.spotId === id);
  const byHour = [...takingsBy(here, menu, question, (order) => order.hour)];
  const then = here.filter((order) => (!day || order.day === day) && isWithin(order.hour, hours));
  return {
    bestHour: byHour.toSorted(([, one], [, other]) => other[measure] - one[measure])[0]?.[0],
    bestSeller: bestSellers(then, menu)[0]?.name,
  };
}

/** Decides what the heat map shows: the question, the spots in order of their answer, the hours, the chosen spot. */
export function useHeatMap() {
  const { world } = useWorld();
  const { menu, queue, server } = world;
  const [question, setQuestion] = useState(tuesdayLunch);
  const [spotId, setSpotId] = useState<string>();

  const orders = useMemo(() => allOrders({ queue, server }), [queue, server]);
  const ranking = useMemo(() => {
    const heaps = takingsBy(orders, menu, question, (order) => findSpot(order.spotId).id);
    return spots
      .map((spot) => takingsAt(spot, heaps))
      .toSorted((one, other) => other[question.measure] - one[question.measure]);
  }, [orders, menu, question]);
  const hours = useMemo(() => {
    const asked = { ...question, hours: allHours };
    const heaps = takingsBy(orders, menu, asked, (order) => order.hour);
    return Array.from({ length: allHours.to - allHours.from + 1 }, (_, index): HourTakings => {
      const hour = allHours.from + index;
      return { hour, value: takingsOf(heaps, hour)[question.measure] };
    });
  }, [orders, menu, question]);
  const chosen = useMemo(() => {
    const takings = ranking.find(({ spot }) => spot.id === spotId);
    return takings && { takings, ...highlights(orders, menu, question, takings.spot) };
  }, [ranking, orders, menu, question, spotId]);

  return {
    menu,
    question,
    ranking,
    hours,
    chosen,
    ask: (change: Partial<HeatQuestion>) => setQuestion((asked) => ({ ...asked, ...change })),
    choose: setSpotId,
  };
}
