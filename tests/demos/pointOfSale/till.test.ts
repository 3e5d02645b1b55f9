import { describe, expect, it } from 'vitest';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { cashOffers } from '#demos/pointOfSale/cash.ts';
import { keyTag, ruleName, scheduleName } from '#demos/pointOfSale/discountWords.ts';
import { shiftTally } from '#demos/pointOfSale/shiftTally.ts';
import { withExtras } from '#demos/state/cart.ts';
import { findItem } from '#demos/state/menu.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { sampleState } from '#demos/state/sampleState.ts';
import { advanceSync } from '#demos/state/sync.ts';
import { changeShift, type DemoState } from '#demos/state/demoState.ts';
import { sold } from '#stories/demos/support/sold.ts';

describe('cash', () => {
  it.each([
    [1_450, [1_450, 1_500, 2_000, 5_000]],
    [2_000, [2_000, 5_000, 10_000]],
    [475, [475, 500, 1_000, 2_000]],
    [0, [0]],
    [12_010, [12_010, 12_100, 12_500, 13_000]],
  ])('for %d cents is offered as %j', (total, offers) => {
    expect(cashOffers(total)).toEqual(offers);
  });
});

describe('extras', () => {
  const line = { id: 'a', itemId: 'fish', modifierIds: [], quantity: 1 };

  it('change one line and leave the others unchanged', () => {
    const other = { ...line, id: 'b', itemId: 'asada' };
    expect(withExtras([line, other], 'a', ['salsa'])).toEqual([{ ...line, modifierIds: ['salsa'] }, other]);
  });

  it('merge two lines that become equal', () => {
    const plain = { ...line, id: 'b', modifierIds: ['cheese'], quantity: 2 };
    expect(withExtras([line, plain], 'b', [])).toEqual([{ ...line, quantity: 3 }]);
  });
});

describe('the text of a discount', () => {
  const [tacoTuesday, brewHour, , churroDeal] = sampleState.discounts;

  it('names its effect and its time', () => {
    expect(ruleName(tacoTuesday!, sampleMenu)).toBe('20% off Tacos');
    expect(scheduleName(tacoTuesday!)).toBe('Tuesday, 11\u00A0am to 2\u00A0pm');
    expect(ruleName(brewHour!, sampleMenu)).toBe('Buy one, get one free: Cold brew');
    expect(scheduleName(brewHour!)).toBe('Monday to Friday, 3\u00A0pm to 5\u00A0pm');
    expect(ruleName(churroDeal!, sampleMenu)).toBe('$1.00 off Churros');
    expect(scheduleName(churroDeal!)).toBe('Always');
  });

  it('still has a name after its item was removed from the menu', () => {
    expect(ruleName(churroDeal!, { categories: [], modifiers: [] })).toBe(
      '$1.00 off something no longer on the menu',
    );
  });

  it('lists days that are not consecutive one by one', () => {
    expect(pointOfSale.schedule(['mon', 'wed', 'sat'], 9, 9)).toBe(
      'Monday, Wednesday, Saturday, 9\u00A0am to 10\u00A0am',
    );
  });

  it.each([
    ['alPastor', 'tue', 12, '−20%'],
    ['alPastor', 'tue', 14, undefined],
    ['coldBrew', 'mon', 15, '2 for 1'],
    ['pork', 'sun', 20, '−$1.50'],
    ['churros', 'sun', 20, undefined],
  ] as const)('the key of %s on %s at %d says %s', (itemId, day, hour, tag) => {
    const { item, category } = findItem(sampleMenu, itemId)!;
    const { discounts } = sampleState;
    expect(keyTag(item, { categoryId: category.id, discounts, at: { day, hour } })).toBe(tag);
  });
});

it('the tally of an hour counts every order once, synced or not', () => {
  const sell = (id: string) => sold({ id, itemId: 'pork' });
  const steps = [
    sell('a'),
    advanceSync,
    sell('b'),
    changeShift({ hour: 13 }),
    sell('c'),
    changeShift({ hour: 12 }),
  ];
  const state = steps.reduce<DemoState>((now, step) => step(now), sampleState);
  expect(shiftTally(state)).toEqual({ orders: 2, total: 1_900, profit: 2 * (950 - 262 - 38 - 266) });
});
