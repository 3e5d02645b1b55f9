import type { CartLine } from './cart.ts';
import type { Discount } from './discount.ts';
import type { Menu } from './menu.ts';
import type { Moment } from './moment.ts';
import { orderOf, type Order } from './order.ts';
import { priceCart, type Sale } from './pricing.ts';
import { findSpot } from './sampleSpots.ts';

/** The truck's spot and time; the visitor may change them. */
export interface Shift extends Moment {
  spotId: string;
}

/** An order that the server has not confirmed yet. */
export interface QueuedOrder {
  order: Order;
  /** `waiting` to leave the device, or `sent` and without a response yet. */
  state: 'waiting' | 'sent';
}

export interface DemoServer {
  /** In order of arrival; each id once. */
  orders: readonly Order[];
  /** How many times an order arrived again and was not stored. */
  repeats: number;
}

/** The state of all demos. Immutable: every update returns a new value. */
export interface DemoState {
  menu: Menu;
  discounts: readonly Discount[];
  shift: Shift;
  cart: readonly CartLine[];
  nextTicket: number;
  /** Whether 'Airplane mode' is on: nothing leaves the device. */
  airplane: boolean;
  /** Oldest first. */
  queue: readonly QueuedOrder[];
  server: DemoServer;
}

/** A pure function from one state to the next. Callers pass ids in. */
export type StateUpdate = (state: DemoState) => DemoState;

/** Edits the menu: `change(editMenu((menu) => removeItem(menu, id)))`. */
export function editMenu(edit: (menu: Menu) => Menu): StateUpdate {
  return (state) => ({ ...state, menu: edit(state.menu) });
}

/** Edits the cart: `change(editCart((cart) => addLine(cart, line)))`. */
export function editCart(edit: (cart: readonly CartLine[]) => readonly CartLine[]): StateUpdate {
  return (state) => ({ ...state, cart: edit(state.cart) });
}

export function switchDiscount(id: string, on: boolean): StateUpdate {
  return (state) => ({
    ...state,
    discounts: state.discounts.map((discount) => (discount.id === id ? { ...discount, on } : discount)),
  });
}

export function changeShift(shift: Partial<Shift>): StateUpdate {
  return (state) => ({ ...state, shift: { ...state.shift, ...shift } });
}

export function saleOf({ menu, discounts, cart, shift }: DemoState): Sale {
  return priceCart({ menu, discounts, cart, at: shift });
}

/**
 * Sells the cart: queues the order, online or not, and empties the cart. An empty cart, or an id that was already used (a
 * double tap), changes nothing.
 * @param id created once per tap.
 */
export function placeOrder(id: string): StateUpdate {
  return (state) => {
    const sale = saleOf(state);
    if (sale.lines.length === 0 || soldOrders(state).some((order) => order.id === id)) return state;
    const { spotId, day, hour } = state.shift;
    const order = orderOf(sale, { id, ticket: state.nextTicket, spot: findSpot(spotId), day, hour });
    return {
      ...state,
      cart: [],
      nextTicket: state.nextTicket + 1,
      queue: [...state.queue, { order, state: 'waiting' }],
    };
  };
}

/** Every order of the visitor, each once, oldest first, whether synced or not. */
export function soldOrders({ queue, server }: Pick<DemoState, 'queue' | 'server'>): Order[] {
  const known = new Set(server.orders.map(({ id }) => id));
  return [...server.orders, ...queue.map(({ order }) => order).filter(({ id }) => !known.has(id))];
}
