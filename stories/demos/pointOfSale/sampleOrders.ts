import type { CartLine } from '#demos/world/cart.ts';
import { sampleWorld } from '#demos/world/sampleWorld.ts';
import { saleOf, soldOrders, type World } from '#demos/world/world.ts';
import { sold } from '../support/sold.ts';

/** An order with extras, and a discount that holds on Tuesday at noon. */
export const tacoCart: readonly CartLine[] = [
  { id: 'a', itemId: 'alPastor', modifierIds: ['salsa', 'guacamole'], quantity: 2 },
  { id: 'b', itemId: 'pork', modifierIds: [], quantity: 1 },
];

/** The same, priced. */
export const tacoSale = saleOf({ ...sampleWorld, cart: tacoCart });

/** A world that has sold three orders. */
export const busyWorld: World = [
  sold({ id: 'one', itemId: 'coldBrew' }),
  sold({ id: 'two', itemId: 'asada', quantity: 3 }),
  sold({ id: 'three', itemId: 'pork', modifierIds: ['double'] }),
].reduce<World>((world, step) => step(world), sampleWorld);

/** Those three, oldest first. */
export const busyOrders = soldOrders(busyWorld);
