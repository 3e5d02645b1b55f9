import { callable } from '../callable.ts';
import { redeemFreeCoupon as redeem } from '../services/freeSubscription.ts';

/** See `calls.redeemFreeCoupon`. */
export const redeemFreeCoupon = callable('redeemFreeCoupon', async ({ plan, code }, { world, owner }) => ({
  subscription: await redeem(world, { owner, plan, code }),
}));
