import type { Menu } from '../state/menu.ts';
import { moveCategory, moveItem } from '../state/menuEdits.ts';

export interface MenuEntry {
  kind: 'item' | 'category';
  id: string;
}

export interface Position {
  name: string;
  /** Counted from 1. */
  at: number;
  of: number;
  /** Name of the item's category; undefined for a category. */
  category?: string;
}

/** The position of an item: its category and its index there, from 0. */
export interface ItemSlot {
  categoryId: string;
  index: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The position of an item; undefined if it is not on the menu. */
export function slotOf(menu: Menu, itemId: string): ItemSlot | undefined {
  const category = menu.categories.find(({ items }) => items.some(({ id }) => id === itemId));
  return category && { categoryId: category.id, index: category.items.findIndex(({ id }) => id === itemId) };
}

/** The announced position of an entry; undefined if it is not on the menu. */
export function positionOf(menu: Menu, { kind, id }: MenuEntry): Position | undefined {
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
 * Moves an entry by one position. An item moves up and down in its category, and left and right to the next category, at the
 * same index if possible; a category moves earlier (up, left) or later. At the edge, returns the same menu object.
 */
export function movedByOne(menu: Menu, { kind, id }: MenuEntry, direction: Direction): Menu {
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
  const neighbor = menu.categories[at + by];
  if (!neighbor) return menu;
  return moveItem(menu, id, {
    categoryId: neighbor.id,
    index: Math.min(slot.index, neighbor.items.length),
  });
}

/** Moves an entry to its position in another version of the menu, without any other change. */
export function movedLike(menu: Menu, { kind, id }: MenuEntry, model: Menu): Menu {
  if (kind === 'item') {
    const slot = slotOf(model, id);
    return slot ? moveItem(menu, id, slot) : menu;
  }
  const index = model.categories.findIndex((category) => category.id === id);
  return index === -1 ? menu : moveCategory(menu, id, index);
}
