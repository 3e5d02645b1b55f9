import { callable } from '../callable.ts';
import { startSubscription as start } from '../services/startSubscription.ts';

/** See `calls.startSubscription`. */
export const startSubscription = callable('startSubscription', ({ plan, code }, { context, owner }) =>
  start(context, { owner, plan, code }),
);
