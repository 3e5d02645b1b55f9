import { useState } from 'react';
import { formatAmount } from '#content/demos/money.ts';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { useFocusAfterRender } from '../frame/useFocusAfterRender.ts';
import { useAnnouncer } from '../frame/useAnnouncer.ts';
import { addLine, maxQuantity, setQuantity, withExtras } from '../state/cart.ts';
import type { Category, Item } from '../state/menu.ts';
import type { Order } from '../state/order.ts';
import type { PricedLine, Sale } from '../state/pricing.ts';
import { useDemoState } from '../state/useDemoState.ts';
import {
  editCart,
  placeOrder,
  saleOf,
  soldOrders,
  type StateUpdate,
  type DemoState,
} from '../state/demoState.ts';
import { orderId } from './orderId.ts';
import type { Sync } from './SyncState.tsx';
import type { Tender } from './TenderPad.tsx';

export interface Receipt {
  order: Order;
  tender: Tender;
  /** The sync state of the order. */
  sync: Sync;
}

export interface PointOfSaleState {
  state: DemoState;
  change: (step: StateUpdate) => void;
  /** The open category; undefined if the menu has none. */
  category: Category | undefined;
  sale: Sale;
  /** Id of the line whose extras are open. */
  extrasOf: string | undefined;
  receipt: Receipt | undefined;
  /** Text of the live region. */
  said: string;
  onOpen: (categoryId: string) => void;
  onPress: (item: Item) => void;
  onQuantity: (line: PricedLine, quantity: number) => void;
  onExtrasOf: (lineId: string | undefined) => void;
  onExtras: (modifierIds: string[]) => void;
  onClear: () => void;
  onPay: (tender: Tender) => void;
  onNext: () => void;
}

/** The state of the point of sale: the open category, the current order, and the receipt of the last one. */
export function usePointOfSale(): PointOfSaleState {
  const { state, change } = useDemoState();
  const { said, say } = useAnnouncer();
  const focus = useFocusAfterRender();
  const [openId, setOpenId] = useState<string>();
  const [extrasOf, setExtrasOf] = useState<string>();
  const [paid, setPaid] = useState<{ id: string; tender: Tender }>();
  const sale = saleOf(state);
  const { categories } = state.menu;
  const order = soldOrders(state).find(({ id }) => id === paid?.id);
  const sync = state.queue.find((entry) => entry.order.id === paid?.id)?.state ?? 'synced';
  /** Changes the order, and says what changed with the new total, which is elsewhere on the screen. */
  const changeOrder = (step: StateUpdate, words: (total: string) => string) => {
    change(step);
    say(words(formatAmount(saleOf(step(state)).total)));
  };

  return {
    state,
    change,
    category: categories.find(({ id }) => id === openId) ?? categories[0],
    sale,
    extrasOf,
    receipt: order && paid ? { order, tender: paid.tender, sync } : undefined,
    said,
    onOpen: setOpenId,
    onPress: (item) => {
      const line = { id: crypto.randomUUID(), itemId: item.id, modifierIds: [], quantity: 1 };
      setPaid(undefined);
      changeOrder(
        editCart((cart) => addLine(cart, line)),
        (total) => pointOfSale.saidAdded(item.name, total),
      );
    },
    onQuantity: ({ id, itemName }, asked) => {
      const quantity = Math.min(asked, maxQuantity);
      changeOrder(
        editCart((cart) => setQuantity(cart, id, quantity)),
        (total) => pointOfSale.saidQuantity(itemName, quantity, total),
      );
      if (quantity < 1) focus(orderId);
    },
    onExtrasOf: setExtrasOf,
    onExtras: (modifierIds) => {
      if (extrasOf !== undefined) change(editCart((cart) => withExtras(cart, extrasOf, modifierIds)));
    },
    onClear: () => {
      changeOrder(
        editCart(() => []),
        () => pointOfSale.emptyOrder,
      );
      focus(orderId);
    },
    onPay: (tender) => {
      const id = crypto.randomUUID();
      const due = tender.kind === 'cash' ? formatAmount(tender.given - sale.total) : undefined;
      change(placeOrder(id));
      setPaid({ id, tender });
      say(pointOfSale.saidPaid(state.nextTicket, formatAmount(sale.total), due));
    },
    onNext: () => {
      setPaid(undefined);
      focus(orderId);
    },
  };
}
