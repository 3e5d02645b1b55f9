import type { Menu } from '../world/menu.ts';
import { moveCategory, moveItem } from '../world/menuEdits.ts';

/** Something that has a place on the menu and can be moved. */
export interface Thing {
  kind: 'item' | 'category';
  id: string;
}

/** Where a thing stands, as it is read out. */
export interface Standing {
  name: string;
  /** Counted from 1. */
  at: number;
  of: number;
  /** Name of its category; a category has none. */
  category?: string;
}

/** The place of an item: its category and its index there, from 0. */
export interface ItemSlot {
  categoryId: string;
  index: number;
}

/** Which way a thing goes by one step. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/** The place of an item; undefined when it is not on the menu. */
export function slotOf(menu: Menu, itemId: string): ItemSlot | undefined {
  const category = menu.categories.find(({ items }) => items.some(({ id }) => id === itemId));
  return category && { categoryId: category.id, index: category.items.findIndex(({ id }) => id === itemId) };
}

/** Where a thing stands; undefined when it is not on the menu. */
export function standingOf(menu: Menu, { kind, id }: Thing): Standing | undefined {
  if (kind === 'category') {
    const index = menu.categories.findIndex((category) => category.id === id);
    const name = menu.categories[index]?.name;
    return name === undefined ? undefined : { name, at: index + 1, of: menu.categories.length };
  }
  const slot = slotOf(menu, id);
  const category = menu.categories.find((entry) => entry.id === slot?.categoryId);
  const item = slot && category?.items[slot.index];
  return item && { name: item.name, at: slot.index + 1, of: category.items.length, category: category.name };
}

/**
 * Moves a thing by one step. An item goes up and down in its category, and left and right to the next one, at the same
 * height if there is room; a category goes earlier (up, left) and later. At the edge the menu stays the same object.
 */
export function stepped(menu: Menu, { kind, id }: Thing, direction: Direction): Menu {
  const by = direction === 'up' || direction === 'left' ? -1 : 1;
  if (kind === 'category') {
    const next = menu.categories.findIndex((category) => category.id === id) + by;
    return next in menu.categories ? moveCategory(menu, id, next) : menu;
  }
  const slot = slotOf(menu, id);
  const at = menu.categories.findIndex((category) => category.id === slot?.categoryId);
  const category = menu.categories[at];
  if (!slot || !category) return menu;
  if (direction === 'up' || direction === 'down') {
    const index = slot.index + by;
    return index in category.items ? moveItem(menu, id, { categoryId: category.id, index }) : menu;
  }
  const neighbour = menu.categories[at + by];
  if (!neighbour) return menu;
  return moveItem(menu, id, {
    categoryId: neighbour.id,
    index: Math.min(slot.index, neighbour.items.length),
  });
}

/** Puts a thing where it stands in another version of the menu, and leaves everything else alone. */
export function placedAs(menu: Menu, { kind, id }: Thing, model: Menu): Menu {
  if (kind === 'item') {
    const slot = slotOf(model, id);
    return slot ? moveItem(menu, id, slot) : menu;
  }
  const index = model.categories.findIndex((category) => category.id === id);
  return index === -1 ? menu : moveCategory(menu, id, index);
}
