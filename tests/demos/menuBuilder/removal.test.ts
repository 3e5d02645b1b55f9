import { describe, expect, it } from 'vitest';
import { removalOf, type Removable } from '#demos/menuBuilder/removal.ts';
import { changeItem } from '#demos/state/menuEdits.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';

describe('a deletion', () => {
  it.each<Removable>([
    { kind: 'item', id: 'shrimp' },
    { kind: 'category', id: 'dumplings' },
    { kind: 'modifier', id: 'salsa' },
  ])('of %j is undone completely', (removable) => {
    const removal = removalOf(sampleMenu, removable)!;
    const without = removal.remove(sampleMenu);
    expect(JSON.stringify(without)).not.toContain(`"${removable.id}"`);
    const restored = removal.restore(without);
    expect(restored.categories).toEqual(sampleMenu.categories);
    expect(new Set(restored.modifiers)).toEqual(new Set(sampleMenu.modifiers));
  });

  it('undone later keeps the edits in between', () => {
    const removal = removalOf(sampleMenu, { kind: 'item', id: 'elote' })!;
    const meanwhile = changeItem(removal.remove(sampleMenu), 'churros', { price: 600 });
    const sides = removal.restore(meanwhile).categories[2]!;
    expect(sides.items.map(({ id, price }) => [id, price])).toEqual([
      ['elote', 500],
      ['cucumber', 450],
      ['churros', 600],
    ]);
  });

  it('of an entry that is not on the menu is undefined', () => {
    expect(removalOf(sampleMenu, { kind: 'item', id: 'gone' })).toBeUndefined();
    expect(removalOf(sampleMenu, { kind: 'category', id: 'gone' })).toBeUndefined();
    expect(removalOf(sampleMenu, { kind: 'modifier', id: 'gone' })).toBeUndefined();
  });
});
