import { describe, expect, it } from 'vitest';
import { addLine, maxQuantity, setQuantity } from '#demos/state/cart.ts';
import { findItem, modifiersOf, type Menu } from '#demos/state/menu.ts';
import { addItem, addModifier, attachModifier, moveItem } from '#demos/state/menuEdits.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';

const bun = { id: 'bun', name: 'Steamed bun', price: 400, cost: 90, modifierIds: [] };

describe('the menu', () => {
  it('does not take the same id twice', () => {
    expect(addItem(addItem(sampleMenu, 'sides', bun), 'tacos', bun).categories[0]?.items).toHaveLength(4);
  });

  it('keeps an item that is moved to an unknown category', () => {
    expect(moveItem(sampleMenu, 'elote', { categoryId: 'nowhere', index: 0 })).toBe(sampleMenu);
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
});

describe('the cart', () => {
  const line = { id: 'one', itemId: 'alPastor', modifierIds: ['salsa', 'cheese'], quantity: 1 };

  it('raises the quantity of an equal dish, whatever the order of its modifiers', () => {
    const cart = addLine([line], { ...line, id: 'two', modifierIds: ['cheese', 'salsa'] });
    expect(cart).toEqual([{ ...line, quantity: 2 }]);
  });

  it('removes a line at 0 and stops at the maximum quantity', () => {
    expect(setQuantity([line], 'one', 0)).toEqual([]);
    expect(setQuantity([line], 'one', 500)[0]?.quantity).toBe(maxQuantity);
  });
});
