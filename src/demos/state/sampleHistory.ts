import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { CartLine } from './cart.ts';
import { soldOrders, type DemoState } from './demoState.ts';
import { findItem, modifiersOf } from './menu.ts';
import { isBefore, weekdays, type Moment } from './moment.ts';
import { orderOf, type Order } from './order.ts';
import { priceCart } from './pricing.ts';
import { sampleMenu } from './sampleMenu.ts';
import { findSpot } from './sampleSpots.ts';
import { fullWeeks, tours, type Stop, type Taste } from './sampleTrade.ts';
import { sampleDiscounts } from './sampleState.ts';

/** Any seed would work; with this one a Tuesday lunch on Mission Street makes $412 after costs. */
const seed = 4;

/** A whole number from `from` to `to`, both included. */
type Draw = (from: number, to: number) => number;

function pick(taste: Taste, draw: Draw): string {
  const entries = Object.entries(taste);
  let ticket = draw(
    1,
    entries.reduce((total, [, weight]) => total + weight, 0),
  );
  for (const [id, weight] of entries) {
    ticket -= weight;
    if (ticket <= 0) return id;
  }
  return entries[0]?.[0] ?? '';
}

function line(id: string, taste: Taste, draw: Draw): CartLine {
  const itemId = pick(taste, draw);
  const place = findItem(sampleMenu, itemId);
  const offered = place ? modifiersOf(sampleMenu, place.item) : [];
  const wanted = offered.filter(() => draw(1, 100) <= 14);
  const quantity = itemId in taste && draw(1, 100) <= 34 ? 2 : 1;
  return { id, itemId, modifierIds: wanted.map((modifier) => modifier.id), quantity };
}

function ordersInHour({ peak, orders }: Stop, hour: number, draw: Draw): number {
  const distance = Math.abs(hour - peak);
  return Math.max(1, Math.round((orders * draw(82, 118)) / 100 / (1 + 0.42 * distance * distance)));
}

/** The truck's open hours, from the oldest week to the current one. */
function* openHoursOfAllWeeks(): Generator<Moment & { stop: Stop; weeksAgo: number }> {
  for (let weeksAgo = fullWeeks; weeksAgo >= 0; weeksAgo -= 1) {
    for (const day of weekdays) {
      const weeks = tours[day] ?? [];
      for (const stop of weeks[weeksAgo % weeks.length] ?? []) {
        for (let { from: hour } = stop.hours; hour <= stop.hours.to; hour += 1) {
          yield { stop, weeksAgo, day, hour };
        }
      }
    }
  }
}

function* everyOrder(draw: Draw): Generator<Order> {
  let ticket = 0;
  for (const { stop, ...when } of openHoursOfAllWeeks()) {
    for (let left = ordersInHour(stop, when.hour, draw); left > 0; left -= 1) {
      ticket += 1;
      const cart = Array.from({ length: draw(1, 3) }, (_, index) => line(`${index}`, stop.taste, draw));
      const sale = priceCart({ menu: sampleMenu, discounts: sampleDiscounts, cart, at: when });
      yield orderOf(sale, { ...when, id: `sample-${ticket}`, ticket, spot: findSpot(stop.spot) });
    }
  }
}

let made: readonly Order[] | undefined;

/** The sample orders, including the whole current week: the same for every visitor, created on first use. */
export function sampleHistory(): readonly Order[] {
  if (!made) {
    const generator = xoroshiro128plus(seed);
    made = [...everyOrder((from, to) => uniformInt(generator, from, to))];
  }
  return made;
}

export function fullWeeksOrders(): Order[] {
  return sampleHistory().filter(({ weeksAgo }) => weeksAgo > 0);
}

/** The sample orders of past weeks and all of the visitor's orders, each once, oldest first. */
export function allOrders(state: Pick<DemoState, 'queue' | 'server'>): Order[] {
  return [...fullWeeksOrders(), ...soldOrders(state)];
}

/** The current week's orders up to the truck's clock: the current hour has no sales yet. */
export function thisWeeksOrders(now: Moment): Order[] {
  return sampleHistory().filter((order) => order.weeksAgo === 0 && isBefore(order, now));
}
