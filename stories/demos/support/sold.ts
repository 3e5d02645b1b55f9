import { changeShift, editCart, placeOrder, type Shift, type Step } from '#demos/world/world.ts';

/** What a visitor may have sold before a story begins. */
export interface Sold {
  /** Any id; the same id is the same order. */
  id: string;
  itemId: string;
  quantity?: number;
  modifierIds?: readonly string[];
  /** Where and when, if not where the truck stands. */
  shift?: Partial<Shift>;
}

/** The step that sells one line. */
export function sold({ id, itemId, quantity = 1, modifierIds = [], shift = {} }: Sold): Step {
  return (world) => {
    const there = changeShift(shift)(world);
    return placeOrder(id)(editCart(() => [{ id, itemId, modifierIds, quantity }])(there));
  };
}
