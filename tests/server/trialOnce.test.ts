import { describe, expect, it } from 'vitest';
import { priceList } from '#domain/priceList.ts';
import { trialUsed } from '#domain/errors.ts';
import { deleteAccount } from '#functions/account/deletion.ts';
import { statusOf } from '#functions/account/status.ts';
import { emptyOutbox } from '#functions/cancel/outbox.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { startSubscription } from './asShown.ts';
import {
  cancel,
  letWebhooksArrive,
  providerThatSays,
  server,
  startServerForEachTest,
  statusAtPayPal,
} from './eachServer.ts';
import { inbox, pay, recordOf, subscribe } from './subscribed.ts';
import { activate, newOwner, register, start } from './testServer.ts';

startServerForEachTest();

async function approvedBy(payerId: string, owner = newOwner()) {
  await register(server, {}, owner);
  const id = await start(server, owner);
  await server.approve(id);
  return { owner, id, context: { ...server, payments: providerThatSays({ payerId }) } };
}

const refused = expect.objectContaining({ code: 'checkout/details-failed', details: trialUsed });

/** A payer whose owner had the trial and then deleted the account. */
async function usedPayer() {
  const { owner, id, context } = await approvedBy('PAYER-1');
  await activate(context, owner, id);
  await deleteAccount(server, owner);
  await emptyOutbox(server);
}

describe('a payer who has had the free trial (R-TRIAL-ONCE)', () => {
  it.each(['the browser', 'a webhook'])('gets none with a new account; %s comes first', async (first) => {
    await usedPayer();
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

  it('does not take the trial of another payer, nor is it stored with the payer’s id', async () => {
    await usedPayer();
    const { owner, id, context } = await approvedBy('PAYER-2');
    expect(await activate(context, owner, id)).toMatchObject({ trialDays: priceList.Monthly.freeTrialDays });
    expect(JSON.stringify(await server.readCollection('Trials'))).not.toContain('PAYER');
  });
});

describe('the free trial of an owner whose record was removed', () => {
  const trialAt = async (owner: VerifiedOwner) => {
    const { subscriptionId } = (await startSubscription(server, { owner, plan: 'Yearly', code: null })) as {
      subscriptionId: string;
    };
    const checkouts = Object.values(await server.readCollection('Checkouts'));
    return checkouts.find((checkout) => checkout['subscriptionId'] === subscriptionId)?.['trialDays'];
  };

  it.each<[string, (owner: VerifiedOwner) => VerifiedOwner]>([
    ['with the same account', (owner) => owner],
    ['with a new account at the same address', (owner) => ({ ...owner, uid: `${owner.uid}-again` })],
    ['with the same account at a new address', (owner) => ({ ...owner, email: `moved-${owner.email}` })],
  ])('is not given again %s (R-TRIAL-ONCE, R-ACCESS-ACCOUNT)', async (_what, change) => {
    const { owner } = await subscribe(server);
    await server.store.delete({ collection: 'Subscriptions', id: owner.email });
    const again = await register(server, {}, change(owner));
    expect(await statusOf(server, again)).toMatchObject({ comeBack: { firstChargeAt: null } });
    expect(await trialAt(again)).toBe(0);
  });

  it('is not given to an owner with an imported record of a trial', async () => {
    const owner = await register(server);
    const place = { collection: 'Subscriptions', id: owner.email };
    const imported = { status: 'cancelled', subscriptionID: 'I-IMPORTED', charge_period: 'Monthly' };
    await server.store.set(place, { ...imported, email: owner.email });
    const id = await pay(server, owner);
    expect(await server.store.get(place)).toMatchObject({ subscriptionID: id, billing: { trial_days: 0 } });
    await server.store.delete(place);
    expect(await trialAt(owner)).toBe(0);
  });
});

describe('returning', () => {
  letWebhooksArrive();

  it('is possible while no plan is on sale for first-time owners, because returning owners get another plan', async () => {
    const { owner } = await subscribe(server);
    await cancel(owner);
    await server.settled();
    const ref = { collection: 'Plans', id: 'Monthly' };
    await server.store.update(ref, [{ path: ['paypal_plan_id'], value: 'P-GONE' }]);
    expect((await startSubscription(server, { owner, plan: 'Monthly', code: null })).outcome).toBe(
      'toApprove',
    );
    await server.store.update(ref, [{ path: ['paypal_plan_id'], value: null }]);
    await expect(start(server, await register(server))).rejects.toMatchObject({ code: 'plan/missing' });
    const id = await pay(server, owner);
    expect(await recordOf(server, owner)).toMatchObject({ subscriptionID: id, billing: { trial_days: 0 } });
  });
});

it('an owner with a running subscription cannot register again and gets that one (R-ACCESS-OWNER)', async () => {
  const { owner, id } = await subscribe(server);
  await expect(register(server, {}, owner)).rejects.toMatchObject({
    code: 'registration/already-subscribed',
  });
  expect(await startSubscription(server, { owner, plan: 'Yearly', code: null })).toMatchObject({
    outcome: 'recorded',
    subscription: { subscriptionId: id },
  });
});
