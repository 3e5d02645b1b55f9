import type { CartLine } from '#demos/state/cart.ts';
import { sampleState } from '#demos/state/sampleState.ts';
import { saleOf, soldOrders, type DemoState } from '#demos/state/demoState.ts';
import { sold } from '../support/sold.ts';

/** An order with extras, and a discount that applies on Tuesday at noon. */
export const tacoCart: readonly CartLine[] = [
  { id: 'a', itemId: 'alPastor', modifierIds: ['salsa', 'guacamole'], quantity: 2 },
  { id: 'b', itemId: 'pork', modifierIds: [], quantity: 1 },
];

/** The same order, priced. */
export const tacoSale = saleOf({ ...sampleState, cart: tacoCart });

/** A state with three sold orders. */
export const busyState: DemoState = [
  sold({ id: 'one', itemId: 'coldBrew' }),
  sold({ id: 'two', itemId: 'asada', quantity: 3 }),
  sold({ id: 'three', itemId: 'pork', modifierIds: ['double'] }),
].reduce<DemoState>((state, step) => step(state), sampleState);

/** Those three orders, oldest first. */
export const busyOrders = soldOrders(busyState);
