import type { CartLine } from './cart.ts';
import type { Discount } from './discount.ts';
import type { Ledger } from './ledger.ts';
import type { Menu } from './menu.ts';
import type { Moment } from './moment.ts';
import { orderOf, type Order } from './order.ts';
import { priceCart, type Sale } from './pricing.ts';
import { findSpot } from './sampleSpots.ts';

/** Where and when the truck stands; the visitor may change it. */
export interface Shift extends Moment {
  spotId: string;
}

/** An order the device still keeps because the server has not confirmed it. */
export interface QueuedOrder {
  order: Order;
  /** `waiting` to leave the device, or `sent` and not yet answered. */
  state: 'waiting' | 'sent';
}

/** The whole demo business. One value, never changed in place; every step makes the next one. */
export interface World {
  menu: Menu;
  discounts: readonly Discount[];
  shift: Shift;
  cart: readonly CartLine[];
  /** The number the next order gets. */
  nextTicket: number;
  /** 'Airplane mode': nothing leaves the device. */
  airplane: boolean;
  /** Oldest first. */
  queue: readonly QueuedOrder[];
  server: Ledger;
}

/** One step of the world: takes it as it is and answers with what it becomes. Pure; ids come in from outside. */
export type Step = (world: World) => World;

/** The step that edits the menu: `change(editMenu((menu) => removeItem(menu, id)))`. */
export function editMenu(edit: (menu: Menu) => Menu): Step {
  return (world) => ({ ...world, menu: edit(world.menu) });
}

/** The step that edits the cart: `change(editCart((cart) => addLine(cart, line)))`. */
export function editCart(edit: (cart: readonly CartLine[]) => readonly CartLine[]): Step {
  return (world) => ({ ...world, cart: edit(world.cart) });
}

/** The step that switches a discount on or off. */
export function switchDiscount(id: string, on: boolean): Step {
  return (world) => ({
    ...world,
    discounts: world.discounts.map((discount) => (discount.id === id ? { ...discount, on } : discount)),
  });
}

/** The step that moves the truck or its clock. */
export function changeShift(shift: Partial<Shift>): Step {
  return (world) => ({ ...world, shift: { ...world.shift, ...shift } });
}

/** What the cart costs here and now. */
export function saleOf({ menu, discounts, cart, shift }: World): Sale {
  return priceCart({ menu, discounts, cart, at: shift });
}

/**
 * The step that sells the cart: the order goes into the queue, signal or not, and the cart is empty. An empty cart, or
 * an id that was already used (a second tap), changes nothing.
 * @param id from `newId()`, made once per tap.
 */
export function placeOrder(id: string): Step {
  return (world) => {
    const sale = saleOf(world);
    if (sale.lines.length === 0 || soldOrders(world).some((order) => order.id === id)) return world;
    const { spotId, day, hour } = world.shift;
    const order = orderOf(sale, { id, ticket: world.nextTicket, spot: findSpot(spotId), day, hour });
    return {
      ...world,
      cart: [],
      nextTicket: world.nextTicket + 1,
      queue: [...world.queue, { order, state: 'waiting' }],
    };
  };
}

/** Every order the visitor has sold, each once, oldest first, whether the server knows it yet or not. */
export function soldOrders({ queue, server }: Pick<World, 'queue' | 'server'>): Order[] {
  const known = new Set(server.orders.map(({ id }) => id));
  return [...server.orders, ...queue.map(({ order }) => order).filter(({ id }) => !known.has(id))];
}
