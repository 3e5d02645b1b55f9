import { callable } from '../callable.ts';
import { findOffer } from '../services/coupons.ts';

/** See `calls.checkCoupon`. */
export const checkCoupon = callable('checkCoupon', async ({ code }, { world }) => ({
  offer: await findOffer(world.store, code),
}));
