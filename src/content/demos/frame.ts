import { orders } from './week.ts';

export const frame = {
  reset: 'Reset',
  resetLabel: 'Reset the demo: every demo goes back to its sample data',
  resetDone: 'Everything is back to how it started.',
  /** Labels of the truck's place and time. */
  standing: (spot: string, day: string, hour: string) => `${spot}, ${day}, ${hour}`,
  free: 'Free',
  added: (price: string) => `+${price}`,
  online: 'All synced',
  syncing: (count: number) => `Syncing ${orders(count)}`,
  airplane: 'Airplane mode',
  airplaneWaiting: (count: number) => `Airplane mode: ${orders(count)} waiting`,
} as const;
