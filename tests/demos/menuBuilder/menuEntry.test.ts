import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  movedLike,
  positionOf,
  movedByOne,
  type Direction,
  type MenuEntry,
} from '#demos/menuBuilder/menuEntry.ts';
import type { Menu } from '#demos/state/menu.ts';
import { addItem, moveItem } from '#demos/state/menuEdits.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';

const order = (menu: Menu) => menu.categories.map(({ id, items }) => [id, ...items.map((item) => item.id)]);
const item = (id: string): MenuEntry => ({ kind: 'item', id });
const category = (id: string): MenuEntry => ({ kind: 'category', id });

describe('one step', () => {
  it('moves an item up and down in its category', () => {
    const up = movedByOne(sampleMenu, item('churros'), 'up');
    expect(positionOf(up, item('churros'))).toEqual({ name: 'Churros', at: 2, of: 3, category: 'Sides' });
    expect(order(movedByOne(up, item('churros'), 'down'))).toEqual(order(sampleMenu));
  });

  it('moves an item sideways to the same position of the next category, or to its end', () => {
    const left = movedByOne(sampleMenu, item('horchata'), 'left');
    expect(positionOf(left, item('horchata'))).toMatchObject({ at: 2, of: 4, category: 'Sides' });
    const right = movedByOne(sampleMenu, item('mushroom'), 'right');
    expect(positionOf(right, item('mushroom'))).toMatchObject({ at: 4, of: 4, category: 'Dumplings' });
  });

  it('moves a category earlier and later with all its items', () => {
    const earlier = movedByOne(sampleMenu, category('drinks'), 'left');
    expect(earlier.categories.map(({ id }) => id)).toEqual(['tacos', 'dumplings', 'drinks', 'sides']);
    expect(positionOf(earlier, category('drinks'))).toEqual({ name: 'Drinks', at: 3, of: 4 });
  });

  it.each<[MenuEntry, Direction]>([
    [item('alPastor'), 'up'],
    [item('alPastor'), 'left'],
    [item('limeade'), 'down'],
    [item('limeade'), 'right'],
    [category('tacos'), 'up'],
    [category('drinks'), 'right'],
    [item('gone'), 'up'],
  ])('of %j to the %s leaves the menu as it is (R-A11Y)', (entry, direction) => {
    expect(movedByOne(sampleMenu, entry, direction)).toBe(sampleMenu);
  });

  it('never loses or duplicates an entry, however often it moves', () => {
    const things = sampleMenu.categories.flatMap(({ id, items }) => [
      category(id),
      ...items.map((entry) => item(entry.id)),
    ]);
    const steps = fc.array(
      fc.tuple(fc.constantFrom(...things), fc.constantFrom<Direction>('up', 'down', 'left', 'right')),
      { maxLength: 40 },
    );
    const names = (menu: Menu) => order(menu).flat().toSorted();
    fc.assert(
      fc.property(steps, (list) => {
        const end = list.reduce<Menu>(
          (menu, [entry, direction]) => movedByOne(menu, entry, direction),
          sampleMenu,
        );
        expect(names(end)).toEqual(names(sampleMenu));
      }),
    );
  });
});

it('an entry keeps its position in another version of the menu, and later edits stay', () => {
  const dragged = moveItem(sampleMenu, 'fish', { categoryId: 'sides', index: 0 });
  const birria = { id: 'birria', name: 'Birria taco', price: 600, cost: 200, modifierIds: [] };
  const meanwhile = addItem(sampleMenu, 'tacos', birria);
  const result = movedLike(meanwhile, item('fish'), dragged);
  expect(positionOf(result, item('fish'))).toMatchObject({ at: 1, category: 'Sides' });
  expect(positionOf(result, item('birria'))).toMatchObject({ at: 4, of: 4, category: 'Tacos' });
});
