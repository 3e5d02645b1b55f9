import { changeShift, editCart, placeOrder, type Shift, type StateUpdate } from '#demos/state/demoState.ts';

/** A sale made before a story begins. */
export interface Sold {
  /** Any id; the same id is the same order. */
  id: string;
  itemId: string;
  quantity?: number;
  modifierIds?: readonly string[];
  /** Spot and time, if other than the truck's. */
  shift?: Partial<Shift>;
}

/** The step that sells one line. */
export function sold({ id, itemId, quantity = 1, modifierIds = [], shift = {} }: Sold): StateUpdate {
  return (state) => {
    const there = changeShift(shift)(state);
    return placeOrder(id)(editCart(() => [{ id, itemId, modifierIds, quantity }])(there));
  };
}
