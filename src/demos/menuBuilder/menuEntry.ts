import { findItem, type Menu } from '../state/menu.ts';
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

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The announced position of an entry; undefined if it is not on the menu. */
export function positionOf(menu: Menu, { kind, id }: MenuEntry): Position | undefined {
  if (kind === 'category') {
    const index = menu.categories.findIndex((category) => category.id === id);
    const name = menu.categories[index]?.name;
    return name === undefined ? undefined : { name, at: index + 1, of: menu.categories.length };
  }
  const place = findItem(menu, id);
  if (!place) return undefined;
  const { category, item, index } = place;
  return { name: item.name, at: index + 1, of: category.items.length, category: category.name };
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
  const place = findItem(menu, id);
  if (!place) return menu;
  const { category, index } = place;
  if (direction === 'up' || direction === 'down') {
    const next = index + by;
    return next in category.items ? moveItem(menu, id, { categoryId: category.id, index: next }) : menu;
  }
  const neighbor = menu.categories[menu.categories.indexOf(category) + by];
  return neighbor ? moveItem(menu, id, { categoryId: neighbor.id, index }) : menu;
}

/** Moves an entry to its position in another version of the menu, without any other change. */
export function movedLike(menu: Menu, { kind, id }: MenuEntry, model: Menu): Menu {
  if (kind === 'item') {
    const place = findItem(model, id);
    return place ? moveItem(menu, id, { categoryId: place.category.id, index: place.index }) : menu;
  }
  const index = model.categories.findIndex((category) => category.id === id);
  return index === -1 ? menu : moveCategory(menu, id, index);
}
