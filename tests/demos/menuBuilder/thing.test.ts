import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placedAs, standingOf, stepped, type Direction, type Thing } from '#demos/menuBuilder/thing.ts';
import type { Menu } from '#demos/world/menu.ts';
import { addItem, moveItem } from '#demos/world/menuEdits.ts';
import { sampleMenu } from '#demos/world/sampleMenu.ts';

const order = (menu: Menu) => menu.categories.map(({ id, items }) => [id, ...items.map((item) => item.id)]);
const item = (id: string): Thing => ({ kind: 'item', id });
const category = (id: string): Thing => ({ kind: 'category', id });

describe('one step', () => {
  it('takes an item up and down in its category', () => {
    const up = stepped(sampleMenu, item('churros'), 'up');
    expect(standingOf(up, item('churros'))).toEqual({ name: 'Churros', at: 2, of: 3, category: 'Sides' });
    expect(order(stepped(up, item('churros'), 'down'))).toEqual(order(sampleMenu));
  });

  it('takes an item sideways to the same height of the next category, or to its end', () => {
    const left = stepped(sampleMenu, item('horchata'), 'left');
    expect(standingOf(left, item('horchata'))).toMatchObject({ at: 2, of: 4, category: 'Sides' });
    const right = stepped(sampleMenu, item('mushroom'), 'right');
    expect(standingOf(right, item('mushroom'))).toMatchObject({ at: 4, of: 4, category: 'Dumplings' });
  });

  it('takes a category earlier and later with all its items', () => {
    const earlier = stepped(sampleMenu, category('drinks'), 'left');
    expect(earlier.categories.map(({ id }) => id)).toEqual(['tacos', 'dumplings', 'drinks', 'sides']);
    expect(standingOf(earlier, category('drinks'))).toEqual({ name: 'Drinks', at: 3, of: 4 });
  });

  it.each<[Thing, Direction]>([
    [item('alPastor'), 'up'],
    [item('alPastor'), 'left'],
    [item('limeade'), 'down'],
    [item('limeade'), 'right'],
    [category('tacos'), 'up'],
    [category('drinks'), 'right'],
    [item('gone'), 'up'],
  ])('of %j to the %s leaves the menu as it is', (thing, direction) => {
    expect(stepped(sampleMenu, thing, direction)).toBe(sampleMenu);
  });

  it('never loses or doubles anything, however often it is taken', () => {
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
          (menu, [thing, direction]) => stepped(menu, thing, direction),
          sampleMenu,
        );
        expect(names(end)).toEqual(names(sampleMenu));
      }),
    );
  });
});

it('a thing is put where another version of the menu has it, and what came meanwhile stays', () => {
  const dragged = moveItem(sampleMenu, 'fish', { categoryId: 'sides', index: 0 });
  const birria = { id: 'birria', name: 'Birria taco', price: 600, cost: 200, modifierIds: [] };
  const meanwhile = addItem(sampleMenu, 'tacos', birria);
  const result = placedAs(meanwhile, item('fish'), dragged);
  expect(standingOf(result, item('fish'))).toMatchObject({ at: 1, category: 'Sides' });
  expect(standingOf(result, item('birria'))).toMatchObject({ at: 4, of: 4, category: 'Tacos' });
});
