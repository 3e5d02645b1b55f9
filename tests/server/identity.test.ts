import { describe, expect, it } from 'vitest';
import { statusOf } from '#functions/account/status.ts';
import { startSubscription } from '#functions/checkout/startSubscription.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { server, startServerForEachTest } from './eachServer.ts';
import { subscribe } from './subscribed.ts';
import { activate, register, start } from './testServer.ts';

startServerForEachTest();

const subscriptionOf = (email: string) => server.store.get({ collection: 'Subscriptions', id: email });

/** A registered owner, and the same owner after a change of address. */
async function registerAndMove() {
  const owner = await register(server);
  return { owner, moved: { ...owner, email: `moved-${owner.email}` } };
}

describe('an owner whose address changes', () => {
  it.each(['before paying', 'after paying'])('%s has one record, under the new address', async (when) => {
    const { owner, moved } = await registerAndMove();
    const id = await start(server, when === 'before paying' ? moved : owner);
    await server.approve(id);
    expect(await activate(server, moved, id)).toMatchObject({ subscriptionId: id });
    expect(await activate(server, moved, id)).toMatchObject({ subscriptionId: id });
    expect(await subscriptionOf(moved.email)).toMatchObject({ email: moved.email, subscriptionID: id });
    expect(await subscriptionOf(owner.email)).toBeUndefined();
  });

  it('during payment, and registers again, has only one record', async () => {
    const { owner, moved } = await registerAndMove();
    const id = await start(server, owner);
    await register(server, {}, moved);
    await server.approve(id);
    await syncSubscription(server, id);
    expect(await subscriptionOf(owner.email)).toMatchObject({ email: owner.email, subscriptionID: id });
    expect(await subscriptionOf(moved.email)).toBeUndefined();
    expect((await statusOf(server, moved)).subscription).toMatchObject({ subscriptionId: id });
    expect(await startSubscription(server, { owner: moved, plan: 'Monthly', code: null })).toMatchObject({
      outcome: 'recorded',
    });
  });
});

describe('the free trial', () => {
  it('is not given again to an owner who had it, even after the record was removed (R-TRIAL-ONCE)', async () => {
    const { owner } = await subscribe(server);
    await server.store.delete({ collection: 'Subscriptions', id: owner.email });
    expect(await statusOf(server, owner)).toMatchObject({ comeBack: { firstChargeAt: null } });
    await start(server, owner, { plan: 'Yearly' });
    const checkouts = Object.values(await server.readCollection('Checkouts'));
    expect(checkouts.map(({ trialDays }) => trialDays)).toEqual(expect.arrayContaining([0, 7]));
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
    ['with a new account at the same address', (owner) => ({ ...owner, uid: `${owner.uid}-again` })],
    ['with the same account at a new address', (owner) => ({ ...owner, email: `moved-${owner.email}` })],
  ])('is not given again %s (R-ACCESS-ACCOUNT)', async (_what, change) => {
    const { owner } = await subscribe(server);
    await server.store.delete({ collection: 'Subscriptions', id: owner.email });
    expect(await trialAt(await register(server, {}, change(owner)))).toBe(0);
  });

  it('is not given to an owner with an imported record of a trial', async () => {
    const owner = await register(server);
    const place = { collection: 'Subscriptions', id: owner.email };
    const imported = { status: 'cancelled', subscriptionID: 'I-IMPORTED', charge_period: 'Monthly' };
    await server.store.set(place, { ...imported, email: owner.email });
    const id = await start(server, owner);
    await server.approve(id);
    await activate(server, owner, id);
    expect(await server.store.get(place)).toMatchObject({ subscriptionID: id, billing: { trial_days: 0 } });
    await server.store.delete(place);
    expect(await trialAt(owner)).toBe(0);
  });
});

describe('an imported record without our fields', () => {
  it('does not lock its owner out', async () => {
    const owner = await register(server);
    await server.store.set(
      { collection: 'Subscriptions', id: owner.email },
      { status: 'active', subscriptionID: 'I-IMPORTED', charge_period: 'Yearly', currency: 'USD' },
    );
    expect((await statusOf(server, owner)).subscription).toMatchObject({
      planName: 'Yearly',
      interval: 'year',
    });
  });
});
