import { callable } from '../callable.ts';
import { activateSubscription as activate } from '../services/activation.ts';

/** See `calls.activateSubscription`. */
export const activateSubscription = callable(
  'activateSubscription',
  async ({ subscriptionId, orderId }, { context, owner }) => ({
    subscription: await activate(context, { owner, subscriptionId, orderId }),
  }),
);
