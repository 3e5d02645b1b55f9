/** A place where the truck may stand and sell. */
export interface Spot {
  id: string;
  /** Street or square, made up like the city. */
  name: string;
  /** Where it lies on the drawn plan, in the plan's own units (see `plan`). */
  x: number;
  y: number;
  /** Part of what is sold that goes to whoever owns the place, in whole percent. */
  sharePercent: number;
}

/** Size of the drawn city plan in its own units. */
export const plan = { width: 960, height: 640 } as const;
