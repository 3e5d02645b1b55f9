import type { MinorUnits } from '#domain/money.ts';
import { percentOf } from './discount.ts';
import type { Moment } from './moment.ts';
import { sum, type PricedLine, type Sale } from './pricing.ts';
import type { Spot } from './spot.ts';

export interface SoldLine extends PricedLine {
  /** The spot's share of the line's total, half a cent rounded up. */
  share: MinorUnits;
  /** Wages and fuel, as a share of the line's total, half a cent rounded up. */
  running: MinorUnits;
  /** Total minus cost, share, wages and fuel: may be negative. */
  profit: MinorUnits;
}

/** A paid order. Later changes to the menu do not affect it. */
export interface Order extends Omit<Sale, 'lines'>, Pick<SoldLine, 'share' | 'running' | 'profit'>, Moment {
  /** The week of the sale, counted back from the current week, which is 0. */
  weeksAgo: number;
  /** A random id from the selling device: an order that is sent twice has the same id. */
  id: string;
  /** The number called out at the window. */
  ticket: number;
  spotId: string;
  lines: readonly SoldLine[];
}

export interface OrderFacts extends Moment {
  id: string;
  ticket: number;
  spot: Spot;
  /** Omitted for the current week. */
  weeksAgo?: number;
}

/** Turns a priced cart into an order: subtracts the spot's share, wages and fuel from each line and adds up the profit. */
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
