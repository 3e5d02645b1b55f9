import { changeShift, editCart, placeOrder, type Shift, type StateUpdate } from '#demos/state/demoState.ts';

/** A sale made before a story begins. */
export interface Sold {
  /** Any id; equal ids mean the same order. */
  id: string;
  itemId: string;
  quantity?: number;
  modifierIds?: readonly string[];
  /** Spot and time; default: the truck's current ones. */
  shift?: Partial<Shift>;
}

export function sold({ id, itemId, quantity = 1, modifierIds = [], shift = {} }: Sold): StateUpdate {
  return (state) => {
    const there = changeShift(shift)(state);
    return placeOrder(id)(editCart(() => [{ id, itemId, modifierIds, quantity }])(there));
  };
}
