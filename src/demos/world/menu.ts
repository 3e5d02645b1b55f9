import type { MinorUnits } from '#domain/money.ts';

/** Something added to an item: extra salsa, oat milk. */
export interface Modifier {
  id: string;
  name: string;
  /** What it adds to the item's price; 0 for a free choice. */
  price: MinorUnits;
  /** What it costs the truck. */
  cost: MinorUnits;
}

/** Something the truck sells. */
export interface Item {
  id: string;
  name: string;
  price: MinorUnits;
  /** Ingredients and packaging of one. */
  cost: MinorUnits;
  /** What may be added to it, in the order it is offered. */
  modifierIds: readonly string[];
}

/** The colours a category's keys may wear on the till. */
export const tones = ['orange', 'green', 'chili', 'peach'] as const;

/** One of the colours of a category. */
export type Tone = (typeof tones)[number];

/** A page of the menu. */
export interface Category {
  id: string;
  name: string;
  tone: Tone;
  /** In the order the till shows them. An item is in exactly one category. */
  items: readonly Item[];
}

/** Everything the truck sells, in the order the till shows it. */
export interface Menu {
  categories: readonly Category[];
  /** Shared by all items; an item names those it takes. */
  modifiers: readonly Modifier[];
}

/** Where an item stands in a menu. */
export interface ItemPlace {
  category: Category;
  item: Item;
}

/** Finds an item and its category; undefined when it is not on the menu (any more). */
export function findItem(menu: Menu, itemId: string): ItemPlace | undefined {
  for (const category of menu.categories) {
    const item = category.items.find(({ id }) => id === itemId);
    if (item) return { category, item };
  }
  return undefined;
}

/** The modifiers an item takes, in its own order; ids the menu does not know are left out. */
export function modifiersOf(menu: Menu, item: Item): Modifier[] {
  return item.modifierIds.flatMap((id) => menu.modifiers.find((modifier) => modifier.id === id) ?? []);
}
