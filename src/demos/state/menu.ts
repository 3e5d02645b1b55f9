import type { MinorUnits } from '#domain/money.ts';

/** An addition to an item, such as extra salsa or oat milk. */
export interface Modifier {
  id: string;
  name: string;
  /** Added to the item's price; 0 if free. */
  price: MinorUnits;
  /** Its cost for the truck. */
  cost: MinorUnits;
}

export interface Item {
  id: string;
  name: string;
  price: MinorUnits;
  /** Ingredients and packaging of one item. */
  cost: MinorUnits;
  /** Ids of its modifiers, in order. */
  modifierIds: readonly string[];
}

/** The colors of a category's keys on the point of sale. */
export const tones = ['orange', 'green', 'chili', 'peach'] as const;

export type Tone = (typeof tones)[number];

export interface Category {
  id: string;
  name: string;
  tone: Tone;
  /** In display order. An item is in exactly one category. */
  items: readonly Item[];
}

/** All products of the truck, in display order. */
export interface Menu {
  categories: readonly Category[];
  /** Shared by all items; each item lists the ids it offers. */
  modifiers: readonly Modifier[];
}

export interface ItemPlace {
  category: Category;
  item: Item;
  /** The item's position in its category, from 0. */
  index: number;
}

/** Finds an item and its category; undefined if it is not on the menu (any more). */
export function findItem(menu: Menu, itemId: string): ItemPlace | undefined {
  for (const category of menu.categories) {
    const index = category.items.findIndex(({ id }) => id === itemId);
    const item = category.items[index];
    if (item) return { category, item, index };
  }
  return undefined;
}

/** A category of the menu with all its items, or one item. */
export type MenuPart = { kind: 'category'; categoryId: string } | { kind: 'item'; itemId: string };

/** The name of a part; undefined if it is not on the menu (any more). */
export function nameOfPart(menu: Menu, part: MenuPart): string | undefined {
  return part.kind === 'item'
    ? findItem(menu, part.itemId)?.item.name
    : menu.categories.find(({ id }) => id === part.categoryId)?.name;
}

/** Whether a line sells a part of the menu. */
export function isOfPart(part: MenuPart, line: { itemId: string; categoryId: string }): boolean {
  return part.kind === 'item' ? part.itemId === line.itemId : part.categoryId === line.categoryId;
}

/** The modifiers of an item, in the item's order; unknown ids are omitted. */
export function modifiersOf(menu: Menu, item: Item): Modifier[] {
  return item.modifierIds.flatMap((id) => menu.modifiers.find((modifier) => modifier.id === id) ?? []);
}
