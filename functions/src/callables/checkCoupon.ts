import { callable } from '../callable.ts';
import { findOffer } from '../services/coupons.ts';

/** See `calls.checkCoupon`. */
export const checkCoupon = callable('checkCoupon', async ({ code }, { context }) => ({
  offer: await findOffer(context.store, code),
}));
