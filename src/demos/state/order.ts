import type { MinorUnits } from '#domain/money.ts';
import { percentOf } from './discount.ts';
import type { Moment } from './moment.ts';
import { sum, type PricedLine, type Sale } from './pricing.ts';
import type { Spot } from './spot.ts';

/** A line that was sold, and what was left of it. */
export interface SoldLine extends PricedLine {
  /** The spot's share of what the customer paid, half a cent rounded up. */
  share: MinorUnits;
  /** Wages and fuel, as a part of what the customer paid, half a cent rounded up. */
  running: MinorUnits;
  /** Total minus cost, share, wages and fuel: may be negative. */
  profit: MinorUnits;
}

/** A paid order. Nothing in it changes when the menu does. */
export interface Order extends Omit<Sale, 'lines'>, Moment {
  /** The week it was sold in, counted back from the one under way, which is 0. */
  weeksAgo: number;
  /** From crypto, made on the device that sold it: the same order sent twice has the same id. */
  id: string;
  /** The number called out at the window. */
  ticket: number;
  spotId: string;
  lines: readonly SoldLine[];
  share: MinorUnits;
  running: MinorUnits;
  profit: MinorUnits;
}

/** The details that turn a priced sale into an order. */
export interface OrderFacts extends Moment {
  id: string;
  ticket: number;
  spot: Spot;
  /** Left out: this week. */
  weeksAgo?: number;
}

/** Turns a priced cart into an order: takes the spot's share, wages and fuel off each line and adds up what is left. */
export function orderOf(sale: Sale, { id, ticket, spot, day, hour, weeksAgo = 0 }: OrderFacts): Order {
  const lines = sale.lines.map((line) => {
    const share = percentOf(line.total, spot.sharePercent);
    const running = percentOf(line.total, spot.runningPercent);
    return { ...line, share, running, profit: line.total - line.cost - share - running };
  });
  return {
    ...sale,
    id,
    ticket,
    spotId: spot.id,
    weeksAgo,
    day,
    hour,
    lines,
    share: sum(lines, 'share'),
    running: sum(lines, 'running'),
    profit: sum(lines, 'profit'),
  };
}
