import type { MinorUnits } from '#domain/money.ts';
import { percentOf } from './discount.ts';
import type { Moment } from './moment.ts';
import { sum, type PricedLine, type Sale } from './pricing.ts';
import type { Spot } from './spot.ts';

/** A line that was sold, and what was left of it. */
export interface SoldLine extends PricedLine {
  /** The spot's share of what the customer paid, half a cent rounded up. */
  share: MinorUnits;
  /** Total minus cost minus share: may be negative. */
  profit: MinorUnits;
}

/** A paid order. Nothing in it changes when the menu does. */
export interface Order extends Omit<Sale, 'lines'>, Moment {
  /** From crypto, made on the device that sold it: the same order sent twice has the same id. */
  id: string;
  /** The number called out at the window. */
  ticket: number;
  spotId: string;
  lines: readonly SoldLine[];
  share: MinorUnits;
  profit: MinorUnits;
}

/** The details that turn a priced sale into an order. */
export interface OrderFacts extends Moment {
  id: string;
  ticket: number;
  spot: Spot;
}

/** Turns a priced cart into an order: takes the spot's share off each line and adds up what is left. */
export function orderOf(sale: Sale, { id, ticket, spot, day, hour }: OrderFacts): Order {
  const lines = sale.lines.map((line) => {
    const share = percentOf(line.total, spot.sharePercent);
    return { ...line, share, profit: line.total - line.cost - share };
  });
  return {
    ...sale,
    id,
    ticket,
    spotId: spot.id,
    day,
    hour,
    lines,
    share: sum(lines, 'share'),
    profit: sum(lines, 'profit'),
  };
}
