import { describe, expect, it } from 'vitest';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { findOfferFor } from '#functions/coupons/coupons.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { foundAtPayPal, server, startServerForEachTest } from './eachServer.ts';
import { account, subscribe } from './subscribed.ts';
import { activate, register, start } from './testServer.ts';

startServerForEachTest();

/** Approves, activates and cancels a subscription; returns the confirmation, or the code of the refusal. */
async function useAndLeave(owner: VerifiedOwner, id: string): Promise<string> {
  await server.approve(id);
  try {
    await activate(server, owner, id);
  } catch (error) {
    return (error as { code: string }).code;
  }
  await cancelSubscription(server, { owner, reason: null });
  return 'opened';
}

/** What PayPal would still bill, and the money it has kept. */
async function atPayPal(ids: string[]) {
  const entries = (await server.ledger()).filter(({ id }) => ids.includes(id));
  return entries.map(({ status, sales }) => ({
    status,
    kept: sales.reduce((sum, { kind, amount }) => sum + (kind === 'charge' ? amount : -amount), 0),
  }));
}

describe('a checkout’s promise is checked again when its approval is recorded', () => {
  it('one trial, however many checkouts were opened before it (R-CHECKOUT-PROMISE)', async () => {
    const owner = await register(server);
    const ids: string[] = [];
    for (const plan of ['Monthly', 'Yearly', 'Monthly', 'Yearly', 'Monthly'] as const) {
      ids.push(await start(server, owner, { plan }));
    }
    const outcomes: string[] = [];
    for (const id of ids) outcomes.push(await useAndLeave(owner, id));
    expect(outcomes).toEqual(['opened', ...Array.from({ length: 4 }, () => 'checkout/details-failed')]);
    expect(await atPayPal(ids)).toEqual(ids.map(() => ({ status: 'CANCELLED', kept: 0 })));
  });

  it('a start at the end of paid time that was refunded in the meantime (R-CHECKOUT-PROMISE)', async () => {
    server.webhooks.arrive = true;
    const { owner, id: former } = await subscribe(server, { plan: 'Yearly' });
    await server.advanceDays(20);
    await cancelSubscription(server, { owner, reason: null });
    const later = await start(server, owner, { plan: 'Yearly' });
    const [charge] = (await foundAtPayPal(former))?.sales ?? [];
    await server.control('POST', `/transactions/${charge?.id}/refund`, {});
    await server.settled();
    expect(await account(server, owner)).toMatchObject({ state: 'ended' });
    await server.approve(later);
    await expect(activate(server, owner, later)).rejects.toMatchObject({ code: 'checkout/details-failed' });
    await server.settled();
    expect(await atPayPal([later])).toEqual([{ status: 'CANCELLED', kept: 0 }]);
    // The owner may order again, on the present terms.
    const anew = await start(server, owner, { plan: 'Yearly' });
    await server.approve(anew);
    expect(await activate(server, owner, anew)).toMatchObject({
      total: listedPrice('Yearly', 3).amount,
      trialDays: 0,
    });
  });
});

it.each(['LAUNCH', 'FREE50'])(
  '%s is no offer for an owner who has used it, and says so when it is checked (R-COUPON-INVALID)',
  async (code) => {
    const owner = await register(server);
    const check = () => findOfferFor(server.store, code.toLowerCase(), owner);
    expect(await check()).toMatchObject({ code });
    if (code === 'FREE50') await redeemFreeCoupon(server, { owner, plan: 'Monthly', code });
    else await useAndLeave(owner, await start(server, owner, { code }));
    await expect(check()).rejects.toMatchObject({ code: 'coupon/invalid' });
    expect(await findOfferFor(server.store, code, await register(server))).toMatchObject({ code });
  },
);
