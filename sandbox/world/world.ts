import { positionsOf, visitorSwitches, type Positions } from '#simulator/visitor.ts';

export { cookieOf } from '#simulator/visitor.ts';

/**
 * The switches of the page `/__sandbox/world` with their positions, the usual one first. Each is a cookie of the visiting browser,
 * which the site and the simulator both get, so browsers side by side may differ.
 */
export const switches = {
  ...visitorSwitches,
  browser: ['ordinary', 'insideAnApp'],
  clock: ['right', 'ahead40Days', 'behind3Hours'],
} as const;

export type Switch = keyof typeof switches;

export type World = Positions<typeof switches>;

export const switchNames = Object.keys(switches) as Switch[];

export const worldOf = (cookies?: string): World => positionsOf(switches, cookies);
