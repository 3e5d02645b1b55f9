import { editCart, placeOrder, type StateUpdate } from '#demos/state/demoState.ts';

/** A sale made before a story begins. */
export interface Sold {
  /** Any id; equal ids mean the same order. */
  id: string;
  itemId: string;
  quantity?: number;
}

export function sold({ id, itemId, quantity = 1 }: Sold): StateUpdate {
  return (state) => placeOrder(id)(editCart(() => [{ id, itemId, modifierIds: [], quantity }])(state));
}
