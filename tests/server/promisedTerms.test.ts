import { expect, it } from 'vitest';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { findOfferFor } from '#functions/coupons/coupons.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import { server, startServerForEachTest } from './eachServer.ts';
import { activate, register, start } from './testServer.ts';

startServerForEachTest();

it.each(['LAUNCH', 'FREE50'])(
  '%s is no offer for an owner who has used it, and says so when it is checked (R-COUPON-INVALID)',
  async (code) => {
    const owner = await register(server);
    const check = () => findOfferFor(server.store, code.toLowerCase(), owner);
    expect(await check()).toMatchObject({ code });
    if (code === 'FREE50') await redeemFreeCoupon(server, { owner, plan: 'Monthly', code });
    else {
      const id = await start(server, owner, { code });
      await server.approve(id);
      await activate(server, owner, id);
      await cancelSubscription(server, { owner, reason: null });
    }
    await expect(check()).rejects.toMatchObject({ code: 'coupon/invalid' });
    expect(await findOfferFor(server.store, code, await register(server))).toMatchObject({ code });
  },
);
