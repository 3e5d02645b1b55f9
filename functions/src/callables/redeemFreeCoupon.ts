import { callable } from '../callable.ts';
import { redeemFreeCoupon as redeem } from '../services/freeSubscription.ts';

/** See `calls.redeemFreeCoupon`. */
export const redeemFreeCoupon = callable('redeemFreeCoupon', async ({ plan, code }, { context, owner }) => ({
  subscription: await redeem(context, { owner, plan, code }),
}));
