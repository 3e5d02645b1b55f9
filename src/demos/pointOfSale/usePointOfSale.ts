import { useState } from 'react';
import { formatAmount } from '#content/demos/money.ts';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { useFocusAfterRender } from '../frame/useFocusAfterRender.ts';
import { useAnnouncer } from '../frame/useAnnouncer.ts';
import { addLine, maxQuantity, setQuantity, withExtras } from '../state/cart.ts';
import type { Item } from '../state/menu.ts';
import type { Order } from '../state/order.ts';
import type { PricedLine } from '../state/pricing.ts';
import { useDemoState } from '../state/useDemoState.ts';
import { editCart, placeOrder, saleOf, soldOrders, type StateUpdate } from '../state/demoState.ts';
import { orderId } from './orderId.ts';
import type { Sync } from './SyncState.tsx';
import type { Tender } from './TenderPad.tsx';

export interface Receipt {
  order: Order;
  tender: Tender;
  /** The sync state of the order. */
  sync: Sync;
}

/** The state of the point of sale: the open category, the current order, and the receipt of the last one. */
export function usePointOfSale() {
  const { state, change } = useDemoState();
  const { said, say } = useAnnouncer();
  const focus = useFocusAfterRender();
  const [openId, setOpenId] = useState<string>();
  const [extrasOf, setExtrasOf] = useState<string>();
  const [paid, setPaid] = useState<{ id: string; tender: Tender }>();
  const sale = saleOf(state);
  const { categories } = state.menu;
  const order = soldOrders(state).find(({ id }) => id === paid?.id);
  const sync: Sync = state.queue.find((entry) => entry.order.id === paid?.id)?.state ?? 'synced';
  /** Changes the order, and says what changed with the new total, which is elsewhere on the screen. */
  const changeOrder = (step: StateUpdate, words: (total: string) => string) => {
    change(step);
    say(words(formatAmount(saleOf(step(state)).total)));
  };

  return {
    state,
    change,
    /** The open category; undefined if the menu has none. */
    category: categories.find(({ id }) => id === openId) ?? categories[0],
    sale,
    /** Id of the line whose extras are open. */
    extrasOf,
    receipt: order && paid ? { order, tender: paid.tender, sync } : undefined,
    /** Text of the live region. */
    said,
    onOpen: setOpenId,
    onPress: (item: Item) => {
      const line = { id: crypto.randomUUID(), itemId: item.id, modifierIds: [], quantity: 1 };
      setPaid(undefined);
      changeOrder(
        editCart((cart) => addLine(cart, line)),
        (total) => pointOfSale.saidAdded(item.name, total),
      );
    },
    onQuantity: ({ id, itemName }: PricedLine, asked: number) => {
      const quantity = Math.min(asked, maxQuantity);
      changeOrder(
        editCart((cart) => setQuantity(cart, id, quantity)),
        (total) => pointOfSale.saidQuantity(itemName, quantity, total),
      );
      if (quantity < 1) focus(orderId);
    },
    onExtrasOf: setExtrasOf,
    onExtras: (modifierIds: readonly string[]) => {
      if (extrasOf !== undefined) change(editCart((cart) => withExtras(cart, extrasOf, modifierIds)));
    },
    onClear: () => {
      changeOrder(
        editCart(() => []),
        () => pointOfSale.emptyOrder,
      );
      focus(orderId);
    },
    onPay: (tender: Tender) => {
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

export type PointOfSaleState = ReturnType<typeof usePointOfSale>;
