import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { exportData } from '#functions/account/exportData.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { subscriptions } from '#functions/documents/subscription.ts';
import { statusOf } from '#functions/account/status.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { firebaseAccounts } from '#operations/ops/accounts.ts';
import { account, inbox, pay, recordOf, subscribe, daysToCharge } from '../server/subscribed.ts';
import { startTestServer } from '../server/eachServer.ts';
import { register, type TestServer } from '../server/testServer.ts';
import { accountsOf } from './knownAccounts.ts';
import { runOn } from './opsOn.ts';

let server: TestServer;
let first: VerifiedOwner;
let id: string;
/** The first owner's account, which has changed its address since. */
let moved: VerifiedOwner;
/** The account that now has the first owner's former address. */
let next: VerifiedOwner;

beforeEach(async () => {
  server = await startTestServer();
  ({ owner: first, id } = await subscribe(server));
  moved = { ...first, email: `moved-${first.email}` };
  next = { ...first, uid: 'uid-next' };
});
afterEach(() => server.stop());

/** Runs the command with these accounts; returns its output. */
async function rehome(args: string[], known: VerifiedOwner[], answers: Record<string, boolean> = {}) {
  const accounts = accountsOf(...known);
  return (await runOn(server, ['rehome', ...args], { answers, accounts })).talk.said;
}

/** The first owner pays, leaves and subscribes again; returns the charge of the past subscription, and the present one. */
async function comeBack() {
  await server.advanceDays(daysToCharge);
  await syncSubscription(server, id, { money: 'always' });
  const [charge] = (await account(server, first)).receipts;
  await cancelSubscription(server, { owner: first, reason: null });
  return { charge: charge?.transactionId, again: await pay(server, first) };
}

async function refundThere(charge: string | undefined): Promise<void> {
  await server.control('POST', `/transactions/${charge}/refund`, {});
  await syncSubscription(server, id, { money: 'always' });
}

const audit = async () => Object.values(await server.readCollection('Audit'));
const under = (email: string) => server.store.get(subscriptions.ref(email));

describe('npm run ops -- rehome', () => {
  it('lists records under an address that their account no longer has', async () => {
    const settled = await subscribe(server);
    const gone = await subscribe(server);
    await server.store.set(subscriptions.ref('old@example.com'), {
      status: 'active',
      subscriptionID: 'I-OLD',
    });
    expect(await rehome([], [moved, next, settled.owner])).toEqual([
      `${first.email}  ${id}  its account has ${moved.email}`,
      `${gone.owner.email}  ${gone.id}  its account is gone`,
      '2 subscriptions are under an address of before',
    ]);
    expect(await audit()).toEqual([]);
  });

  it('moves a subscription to its account’s address, and both accounts continue (R-ACCESS-ACCOUNT)', async () => {
    await rehome([first.email.toUpperCase()], [moved, next], { 'the present address of its account': true });
    expect(await account(server, moved)).toMatchObject({
      state: 'trial',
      subscription: { subscriptionId: id },
    });
    expect(await recordOf(server, moved)).toMatchObject({ email: moved.email });
    const own = await pay(server, await register(server, {}, next));
    expect((await statusOf(server, next)).subscription).toMatchObject({ subscriptionId: own });
    await syncSubscription(server, id);
    expect((await statusOf(server, moved)).subscription).toMatchObject({ subscriptionId: id });
    expect(await audit()).toMatchObject([{ who: 'ada', command: 'rehome', subject: id, state: 'done' }]);
    expect(JSON.stringify(await audit())).not.toContain('@');
  });

  it('moves an ended subscription with its paid time, and a free one', async () => {
    await server.advanceDays(daysToCharge);
    await syncSubscription(server, id, { money: 'always' });
    await cancelSubscription(server, { owner: first, reason: null });
    const { accessUntil, receipts } = await account(server, first);
    await rehome([first.email], [moved, next], { 'Move ': true });
    expect(await account(server, moved)).toMatchObject({ state: 'cancelled', accessUntil, receipts });

    const free = await register(server);
    await redeemFreeCoupon(server, { owner: free, plan: 'Monthly', code: 'FREE50' });
    const away = { ...free, email: `moved-${free.email}` };
    await rehome([free.email], [away], { 'Move ': true });
    expect(await account(server, away)).toMatchObject({ subscription: { total: 0, couponCode: 'FREE50' } });
  });

  it('ends a subscription whose account is gone, keeps what bookkeeping needs, and frees the address', async () => {
    const { charge, again } = await comeBack();
    await rehome([first.email], [next], { 'is gone. End it at PayPal': true });
    expect((await server.ledger()).find((entry) => entry.id === again)).toMatchObject({
      status: 'CANCELLED',
    });
    expect(await under(first.email)).toBeUndefined();
    expect(Object.keys(await server.readCollection('Bookkeeping')).toSorted()).toEqual(
      [id, again].toSorted(),
    );
    await refundThere(charge);
    expect(await inbox(server, next, '')).toEqual([]);
    expect(await statusOf(server, next)).toMatchObject({ subscription: null });
  });

  it('gives a subscription whose account is gone to the named account, which keeps it with another address', async () => {
    await rehome([first.email, '--to', first.email], [next], { 'give it to the account': true });
    expect(await account(server, next)).toMatchObject({ subscription: { subscriptionId: id } });
    const away = { ...next, email: `away-${next.email}` };
    expect(await account(server, away)).toMatchObject({ subscription: { subscriptionId: id } });
    expect(JSON.stringify(await exportData(server, next))).toContain(id);
    expect((await statusOf(server, moved)).subscription).toBeNull();
  });

  it('neither ends nor moves a subscription whose account exists without a verified address', async () => {
    const unverified = { ...moved, verified: false };
    expect(await rehome([], [unverified])).toContainEqual(
      `${first.email}  ${id}  its account has no verified address`,
    );
    const asked = rehome([first.email], [unverified], { 'is gone. End it at PayPal': true });
    await expect(asked).rejects.toThrow('no verified address');
    expect(await under(first.email)).toMatchObject({ subscriptionID: id, status: 'active' });
  });

  it('takes past subscriptions along, so that the mail of a late refund goes to the present address', async () => {
    const { charge } = await comeBack();
    await rehome([first.email], [moved, next], { 'Move ': true });
    await refundThere(charge);
    expect(await inbox(server, moved, 'refund of')).toHaveLength(1);
    expect(await inbox(server, first, 'refund of')).toEqual([]);
  });

  it('gives a subscription to another account without the address for the books of the former one', async () => {
    const books = { uid: first.uid, email: 'books@example.com', asked: new Date(), confirmed: new Date() };
    await server.store.set(subscriptions.ref(first.email), { ...(await under(first.email)), books });
    await rehome([first.email, '--to', next.email], [moved, next], { 'Take ': true });
    await server.advanceDays(daysToCharge);
    await syncSubscription(server, id, { money: 'always' });
    expect(await inbox(server, next, 'receipt')).toHaveLength(1);
    expect(await inbox(server, { ...first, email: books.email }, '')).toEqual([]);
    expect((await account(server, next)).books).toBeNull();
  });

  it.each(['the account’s own', 'the given'])('keeps %s ended subscription as a past one', async (which) => {
    const other = await subscribe(server);
    const given = { owner: first, id };
    const [ended, running] = which === 'the given' ? [given, other] : [other, given];
    await cancelSubscription(server, { owner: ended.owner, reason: null });
    await rehome([first.email, '--to', other.owner.email], [other.owner], { 'give it to': true });
    expect(await account(server, other.owner)).toMatchObject({
      subscription: { subscriptionId: running.id },
    });
    expect(Object.keys(await server.readCollection('PastSubscriptions'))).toEqual([ended.id]);
    expect(await under(first.email)).toBeUndefined();
  });

  it('says so if there is nothing to settle, and changes nothing if the answer is no', async () => {
    expect(await rehome([first.email], [first])).toEqual(['It is where it belongs.']);
    await expect(rehome([first.email], [moved], { 'Move ': false })).rejects.toThrow('That was not done');
    expect(await under(first.email)).toMatchObject({ subscriptionID: id });
    expect(await audit()).toEqual([]);
  });

  it('refuses to leave an owner with two subscriptions, or with none', async () => {
    const other = await subscribe(server);
    const named = { 'give it to': true, 'Move ': true };
    const taken = { ...first, email: other.owner.email };
    await expect(rehome([first.email, '--to', other.owner.email], [other.owner], named)).rejects.toThrow(
      'another subscription that runs',
    );
    await expect(rehome([first.email], [taken], named)).rejects.toThrow('yet another account');
    await expect(rehome([first.email, '--to', 'nobody@example.com'], [moved])).rejects.toThrow('no account');
    await expect(rehome(['nobody@example.com'], [moved])).rejects.toThrow('There is no subscription');
    await server.store.set(subscriptions.ref('old@example.com'), {
      status: 'active',
      subscriptionID: 'I-OLD',
    });
    await expect(rehome(['old@example.com'], [moved])).rejects.toThrow('It was imported');
    expect(await under(first.email)).toMatchObject({ subscriptionID: id });
    expect(await under(other.owner.email)).toMatchObject({ subscriptionID: other.id });
  });
});

describe('accounts at Firebase', () => {
  const answering = (status: number) =>
    firebaseAccounts({ send: () => Promise.resolve({ status, body: null }) }, 'p');

  it('are looked up a hundred at a time, and count only with a verified address', async () => {
    const many = Array.from({ length: 101 }, (_, at) => ({ uid: `u${at}`, email: `u${at}@example.com` }));
    const [firstOne, ...others] = many;
    // Google may name an address as its holder wrote it.
    const written = accountsOf({ uid: 'u1', email: 'U1@Example.com' });
    expect(await written.withUids(['u1'])).toEqual([many[1]]);
    const known = accountsOf({ uid: 'u0', email: 'u0@example.com', verified: false }, ...others);
    expect(await known.withUids(many.map(({ uid }) => uid))).toEqual(others);
    expect(await known.withEmail(firstOne?.email ?? '')).toBeUndefined();
  });

  it('do not count as gone if they cannot be read', async () => {
    await expect(answering(403).withUids(['u0'])).rejects.toThrow('cannot be read: 403');
    await expect(firebaseAccounts(null, 'p').withEmail('a@example.com')).rejects.toThrow('credentials');
  });
});
