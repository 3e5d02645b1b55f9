import { findItem, type Menu } from '../state/menu.ts';
import {
  addCategory,
  addItem,
  addModifier,
  attachModifier,
  removeCategory,
  removeItem,
  removeModifier,
} from '../state/menuEdits.ts';

export interface Removable {
  kind: 'item' | 'category' | 'modifier';
  id: string;
}

/** A deletion, and an undo that affects no other edit. */
export interface Removal {
  /** Name of the deleted entry. */
  name: string;
  /** The edit that deletes it. */
  remove: (menu: Menu) => Menu;
  /** The edit that restores the entry at its old position. */
  restore: (menu: Menu) => Menu;
}

/** Plans a deletion; undefined if the entry is not on the menu. */
export function removalOf(menu: Menu, { kind, id }: Removable): Removal | undefined {
  if (kind === 'item') return itemRemoval(menu, id);
  return kind === 'category' ? categoryRemoval(menu, id) : modifierRemoval(menu, id);
}

function itemRemoval(menu: Menu, id: string): Removal | undefined {
  const place = findItem(menu, id);
  return (
    place && {
      name: place.item.name,
      remove: (now) => removeItem(now, id),
      restore: (now) => addItem(now, place.category.id, place.item, place.index),
    }
  );
}

function categoryRemoval(menu: Menu, id: string): Removal | undefined {
  const index = menu.categories.findIndex((category) => category.id === id);
  const category = menu.categories[index];
  return (
    category && {
      name: category.name,
      remove: (now) => removeCategory(now, id),
      restore: (now) => addCategory(now, category, index),
    }
  );
}

function modifierRemoval(menu: Menu, id: string): Removal | undefined {
  const modifier = menu.modifiers.find((entry) => entry.id === id);
  const takers = menu.categories.flatMap(({ items }) =>
    items
      .filter(({ modifierIds }) => modifierIds.includes(id))
      .map((item) => ({ itemId: item.id, index: item.modifierIds.indexOf(id) })),
  );
  return (
    modifier && {
      name: modifier.name,
      remove: (now) => removeModifier(now, id),
      restore: (now) =>
        takers.reduce(
          (known, { itemId, index }) => attachModifier(known, itemId, id, index),
          addModifier(now, modifier),
        ),
    }
  );
}
