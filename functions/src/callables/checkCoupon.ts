import { callable } from '../callable.ts';
import { findOfferFor } from '../services/coupons.ts';

/** See `calls.checkCoupon`. */
export const checkCoupon = callable('checkCoupon', async ({ code }, { context, owner }) => ({
  offer: await findOfferFor(context.store, code, owner),
}));
