import { callable } from '../callable.ts';
import { startSubscription as start } from '../services/startSubscription.ts';

/** See `calls.startSubscription`. */
export const startSubscription = callable(
  'startSubscription',
  ({ plan, code }, { world, checkSale, owner }) => start(world, checkSale, { owner, plan, code }),
);
