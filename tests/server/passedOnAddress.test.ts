import { beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '#functions/account/account.ts';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { previewChange, withdrawChange } from '#functions/account/change/changeRequests.ts';
import { deleteAccount, finishDeletions } from '#functions/account/deletion.ts';
import { exportData } from '#functions/account/exportData.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import { registrationRef, type VerifiedOwner } from '#functions/documents/owner.ts';
import { subscriptions } from '#functions/documents/subscription.ts';
import { updateProfile } from '#functions/account/profile.ts';
import { statusOf } from '#functions/account/status.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { requestChange, startSubscription } from './asShown.ts';
import { server, startServerForEachTest, statusAtPayPal } from './eachServer.ts';
import { account, pay, subscribe } from './subscribed.ts';
import { activate, register, start } from './testServer.ts';

// An address passes from one account to another: a record belongs to an account, and is found by its address.

startServerForEachTest();

let first: VerifiedOwner;
let id: string;
/** The first owner's account, which has another address now. */
let moved: VerifiedOwner;
let next: VerifiedOwner;

beforeEach(async () => {
  ({ owner: first, id } = await subscribe(server));
  moved = { ...first, email: `moved-${first.email}` };
  next = { ...first, uid: 'uid-next' };
});

const recordUnder = (email: string) => server.store.get(subscriptions.ref(email));
const alerts = () => server.lines.filter((line) => line.includes('subscription of another account'));
const held = { code: 'registration/address-held' };

/** Makes the next holder register before the record appears under the address. */
async function registerNext(): Promise<void> {
  const record = await recordUnder(first.email);
  await server.store.delete(subscriptions.ref(first.email));
  await register(server, {}, next);
  if (record) await server.store.set(subscriptions.ref(first.email), record);
}

describe('the next account at an address', () => {
  it('does not see the subscription under it, which its owner still has (R-ACCESS-ACCOUNT, R-ACCESS-STATUS, R-HOME-SUBSCRIBED)', async () => {
    expect((await statusOf(server, next)).subscription).toBeNull();
    expect(await accountOf(server, next)).toBeNull();
    expect(await account(server, moved)).toMatchObject({ subscription: { subscriptionId: id } });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['cancel', () => cancelSubscription(server, { owner: next, reason: null })],
    [
      'preview a change',
      () => previewChange(server, { owner: next, wanted: { plan: 'Yearly', posDevices: 1 } }),
    ],
    ['change', () => requestChange(server, { owner: next, wanted: { plan: 'Yearly', posDevices: 1 } })],
    ['withdraw a change', () => withdrawChange(server, next)],
    [
      'rename',
      () =>
        updateProfile(server, {
          owner: next,
          profile: { fullName: 'Eve', restaurantName: 'Mine', marketingConsent: true },
        }),
    ],
  ])('cannot %s it', async (_what, act) => {
    const before = await recordUnder(first.email);
    await expect(act()).rejects.toMatchObject({ code: 'account/none' });
    expect(await recordUnder(first.email)).toEqual(before);
    expect(await statusAtPayPal(id)).toBe('ACTIVE');
  });

  it('does not export it (R-ACCESS-ACCOUNT)', async () => {
    const text = JSON.stringify(await exportData(server, next));
    for (const trace of [id, first.uid, 'Ada Diner', 'Taco Tuesday']) expect(text).not.toContain(trace);
  });

  it('does not delete it (R-ACCESS-ACCOUNT)', async () => {
    const before = await exportData(server, first);
    await deleteAccount(server, next);
    server.advanceClock(11 * 60_000);
    await finishDeletions(server);
    expect({ ...(await exportData(server, first)), exportedAt: null }).toEqual({
      ...before,
      exportedAt: null,
    });
    expect(await statusAtPayPal(id)).toBe('ACTIVE');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['register', () => register(server, {}, next)],
    ['open a checkout', () => startSubscription(server, { owner: next, plan: 'Yearly', code: null })],
    [
      'redeem a free coupon',
      () => redeemFreeCoupon(server, { owner: next, plan: 'Monthly', code: 'FREE50' }),
    ],
  ])('that wants to %s reads why it has to wait, and overwrites nothing', async (_what, act) => {
    await registerNext();
    const before = await recordUnder(first.email);
    await expect(act()).rejects.toMatchObject(held);
    expect(await recordUnder(first.email)).toEqual(before);
  });

  it('alerts an operator once, with the account ids only (R-ACCESS-ACCOUNT)', async () => {
    for (let time = 1; time <= 3; time += 1) await statusOf(server, next);
    await accountOf(server, next);
    expect(alerts()).toHaveLength(1);
    expect(alerts()[0]).toContain(first.uid);
    expect(alerts()[0]).toContain(next.uid);
  });

  it('keeps its data if the former account’s payment is approved late, which has no effect', async () => {
    const former = await register(server);
    const late = await start(server, former);
    const heir = { ...former, uid: 'uid-heir' };
    const own = await pay(server, await register(server, {}, heir));
    await server.approve(late);
    await syncSubscription(server, late);
    expect(await recordUnder(former.email)).toMatchObject({
      billing: { uid: heir.uid },
      subscriptionID: own,
    });
    expect(await statusAtPayPal(late)).toBe('CANCELLED');
    expect(await statusAtPayPal(own)).toBe('ACTIVE');
    const away = { ...former, email: `moved-${former.email}` };
    await expect(activate(server, away, late)).rejects.toMatchObject({ code: 'checkout/details-failed' });
  });

  it('has its own record, which names no account because it was imported', async () => {
    const { billing: _, ...imported } = (await recordUnder(first.email)) ?? {};
    await server.store.set(subscriptions.ref(first.email), imported);
    expect((await statusOf(server, next)).subscription).toMatchObject({ subscriptionId: id });
    expect(alerts()).toEqual([]);
  });
});

it('an account that has the address of another still has its own subscription, registered elsewhere', async () => {
  const other = await subscribe(server);
  const there = { ...other.owner, email: first.email };
  expect((await statusOf(server, there)).subscription).toMatchObject({ subscriptionId: other.id });
  await cancelSubscription(server, { owner: there, reason: null });
  expect(await statusAtPayPal(other.id)).toBe('CANCELLED');
  expect(await statusAtPayPal(id)).toBe('ACTIVE');
  expect(await server.store.get(registrationRef(other.owner.uid))).toMatchObject({
    email: other.owner.email,
  });
});
