import { describe, expect, it } from 'vitest';
import { trialUsed } from '#domain/errors.ts';
import { deleteAccount } from '#functions/account/deletion.ts';
import { statusOf } from '#functions/account/status.ts';
import { emptyOutbox } from '#functions/cancel/outbox.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { providerThatSays, server, startServerForEachTest, statusAtPayPal } from './eachServer.ts';
import { inbox } from './subscribed.ts';
import { activate, newOwner, register, start } from './testServer.ts';

startServerForEachTest();

/** An owner who approves with this payer's account. */
async function approvedBy(payerId: string, owner = newOwner()) {
  await register(server, {}, owner);
  const id = await start(server, owner);
  await server.approve(id);
  return { owner, id, context: { ...server, payments: providerThatSays({ payerId }) } };
}

const refused = expect.objectContaining({ code: 'checkout/details-failed', details: trialUsed });

/** A payer whose owner had the trial and then deleted the account. */
async function usedPayer(payerId: string) {
  const { owner, id, context } = await approvedBy(payerId);
  await activate(context, owner, id);
  await deleteAccount(server, owner);
  await emptyOutbox(server);
}

describe('a payer who has had the free trial (R-TRIAL-ONCE)', () => {
  it.each(['the browser', 'a webhook'])('gets none with a new account; %s comes first', async (first) => {
    await usedPayer('PAYER-1');
    const { owner, id, context } = await approvedBy('PAYER-1');
    if (first === 'a webhook') await syncSubscription(context, id);
    await expect(activate(context, owner, id)).rejects.toEqual(refused);
    expect(await statusAtPayPal(id)).toBe('CANCELLED');
    expect(await server.readCollection('Subscriptions')).toEqual({});
    expect(await inbox(server, owner, 'couldn’t start')).toHaveLength(1);
    // The next order says what it charges, and is recorded.
    expect((await statusOf(server, owner)).comeBack).toEqual({ firstChargeAt: null });
    const again = await approvedBy('PAYER-1', owner);
    expect(await activate(again.context, owner, again.id)).toMatchObject({ trialDays: 0 });
  });

  it('does not take the trial of another payer, nor is it noted with the payer’s id', async () => {
    await usedPayer('PAYER-1');
    const { owner, id, context } = await approvedBy('PAYER-2');
    expect(await activate(context, owner, id)).toMatchObject({ trialDays: 7 });
    expect(JSON.stringify(await server.readCollection('Trials'))).not.toContain('PAYER');
  });

  it('is confirmed again for the subscription that has the trial', async () => {
    const { owner, id, context } = await approvedBy('PAYER-1');
    await activate(context, owner, id);
    await syncSubscription(context, id);
    expect(await activate(context, owner, id)).toMatchObject({ subscriptionId: id, trialDays: 7 });
  });
});
