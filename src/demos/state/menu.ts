import type { MinorUnits } from '#domain/money.ts';

/** Something added to an item: extra salsa, oat milk. */
export interface Modifier {
  id: string;
  name: string;
  /** Its price on top of the item's; 0 for a free choice. */
  price: MinorUnits;
  /** Its cost for the truck. */
  cost: MinorUnits;
}

/** Something the truck sells. */
export interface Item {
  id: string;
  name: string;
  price: MinorUnits;
  /** Ingredients and packaging of one. */
  cost: MinorUnits;
  /** Ids of its modifiers, in order. */
  modifierIds: readonly string[];
}

/** The colours of a category's keys on the till. */
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

/** The position of an item in a menu. */
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
