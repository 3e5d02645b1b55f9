import fc from 'fast-check';
import type { CartLine } from '#demos/state/cart.ts';
import type { Discount } from '#demos/state/discount.ts';
import type { Menu } from '#demos/state/menu.ts';
import { weekdays, type Moment } from '#demos/state/moment.ts';

const price = fc.integer({ min: 0, max: 5_000 });
const itemIds = ['a', 'b', 'c', 'd'] as const;
const modifierIds = ['m', 'n'] as const;

/** A menu of four items in two categories, at any price. */
export const menus: fc.Arbitrary<Menu> = fc
  .tuple(fc.array(price, { minLength: 12, maxLength: 12 }), fc.subarray([...modifierIds]))
  .map(([prices, taken]) => {
    const item = (id: string, index: number) => ({
      id,
      name: id,
      price: prices[index]!,
      cost: prices[index + 4]!,
      modifierIds: taken,
    });
    return {
      modifiers: modifierIds.map((id, index) => ({
        id,
        name: id,
        price: prices[8 + index]!,
        cost: prices[10 + index]!,
      })),
      categories: [
        { id: 'one', name: 'One', tone: 'orange', items: [item('a', 0), item('b', 1)] },
        { id: 'two', name: 'Two', tone: 'green', items: [item('c', 2), item('d', 3)] },
      ],
    };
  });

/** Any cart, including items that the menu no longer has. */
export const carts: fc.Arbitrary<CartLine[]> = fc
  .array(
    fc.record({
      itemId: fc.constantFrom(...itemIds, 'gone'),
      modifierIds: fc.subarray([...modifierIds, 'gone']),
      quantity: fc.integer({ min: 1, max: 6 }),
    }),
    { maxLength: 6 },
  )
  .map((lines) => lines.map((line, index) => ({ ...line, id: String(index) })));

export const moments: fc.Arbitrary<Moment> = fc.record({
  day: fc.constantFrom(...weekdays),
  hour: fc.integer({ min: 0, max: 23 }),
});

/** Any set of discounts, including absurd ones. */
export const discountSets: fc.Arbitrary<Discount[]> = fc
  .array(
    fc.record({
      name: fc.constant('Discount'),
      on: fc.boolean(),
      scope: fc.oneof(
        fc.record({ kind: fc.constant('category' as const), categoryId: fc.constantFrom('one', 'two') }),
        fc.record({ kind: fc.constant('item' as const), itemId: fc.constantFrom(...itemIds) }),
      ),
      rule: fc.oneof(
        fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: -50, max: 250 }) }),
        fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: -500, max: 9_000 }) }),
        fc.constant({ kind: 'buyOneGetOne' } as const),
      ),
      schedule: fc.option(
        fc.record({
          days: fc.subarray([...weekdays]),
          hours: fc.record({ from: fc.integer({ min: 0, max: 23 }), to: fc.integer({ min: 0, max: 23 }) }),
        }),
        { nil: undefined },
      ),
    }),
    { maxLength: 5 },
  )
  .map((list) => list.map((discount, index) => ({ ...discount, id: String(index) })));
