import type { MinorUnits } from '#domain/money.ts';
import { findItem, isOfPart, type Menu, type MenuPart } from './menu.ts';
import { isWithin, type HourRange, type Weekday } from './moment.ts';
import type { Order, SoldLine } from './order.ts';

export const measures = ['profit', 'revenue', 'orders'] as const;

/** A measure of sales. Money is in cents; profit is revenue minus ingredients, the spot's share, wages and fuel. */
export type Measure = (typeof measures)[number];

/** What a question is about: the whole menu, or a part of it. */
export type Subject = { kind: 'everything' } | MenuPart;

export interface SalesQuestion {
  subject: Subject;
  /** Omitted for every day of the week. */
  day?: Weekday | undefined;
  hours: HourRange;
}

export interface Takings {
  revenue: MinorUnits;
  profit: MinorUnits;
  /** Orders with at least one line of the subject. */
  orders: number;
  /** Single items sold. */
  items: number;
}

const nothing: Takings = { revenue: 0, profit: 0, orders: 0, items: 0 };

/**
 * The category of a sold line: the item's current category, if the item is still on the menu, so moving an item moves its
 * history; otherwise the category at the time of the sale.
 */
function categoryOfLine(menu: Menu, line: SoldLine): string {
  return findItem(menu, line.itemId)?.category.id ?? line.categoryId;
}

/** The item's current name, or its name at the time of the sale if it has left the menu. */
function nameOfLine(menu: Menu, line: SoldLine): string {
  return findItem(menu, line.itemId)?.item.name ?? line.itemName;
}

function isAbout(menu: Menu, subject: Subject, line: SoldLine): boolean {
  if (subject.kind === 'everything') return true;
  return isOfPart(subject, { itemId: line.itemId, categoryId: categoryOfLine(menu, line) });
}

function add(takings: Takings, lines: readonly SoldLine[]): Takings {
  const sum = { ...takings, orders: takings.orders + 1 };
  for (const { total, profit, quantity } of lines) {
    sum.revenue += total;
    sum.profit += profit;
    sum.items += quantity;
  }
  return sum;
}

/**
 * Adds up the sales that match a question, by key (spot or hour). Keys without sales are missing.
 * @param keyOf returns the key of an order.
 */
export function takingsBy<Key>(
  orders: readonly Order[],
  menu: Menu,
  { subject, day, hours }: SalesQuestion,
  keyOf: (order: Order) => Key,
): Map<Key, Takings> {
  const heaps = new Map<Key, Takings>();
  for (const order of orders) {
    if ((day !== undefined && order.day !== day) || !isWithin(order.hour, hours)) continue;
    const lines = order.lines.filter((line) => isAbout(menu, subject, line));
    if (lines.length > 0) heaps.set(keyOf(order), add(heaps.get(keyOf(order)) ?? nothing, lines));
  }
  return heaps;
}

/** The takings of a key; zeros if it has none. */
export function takingsOf<Key>(heaps: ReadonlyMap<Key, Takings>, key: Key): Takings {
  return heaps.get(key) ?? nothing;
}

export interface ItemTakings extends Takings {
  itemId: string;
  name: string;
}

/** Items by number sold, most first; ties are ordered by profit. */
export function bestSellers(orders: readonly Order[], menu: Menu): ItemTakings[] {
  const sellers = new Map<string, ItemTakings>();
  for (const { lines } of orders) {
    const counted = new Set<string>();
    for (const line of lines) {
      const { itemId } = line;
      const known = sellers.get(itemId) ?? { ...nothing, itemId, name: nameOfLine(menu, line) };
      const next = add(known, [line]);
      // Two lines of one item in the same order count as one order.
      sellers.set(itemId, { ...known, ...next, orders: known.orders + (counted.has(itemId) ? 0 : 1) });
      counted.add(itemId);
    }
  }
  return [...sellers.values()].toSorted((one, other) => other.items - one.items || other.profit - one.profit);
}
