import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '#demos/state/cart.ts';
import type { Discount, DiscountRule } from '#demos/state/discount.ts';
import type { MenuPart } from '#demos/state/menu.ts';
import { orderOf } from '#demos/state/order.ts';
import { priceCart, sum } from '#demos/state/pricing.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { spots } from '#demos/state/sampleSpots.ts';
import { carts, discountSets, menus, moments } from './arbitraries.ts';

const tuesdayNoon = { day: 'tue', hour: 12 } as const;

function line(itemId: string, quantity = 1, modifierIds: string[] = []): CartLine {
  return { id: `${itemId}-${modifierIds.join('-')}`, itemId, modifierIds, quantity };
}

const tacos = { kind: 'category', categoryId: 'tacos' } as const;
const drinks = { kind: 'category', categoryId: 'drinks' } as const;

function discount(rule: DiscountRule, scope: MenuPart = tacos): Discount {
  return { id: 'd', name: 'Discount', on: true, rule, scope };
}

function sell(cart: CartLine[], ...discounts: Discount[]) {
  return priceCart({ menu: sampleMenu, discounts, cart, at: tuesdayNoon });
}

describe('for any menu, cart, discounts and hour', () => {
  const question = fc.record({ menu: menus, cart: carts, discounts: discountSets, at: moments });

  it('every amount is a whole number of cents and no total is below 0', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const sale = priceCart(asked);
        for (const part of [sale, ...sale.lines]) {
          for (const amount of [part.subtotal, part.discount, part.total, part.cost]) {
            expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
          }
          expect(part.total).toBe(part.subtotal - part.discount);
        }
      }),
    );
  });

  it('a discount never takes more than the items cost without their modifiers', () => {
    fc.assert(
      fc.property(question, (asked) => {
        for (const sold of priceCart(asked).lines) {
          expect(sold.discount).toBeLessThanOrEqual(sold.itemPrice * sold.quantity);
        }
      }),
    );
  });

  it('the sale is the sum of its lines, and each discount is named on its line', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const sale = priceCart(asked);
        for (const key of ['subtotal', 'discount', 'total', 'cost'] as const) {
          expect(sum(sale.lines, key)).toBe(sale[key]);
        }
        for (const sold of sale.lines) expect(sum(sold.discounts, 'amount')).toBe(sold.discount);
      }),
    );
  });

  it('buy one get one alone gives away exactly the cheaper half of each pair, in order of descending price', () => {
    fc.assert(
      fc.property(menus, carts, (menu, cart) => {
        const discounts = [discount({ kind: 'buyOneGetOne' }, { kind: 'category', categoryId: 'one' })];
        const sale = priceCart({ menu, cart, discounts, at: tuesdayNoon });
        const prices = sale.lines
          .filter(({ categoryId }) => categoryId === 'one')
          .flatMap(({ itemPrice, quantity }) => Array.from({ length: quantity }, () => itemPrice))
          .toSorted((one, other) => other - one);
        const free = prices.filter((_, index) => index % 2 === 1).reduce((total, price) => total + price, 0);
        expect(sale.discount).toBe(free);
      }),
    );
  });

  it('the profit of an order is its total minus ingredients, the share of the spot, wages and fuel', () => {
    fc.assert(
      fc.property(question, fc.constantFrom(...spots), (asked, spot) => {
        const order = orderOf(priceCart(asked), { id: 'o', ticket: 1, spot, ...asked.at });
        expect(order.profit).toBe(order.total - order.cost - order.share - order.running);
        expect(sum(order.lines, 'profit')).toBe(order.profit);
      }),
    );
  });
});

describe('a discount', () => {
  it.each([
    ['20 % of a 4.50 taco', { kind: 'percent', percent: 20 }, 90],
    ['33 % of it, half a cent rounded up', { kind: 'percent', percent: 33 }, 149],
    ['a dollar', { kind: 'amount', amount: 100 }, 100],
    ['more than it costs', { kind: 'amount', amount: 9_000 }, 450],
    ['more than all of it', { kind: 'percent', percent: 250 }, 450],
  ] as const)('takes off %s', (_, rule, off) => {
    expect(sell([line('alPastor')], discount(rule)).discount).toBe(off);
  });

  it('charges added modifiers in full', () => {
    expect(
      sell([line('alPastor', 1, ['guacamole'])], discount({ kind: 'percent', percent: 100 })).total,
    ).toBe(175);
  });

  it('applies to its item only', () => {
    const rule = discount({ kind: 'percent', percent: 50 }, { kind: 'item', itemId: 'horchata' });
    expect(sell([line('limeade'), line('horchata')], rule).discount).toBe(200);
  });

  it('does not apply outside its days and hours', () => {
    const late = {
      ...discount({ kind: 'percent', percent: 50 }, drinks),
      schedule: { days: ['tue'] as const, hours: { from: 13, to: 15 } },
    };
    expect(sell([line('horchata')], late).discount).toBe(0);
    expect(
      priceCart({
        menu: sampleMenu,
        discounts: [late],
        cart: [line('horchata')],
        at: { day: 'tue', hour: 13 },
      }).discount,
    ).toBe(200);
  });

  it('of three items at three for two, the third is charged and may have another discount', () => {
    const pairs = { ...discount({ kind: 'buyOneGetOne' }, drinks), id: 'pairs' };
    const dollar = { ...discount({ kind: 'amount', amount: 100 }, drinks), id: 'dollar' };
    expect(sell([line('horchata', 3)], pairs, dollar).lines[0]?.discounts).toEqual([
      { id: 'pairs', name: 'Discount', amount: 400 },
      { id: 'dollar', name: 'Discount', amount: 100 },
    ]);
  });
});
