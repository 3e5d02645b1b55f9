import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { CartLine } from './cart.ts';
import { findItem, modifiersOf } from './menu.ts';
import { orderOf, type Order } from './order.ts';
import { priceCart } from './pricing.ts';
import { sampleMenu } from './sampleMenu.ts';
import { findSpot } from './sampleSpots.ts';
import { trades, type Taste, type Trade } from './sampleTrade.ts';
import { sampleDiscounts } from './sampleState.ts';

/** Any number would do; with this one Tuesday on Mission Street makes $412 after costs. */
const seed = 1830;

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

function ordersInHour({ peak, orders }: Trade, hour: number, draw: Draw): number {
  const distance = Math.abs(hour - peak);
  return Math.max(1, Math.round((orders * draw(82, 118)) / 100 / (1 + 0.42 * distance * distance)));
}

function* week(draw: Draw): Generator<Order> {
  let ticket = 0;
  for (const trade of trades) {
    for (const day of trade.days) {
      for (let { from: hour } = trade.hours; hour <= trade.hours.to; hour += 1) {
        for (let left = ordersInHour(trade, hour, draw); left > 0; left -= 1) {
          ticket += 1;
          const cart = Array.from({ length: draw(1, 3) }, (_, index) => line(`${index}`, trade.taste, draw));
          const sale = priceCart({ menu: sampleMenu, discounts: sampleDiscounts, cart, at: { day, hour } });
          yield orderOf(sale, { id: `sample-${ticket}`, ticket, spot: findSpot(trade.spot), day, hour });
        }
      }
    }
  }
}

let made: readonly Order[] | undefined;

/** Last week's orders of the sample business: the same for every visitor, made when first asked for. */
export function sampleHistory(): readonly Order[] {
  if (!made) {
    const generator = xoroshiro128plus(seed);
    made = [...week((from, to) => uniformInt(generator, from, to))];
  }
  return made;
}
