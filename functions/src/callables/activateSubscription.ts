import { callable } from '../callable.ts';
import { activateSubscription as activate } from '../services/activation.ts';

/** See `calls.activateSubscription`. */
export const activateSubscription = callable(
  'activateSubscription',
  async ({ subscriptionId, orderId }, { world, owner }) => ({
    subscription: await activate(world, { owner, subscriptionId, orderId }),
  }),
);
