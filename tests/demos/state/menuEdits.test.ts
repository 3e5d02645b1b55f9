import { describe, expect, it } from 'vitest';
import { addLine, maxQuantity, setQuantity } from '#demos/state/cart.ts';
import { findItem, modifiersOf, type Menu } from '#demos/state/menu.ts';
import {
  addCategory,
  addItem,
  addModifier,
  attachModifier,
  changeItem,
  moveCategory,
  moveItem,
  removeCategory,
  removeItem,
  removeModifier,
} from '#demos/state/menuEdits.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';

const bun = { id: 'bun', name: 'Steamed bun', price: 400, cost: 90, modifierIds: [] };

function itemIds(menu: Menu, categoryId: string): string[] {
  return menu.categories.find(({ id }) => id === categoryId)?.items.map(({ id }) => id) ?? [];
}

describe('the menu', () => {
  it('adds a new item at the given position, or at the end', () => {
    expect(itemIds(addItem(sampleMenu, 'sides', bun), 'sides')).toEqual([
      'elote',
      'cucumber',
      'churros',
      'bun',
    ]);
    expect(itemIds(addItem(sampleMenu, 'sides', bun, 1), 'sides')).toEqual([
      'elote',
      'bun',
      'cucumber',
      'churros',
    ]);
  });

  it('does not take the same id twice', () => {
    expect(addItem(addItem(sampleMenu, 'sides', bun), 'tacos', bun).categories[0]?.items).toHaveLength(4);
  });

  it('moves an item within its category to the place it has afterwards', () => {
    const moved = moveItem(sampleMenu, 'alPastor', { categoryId: 'tacos', index: 2 });
    expect(itemIds(moved, 'tacos')).toEqual(['asada', 'fish', 'alPastor', 'mushroom']);
  });

  it('moves an item to another category', () => {
    const moved = moveItem(sampleMenu, 'elote', { categoryId: 'tacos', index: 0 });
    expect(itemIds(moved, 'tacos')[0]).toBe('elote');
    expect(itemIds(moved, 'sides')).toEqual(['cucumber', 'churros']);
  });

  it('keeps an item that is moved to an unknown category', () => {
    expect(moveItem(sampleMenu, 'elote', { categoryId: 'nowhere', index: 0 })).toBe(sampleMenu);
  });

  it('moves, adds and removes categories', () => {
    const moved = moveCategory(sampleMenu, 'drinks', 0);
    const added = addCategory(moved, { id: 'new', name: 'New', tone: 'peach', items: [] }, 1);
    expect(removeCategory(added, 'tacos').categories.map(({ id }) => id)).toEqual([
      'drinks',
      'new',
      'dumplings',
      'sides',
    ]);
  });

  it('changes one item and no other', () => {
    const changed = changeItem(sampleMenu, 'elote', { price: 600 });
    expect(findItem(changed, 'elote')?.item.price).toBe(600);
    expect(findItem(changed, 'churros')?.item).toEqual(findItem(sampleMenu, 'churros')?.item);
  });

  it('no longer finds a removed item', () => {
    expect(findItem(removeItem(sampleMenu, 'elote'), 'elote')).toBeUndefined();
  });
});

describe('a modifier', () => {
  const withHoney = addModifier(sampleMenu, { id: 'honey', name: 'Honey', price: 50, cost: 10 });

  function offered(menu: Menu, itemId: string): string[] {
    const place = findItem(menu, itemId);
    return place ? modifiersOf(menu, place.item).map(({ id }) => id) : [];
  }

  it("is offered with the item it is attached to, in the item's order", () => {
    expect(offered(attachModifier(withHoney, 'horchata', 'honey', 0), 'horchata')).toEqual([
      'honey',
      'large',
    ]);
  });

  it('is removed from every item when it is removed from the menu', () => {
    const menu = removeModifier(sampleMenu, 'large');
    expect([offered(menu, 'horchata'), offered(menu, 'coldBrew')]).toEqual([[], ['oatMilk']]);
  });
});

describe('the cart', () => {
  const line = { id: 'one', itemId: 'alPastor', modifierIds: ['salsa', 'cheese'], quantity: 1 };

  it('raises the quantity of an equal dish, whatever the order of its modifiers', () => {
    const cart = addLine([line], { ...line, id: 'two', modifierIds: ['cheese', 'salsa'] });
    expect(cart).toEqual([{ ...line, quantity: 2 }]);
  });

  it('keeps a dish with other modifiers apart', () => {
    expect(addLine([line], { ...line, id: 'two', modifierIds: ['salsa'] })).toHaveLength(2);
  });

  it('removes a line at 0 and stops at the maximum quantity', () => {
    expect(setQuantity([line], 'one', 0)).toEqual([]);
    expect(setQuantity([line], 'one', 500)[0]?.quantity).toBe(maxQuantity);
  });
});
