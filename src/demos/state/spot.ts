export interface Spot {
  id: string;
  /** Street or square, fictional like the city. */
  name: string;
  /** The spot's position on the drawn plan, in the plan's units (see `plan`). */
  x: number;
  y: number;
  /** The spot owner's share of sales, in whole percent. */
  sharePercent: number;
  /** Share of the sales there that wages and fuel take, in whole percent: high where few people buy in many hours. */
  runningPercent: number;
}

/** Size of the city plan in its own units. */
export const plan = { width: 960, height: 640 } as const;
