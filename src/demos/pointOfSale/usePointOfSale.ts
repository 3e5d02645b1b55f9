import { useState } from 'react';
import { exactly } from '#content/demos/money.ts';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { useFocusWish } from '../frame/useFocusWish.ts';
import { useSaid } from '../frame/useSaid.ts';
import { addLine, setQuantity } from '../world/cart.ts';
import type { Category, Item } from '../world/menu.ts';
import { newId } from '../world/newId.ts';
import type { Order } from '../world/order.ts';
import type { Sale } from '../world/pricing.ts';
import { useWorld } from '../world/useWorld.ts';
import { editCart, placeOrder, saleOf, soldOrders, type Step, type World } from '../world/world.ts';
import { withExtras } from './extras.ts';
import { orderId } from './orderId.ts';
import type { Sync } from './SyncState.tsx';
import type { Tender } from './TenderPad.tsx';

/** A sale that has just been made, while its receipt hangs out. */
export interface Receipt {
  order: Order;
  tender: Tender;
  sync: Sync;
}

/** Everything the till draws and answers to. */
export interface PointOfSaleState {
  world: World;
  change: (step: Step) => void;
  /** The open page of the menu; undefined while the menu has none. */
  category: Category | undefined;
  sale: Sale;
  /** Id of the line whose extras are open. */
  extrasOf: string | undefined;
  receipt: Receipt | undefined;
  /** What the live region reads out. */
  said: string;
  onOpen: (categoryId: string) => void;
  onPress: (item: Item) => void;
  onQuantity: (lineId: string, quantity: number) => void;
  onExtrasOf: (lineId: string | undefined) => void;
  onExtras: (modifierIds: string[]) => void;
  onClear: () => void;
  onPay: (tender: Tender) => void;
  onNext: () => void;
}

/** Decides what the till shows: the open page, the order being taken, and the receipt of the last one. */
export function usePointOfSale(): PointOfSaleState {
  const { world, change } = useWorld();
  const { said, say } = useSaid();
  const focus = useFocusWish();
  const [openId, setOpenId] = useState<string>();
  const [extrasOf, setExtrasOf] = useState<string>();
  const [paid, setPaid] = useState<{ id: string; tender: Tender }>();
  const sale = saleOf(world);
  const { categories } = world.menu;
  const order = soldOrders(world).find(({ id }) => id === paid?.id);
  const sync = world.queue.find((entry) => entry.order.id === paid?.id)?.state ?? 'synced';

  return {
    world,
    change,
    category: categories.find(({ id }) => id === openId) ?? categories[0],
    sale,
    extrasOf,
    receipt: order && paid ? { order, tender: paid.tender, sync } : undefined,
    said,
    onOpen: setOpenId,
    onPress: (item) => {
      const line = { id: newId(), itemId: item.id, modifierIds: [], quantity: 1 };
      const step = editCart((cart) => addLine(cart, line));
      setPaid(undefined);
      change(step);
      say(pointOfSale.saidAdded(item.name, exactly(saleOf(step(world)).total)));
    },
    onQuantity: (lineId, quantity) => {
      change(editCart((cart) => setQuantity(cart, lineId, quantity)));
      if (quantity < 1) focus(orderId);
    },
    onExtrasOf: setExtrasOf,
    onExtras: (modifierIds) => {
      if (extrasOf !== undefined) change(editCart((cart) => withExtras(cart, extrasOf, modifierIds)));
    },
    onClear: () => {
      change(editCart(() => []));
      focus(orderId);
    },
    onPay: (tender) => {
      const id = newId();
      const due = tender.kind === 'cash' ? exactly(tender.given - sale.total) : undefined;
      change(placeOrder(id));
      setPaid({ id, tender });
      say(pointOfSale.saidPaid(world.nextTicket, exactly(sale.total), due));
    },
    onNext: () => {
      setPaid(undefined);
      focus(orderId);
    },
  };
}
