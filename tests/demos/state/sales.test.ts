import { describe, expect, it } from 'vitest';
import { bestSellers, takingsBy, takingsOf, type SalesQuestion } from '#demos/state/sales.ts';
import { favoriteExtras } from '#demos/state/extras.ts';
import { changeItem, removeItem } from '#demos/state/menuEdits.ts';
import { quickSale } from '#demos/state/quickSale.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { sampleState } from '#demos/state/sampleState.ts';
import {
  changeShift,
  editCart,
  editMenu,
  placeOrder,
  soldOrders,
  type StateUpdate,
} from '#demos/state/demoState.ts';

const allDay = { from: 0, to: 23 };

/** Two tacos with guacamole and a cold brew on Tuesday noon; a cold brew on Saturday evening at the market. */
const steps: StateUpdate[] = [
  editCart(() => [
    { id: '1', itemId: 'asada', modifierIds: ['guacamole'], quantity: 2 },
    { id: '2', itemId: 'coldBrew', modifierIds: [], quantity: 1 },
  ]),
  placeOrder('noon'),
  changeShift({ spotId: 'lantern', day: 'sat', hour: 19 }),
  editCart(() => [{ id: '3', itemId: 'coldBrew', modifierIds: ['oatMilk'], quantity: 1 }]),
  placeOrder('evening'),
];
const orders = soldOrders(steps.reduce((state, step) => step(state), sampleState));

function ask(question: Partial<SalesQuestion>, menu: typeof sampleState.menu = sampleMenu) {
  const heaps = takingsBy(
    orders,
    menu,
    { subject: { kind: 'everything' }, hours: allDay, ...question },
    () => '',
  );
  return takingsOf(heaps, '');
}

describe('sales', () => {
  it('of an item or a category include only its lines', () => {
    expect(ask({ subject: { kind: 'item', itemId: 'coldBrew' } })).toMatchObject({
      orders: 2,
      revenue: 475 + 550,
    });
    expect(ask({ subject: { kind: 'category', categoryId: 'tacos' } })).toMatchObject({
      orders: 1,
      items: 2,
    });
  });

  it('keep the category of an item that is no longer on the menu', () => {
    const menu = removeItem(sampleMenu, 'coldBrew');
    expect(ask({ subject: { kind: 'category', categoryId: 'drinks' } }, menu).orders).toBe(2);
  });
});

describe('best sellers', () => {
  it('use the current name of an item', () => {
    const menu = changeItem(sampleMenu, 'asada', { name: 'Steak taco' });
    expect(bestSellers(orders, menu)[1]?.name).toBe('Steak taco');
  });

  it('count an order with two lines of the same item once', () => {
    const twice = placeOrder('twice')(
      editCart(() => [
        { id: '1', itemId: 'asada', modifierIds: [], quantity: 1 },
        { id: '2', itemId: 'asada', modifierIds: ['salsa'], quantity: 1 },
      ])(sampleState),
    );
    expect(bestSellers(soldOrders(twice), sampleMenu)[0]).toMatchObject({ orders: 1, items: 2 });
  });
});

it('favorite extras are counted per item that they could have been added to', () => {
  expect(favoriteExtras(orders, sampleMenu).slice(0, 2)).toEqual([
    { id: 'guacamole', name: 'Guacamole', times: 2, share: 100 },
    { id: 'oatMilk', name: 'Oat milk', times: 1, share: 50 },
  ]);
});

describe('a quick sale', () => {
  it('of a menu without items sells nothing', () => {
    const empty = editMenu((menu) => ({ ...menu, categories: [] }))(sampleState);
    expect(quickSale('quick')(empty)).toBe(empty);
  });
});
