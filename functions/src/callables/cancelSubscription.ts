import { callable } from '../callable.ts';
import { cancelSubscription as cancel } from '../services/cancelSubscription.ts';

/** See `calls.cancelSubscription`. */
export const cancelSubscription = callable('cancelSubscription', async ({ reason }, { context, owner }) => ({
  account: await cancel(context, { owner, reason }),
}));
