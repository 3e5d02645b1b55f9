import { sample } from '#content/demos/sample.ts';
import type { Discount } from './discount.ts';
import { sampleMenu } from './sampleMenu.ts';
import type { DemoState } from './demoState.ts';

const { discounts: names } = sample;

/** One discount of each kind: scheduled for a category, buy-one-get-one, an amount off a category, an item. */
export const sampleDiscounts: readonly Discount[] = [
  {
    id: 'tacoTuesday',
    name: names.tacoTuesday,
    on: true,
    scope: { kind: 'category', categoryId: 'tacos' },
    rule: { kind: 'percent', percent: 20 },
    schedule: { days: ['tue'], hours: { from: 11, to: 13 } },
  },
  {
    id: 'brewHour',
    name: names.brewHour,
    on: true,
    scope: { kind: 'item', itemId: 'coldBrew' },
    rule: { kind: 'buyOneGetOne' },
    schedule: { days: ['mon', 'tue', 'wed', 'thu', 'fri'], hours: { from: 15, to: 16 } },
  },
  {
    id: 'lateDumplings',
    name: names.lateDumplings,
    on: true,
    scope: { kind: 'category', categoryId: 'dumplings' },
    rule: { kind: 'amount', amount: 150 },
    schedule: { days: ['thu', 'fri', 'sat', 'sun'], hours: { from: 20, to: 21 } },
  },
  {
    id: 'churroDeal',
    name: names.churroDeal,
    on: false,
    scope: { kind: 'item', itemId: 'churros' },
    rule: { kind: 'amount', amount: 100 },
  },
];

/** The initial state, also after a reset: Tuesday noon on Mission Street. */
export const sampleState: DemoState = {
  menu: sampleMenu,
  discounts: sampleDiscounts,
  shift: { spotId: 'mission', day: 'tue', hour: 12 },
  cart: [],
  // After the orders that the sample history has of this day.
  nextTicket: 52,
  airplane: false,
  queue: [],
  server: { orders: [], repeats: 0 },
};

export function resetDemoState(): DemoState {
  return sampleState;
}
