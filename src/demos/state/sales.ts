import type { MinorUnits } from '#domain/money.ts';
import { findItem, type Menu } from './menu.ts';
import { isWithin, type HourRange, type Weekday } from './moment.ts';
import type { Order, SoldLine } from './order.ts';

/** The measures of sales. */
export const measures = ['profit', 'revenue', 'orders'] as const;

/** Something that can be counted up. Money in cents; profit is what is left after ingredients, the spot's share, wages and fuel. */
export type Measure = (typeof measures)[number];

/** Which part of the menu is looked at. */
export type Subject =
  | { kind: 'everything' }
  | { kind: 'category'; categoryId: string }
  | { kind: 'item'; itemId: string };

/** Which sales are looked at. */
export interface SalesQuestion {
  subject: Subject;
  /** Left out: every day of the week. */
  day?: Weekday | undefined;
  hours: HourRange;
}

/** The totals of some sales. */
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
 * Where a sold line belongs: to its item's category of today, if the item is still on the menu, so that moving an item
 * moves its history; otherwise to the category it was sold in.
 */
function categoryOfLine(menu: Menu, line: SoldLine): { id: string; name: string } {
  return findItem(menu, line.itemId)?.category ?? { id: line.categoryId, name: line.categoryName };
}

/** The item's name of today, or the one it was sold under when it has left the menu. */
function nameOfLine(menu: Menu, line: SoldLine): string {
  return findItem(menu, line.itemId)?.item.name ?? line.itemName;
}

function isAbout(menu: Menu, subject: Subject, line: SoldLine): boolean {
  if (subject.kind === 'everything') return true;
  if (subject.kind === 'item') return line.itemId === subject.itemId;
  return categoryOfLine(menu, line).id === subject.categoryId;
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
 * Adds up the sales that match a question, by key (spot or hour). A key without sales is missing.
 * @param keyOf names the heap an order belongs to.
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

/** The sales of one item. */
export interface ItemTakings extends Takings {
  itemId: string;
  name: string;
}

/** Items by how many were sold, most first; of equals, the one that left more money. */
export function bestSellers(orders: readonly Order[], menu: Menu): ItemTakings[] {
  const sellers = new Map<string, ItemTakings>();
  for (const { lines } of orders) {
    const counted = new Set<string>();
    for (const line of lines) {
      const { itemId } = line;
      const known = sellers.get(itemId) ?? { ...nothing, itemId, name: nameOfLine(menu, line) };
      const next = add(known, [line]);
      // Two lines of one item in the same order are one order.
      sellers.set(itemId, { ...known, ...next, orders: known.orders + (counted.has(itemId) ? 0 : 1) });
      counted.add(itemId);
    }
  }
  return [...sellers.values()].toSorted((one, other) => other.items - one.items || other.profit - one.profit);
}
