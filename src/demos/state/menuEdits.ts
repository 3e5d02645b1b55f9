import { findItem, type Category, type Item, type Menu, type Modifier } from './menu.ts';

/** A target index, counted after the entry is removed from its old position; a larger index means the end. */
type Index = number;

function without<T extends { id: string }>(list: readonly T[], id: string): T[] {
  return list.filter((entry) => entry.id !== id);
}

function placed<T>(list: readonly T[], entry: T, index: Index): T[] {
  return list.toSpliced(Math.max(0, index), 0, entry);
}

function changed<T extends { id: string }>(
  list: readonly T[],
  id: string,
  change: Partial<Omit<T, 'id'>>,
): T[] {
  return list.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
}

/** Adds a category, at the end by default. An existing id changes nothing. */
export function addCategory(menu: Menu, category: Category, index: Index = Infinity): Menu {
  if (menu.categories.some(({ id }) => id === category.id)) return menu;
  return { ...menu, categories: placed(menu.categories, category, index) };
}

export function changeCategory(
  menu: Menu,
  id: string,
  change: Partial<Pick<Category, 'name' | 'tone'>>,
): Menu {
  return { ...menu, categories: changed(menu.categories, id, change) };
}

export function moveCategory(menu: Menu, id: string, index: Index): Menu {
  const category = menu.categories.find((entry) => entry.id === id);
  if (!category) return menu;
  return { ...menu, categories: placed(without(menu.categories, id), category, index) };
}

/** Removes a category with its items. Past orders do not change. */
export function removeCategory(menu: Menu, id: string): Menu {
  return { ...menu, categories: without(menu.categories, id) };
}

function inCategory(menu: Menu, id: string, change: (items: readonly Item[]) => Item[]): Menu {
  return {
    ...menu,
    categories: menu.categories.map((category) =>
      category.id === id ? { ...category, items: change(category.items) } : category,
    ),
  };
}

/** Adds an item to a category, at the end by default. An existing id changes nothing. */
export function addItem(menu: Menu, categoryId: string, item: Item, index: Index = Infinity): Menu {
  if (findItem(menu, item.id)) return menu;
  return inCategory(menu, categoryId, (items) => placed(items, item, index));
}

/** Changes an item's name, price, cost or modifiers. */
export function changeItem(menu: Menu, id: string, change: Partial<Omit<Item, 'id'>>): Menu {
  const place = findItem(menu, id);
  return place ? inCategory(menu, place.category.id, (items) => changed(items, id, change)) : menu;
}

/** Moves an item within its category or to another one. An unknown item or category changes nothing. */
export function moveItem(menu: Menu, id: string, to: { categoryId: string; index: Index }): Menu {
  const place = findItem(menu, id);
  if (!place || !menu.categories.some((category) => category.id === to.categoryId)) return menu;
  const lifted = inCategory(menu, place.category.id, (items) => without(items, id));
  return inCategory(lifted, to.categoryId, (items) => placed(items, place.item, to.index));
}

/** Removes an item. Past orders do not change. */
export function removeItem(menu: Menu, id: string): Menu {
  const place = findItem(menu, id);
  return place ? inCategory(menu, place.category.id, (items) => without(items, id)) : menu;
}

/** Adds a modifier to the menu, not to any item. An existing id changes nothing. */
export function addModifier(menu: Menu, modifier: Modifier): Menu {
  if (menu.modifiers.some(({ id }) => id === modifier.id)) return menu;
  return { ...menu, modifiers: [...menu.modifiers, modifier] };
}

/** Changes a modifier's name, price or cost, for every item that offers it. */
export function changeModifier(menu: Menu, id: string, change: Partial<Omit<Modifier, 'id'>>): Menu {
  return { ...menu, modifiers: changed(menu.modifiers, id, change) };
}

export function removeModifier(menu: Menu, id: string): Menu {
  return {
    modifiers: without(menu.modifiers, id),
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => ({
        ...item,
        modifierIds: item.modifierIds.filter((modifierId) => modifierId !== id),
      })),
    })),
  };
}

/** Adds a modifier to an item; an existing one moves. */
export function attachModifier(menu: Menu, itemId: string, modifierId: string, index: Index): Menu {
  const place = findItem(menu, itemId);
  if (!place || !menu.modifiers.some(({ id }) => id === modifierId)) return menu;
  const others = place.item.modifierIds.filter((id) => id !== modifierId);
  return changeItem(menu, itemId, { modifierIds: placed(others, modifierId, index) });
}
