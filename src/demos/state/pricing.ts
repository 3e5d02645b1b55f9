import type { MinorUnits } from '#domain/money.ts';
import type { CartLine } from './cart.ts';
import { holdsAt, takenOff, type Discount } from './discount.ts';
import { findItem, isOfPart, modifiersOf, type Menu, type Modifier } from './menu.ts';
import type { Moment } from './moment.ts';

export interface AppliedDiscount {
  id: string;
  name: string;
  amount: MinorUnits;
}

/** A line of a cart with its prices, names and discounts at the time of pricing. */
export interface PricedLine {
  id: string;
  itemId: string;
  itemName: string;
  categoryId: string;
  quantity: number;
  /** Price of one item, without its modifiers. */
  itemPrice: MinorUnits;
  modifiers: readonly Modifier[];
  /** Items and modifiers, before discounts. */
  subtotal: MinorUnits;
  discounts: readonly AppliedDiscount[];
  /** Sum of the line's discounts; never more than its items' price. */
  discount: MinorUnits;
  /** The total to pay; never below 0. */
  total: MinorUnits;
  /** Ingredients and packaging. */
  cost: MinorUnits;
}

/** A whole cart with its prices: every amount is the sum of its lines. */
export interface Sale extends Pick<PricedLine, 'subtotal' | 'discount' | 'total' | 'cost'> {
  lines: readonly PricedLine[];
}

export interface PriceQuestion {
  menu: Menu;
  discounts: readonly Discount[];
  cart: readonly CartLine[];
  /** The time of the sale, for scheduled discounts. */
  at: Moment;
}

/** A single item of a line, which can take one discount. */
interface Unit {
  line: number;
  price: MinorUnits;
}

type Taken = Map<number, AppliedDiscount[]>;

function note(taken: Taken, line: number, { id, name }: Discount, amount: MinorUnits): void {
  const list = taken.get(line) ?? [];
  const known = list.find((entry) => entry.id === id);
  if (known) known.amount += amount;
  else list.push({ id, name, amount });
  taken.set(line, list);
}

/**
 * Gives each single item at most one discount. Buy-one-get-one comes first: it pairs items in descending order of price, the
 * second of a pair is free, and neither takes another discount. Each remaining item takes its largest discount.
 */
function discountUnits(
  units: readonly Unit[],
  lines: readonly PricedLine[],
  active: readonly Discount[],
): Taken {
  const taken: Taken = new Map();
  const fits = (discount: Discount, { line }: Unit) =>
    lines[line] !== undefined && isOfPart(discount.scope, lines[line]);
  let free = units.toSorted((one, other) => other.price - one.price);
  for (const discount of active) {
    if (discount.rule.kind !== 'buyOneGetOne') continue;
    const wanted = free.filter((unit) => fits(discount, unit));
    const paired = wanted.slice(0, wanted.length - (wanted.length % 2));
    for (const [index, unit] of paired.entries()) {
      if (index % 2 === 1) note(taken, unit.line, discount, unit.price);
    }
    free = free.filter((unit) => !paired.includes(unit));
  }
  for (const unit of free) {
    const best = active
      .filter((discount) => fits(discount, unit))
      .map((discount) => ({ discount, amount: takenOff(discount.rule, unit.price) }))
      .reduce<{ discount: Discount; amount: MinorUnits } | undefined>(
        (most, next) => (next.amount > (most?.amount ?? 0) ? next : most),
        undefined,
      );
    if (best) note(taken, unit.line, best.discount, best.amount);
  }
  return taken;
}

function fullPrice(menu: Menu, { id, itemId, modifierIds, quantity }: CartLine): PricedLine[] {
  const place = findItem(menu, itemId);
  if (!place) return [];
  const { item, category } = place;
  const modifiers = modifiersOf(menu, item).filter((modifier) => modifierIds.includes(modifier.id));
  const subtotal = quantity * (item.price + sum(modifiers, 'price'));
  const cost = quantity * (item.cost + sum(modifiers, 'cost'));
  return [
    {
      id,
      itemId,
      itemName: item.name,
      categoryId: category.id,
      quantity,
      itemPrice: item.price,
      modifiers,
      subtotal,
      discounts: [],
      discount: 0,
      total: subtotal,
      cost,
    },
  ];
}

function withDiscounts(line: PricedLine, discounts: readonly AppliedDiscount[]): PricedLine {
  const discount = sum(discounts, 'amount');
  return { ...line, discounts, discount, total: line.subtotal - discount };
}

export function sum<Key extends string>(list: readonly Record<Key, number>[], key: Key): number {
  return list.reduce((total, entry) => total + entry[key], 0);
}

/**
 * Prices a cart in whole cents. Discounts apply to an item's own price, not to its modifiers. Lines whose item is no longer
 * on the menu, and modifiers that an item does not offer, are omitted.
 */
export function priceCart({ menu, discounts, cart, at }: PriceQuestion): Sale {
  const full = cart.flatMap((line) => fullPrice(menu, line));
  const units = full.flatMap(({ quantity, itemPrice }, line) =>
    Array.from({ length: quantity }, () => ({ line, price: itemPrice })),
  );
  const taken = discountUnits(
    units,
    full,
    discounts.filter((discount) => holdsAt(discount, at)),
  );
  const lines = full.map((line, index) => withDiscounts(line, taken.get(index) ?? []));
  return {
    lines,
    subtotal: sum(lines, 'subtotal'),
    discount: sum(lines, 'discount'),
    total: sum(lines, 'total'),
    cost: sum(lines, 'cost'),
  };
}
