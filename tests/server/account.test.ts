import { describe, expect, it } from 'vitest';
import { formatMoney } from '#domain/money.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { compareWithProvider } from '#functions/jobs/compareWithProvider.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { requestChange } from './asShown.ts';
import { server, letWebhooksArrive, startServerForEachTest, cancel, statusAtPayPal } from './eachServer.ts';
import { account, inbox, recordOf, subscribe, daysToCharge } from './subscribed.ts';
import { newOwner, register } from './testServer.ts';

/** The monthly price of the order made by `subscribe`, and of one device more. */
const three = listedPrice('Monthly', 3);

startServerForEachTest();
letWebhooksArrive();

const failing = (id: string) => server.control('POST', `/subscriptions/${id}/fail`);
const repair = (id: string) => server.control('POST', `/subscriptions/${id}/repair`);

async function saleOf(owner: VerifiedOwner): Promise<string> {
  const [receipt] = (await account(server, owner)).receipts;
  return receipt?.transactionId ?? '';
}

/** Replaces the record by an imported one of the same subscription, and removes all documents of some collections. */
async function becomeImported({ email }: VerifiedOwner, id: string, without: readonly string[]) {
  const imported = { status: 'active', subscriptionID: id, charge_period: 'Monthly', email };
  await server.store.set({ collection: 'Subscriptions', id: email }, imported);
  for (const collection of without)
    for (const document of Object.keys(await server.readCollection(collection)))
      await server.store.delete({ collection, id: document });
}

describe('an account', () => {
  it('in its trial shows PayPal’s date of the first charge, and no receipt (R-ACCOUNT-FACTS)', async () => {
    const { owner, id } = await subscribe(server);
    const { nextBillingTime } = await server.payments.readSubscription(id);
    expect(await account(server, owner)).toMatchObject({
      state: 'trial',
      subscription: { subscriptionId: id, posDevices: 3, total: three.amount },
      nextCharge: {
        at: nextBillingTime?.toISOString(),
        amount: three.amount,
        currency: 'USD',
      },
      accessUntil: null,
      cancelledAt: null,
      failedPayment: null,
      waitingChange: null,
      receipts: [],
      providerUrl: `${server.paypalUrl}/myaccount/autopay/connect/${id}`,
      profile: { fullName: 'Ada Diner', restaurantName: 'Taco Tuesday', marketingConsent: false },
      comeBack: null,
    });
  });

  it('of a free subscription has no charge and no link to PayPal (R-ACCOUNT-FREE)', async () => {
    const owner = await register(server);
    await redeemFreeCoupon(server, { owner, plan: 'Monthly', code: 'FREE50' });
    expect(await account(server, owner)).toMatchObject({
      state: 'active',
      nextCharge: null,
      pauseOffers: [],
      providerUrl: null,
      receipts: [],
      comeBack: null,
    });
  });

  it.each([
    ['nothing but a status and a plan', { status: 'active', charge_period: 'Yearly' }],
    ['a status of its own', { status: 'TRIALING', subscriptionID: 7, billing: 'monthly' }],
    ['a longer name than can be entered', { status: 'active', customerName: 'A'.repeat(40) }],
    ['dates that are none', { status: 'cancelled', subscriptionDetails: { next_billing_time: 'soon' } }],
  ])('of an imported record with %s can be read', async (_what, record) => {
    const owner = newOwner();
    await server.store.set({ collection: 'Subscriptions', id: owner.email }, record);
    const { state, subscription } = await account(server, owner);
    expect(['active', 'ended']).toContain(state);
    expect(subscription.interval).toBe(subscription.planName === 'Yearly' ? 'year' : 'month');
  });
});

describe('an account that is opened before an event of PayPal arrives', () => {
  it('shows the change to which its owner has consented', async () => {
    const { owner, id } = await subscribe(server);
    server.webhooks.arrive = false;
    await requestChange(server, { owner, wanted: { plan: 'Monthly', posDevices: 4 } });
    await server.control('POST', `/subscriptions/${id}/consent`, {});
    expect(await account(server, owner)).toMatchObject({
      subscription: { posDevices: 4 },
      waitingChange: null,
    });
  });

  it('shows that a failed charge was paid', async () => {
    const { owner, id } = await subscribe(server);
    await server.advanceDays(daysToCharge);
    await failing(id);
    await server.advanceDays(31);
    await server.settled();
    expect((await account(server, owner)).state).toBe('paymentFailed');
    server.webhooks.arrive = false;
    await repair(id);
    expect((await account(server, owner)).state).toBe('active');
  });
});

it('a debt that is collected after the end is not called paid, and its refund says why', async () => {
  const { owner, id } = await subscribe(server);
  await failing(id);
  await server.advanceDays(daysToCharge + 40);
  await server.settled();
  await compareWithProvider(server);
  expect(await account(server, owner)).toMatchObject({ state: 'ended' });
  await repair(id);
  await server.settled();
  const texts = (await inbox(server, owner, formatMoney({ ...three, currency: 'USD' }))).map(
    ({ text }) => text,
  );
  expect(texts).toEqual([
    expect.stringContaining('PayPal collected this after your subscription ended'),
    expect.stringContaining('PayPal had collected this after your subscription ended'),
  ]);
  expect(texts.join()).not.toMatch(/is paid|Period|no longer paid for/u);
});

it('a movement of money refunded long before the import sends no e-mail', async () => {
  const { owner, id } = await subscribe(server);
  await server.advanceDays(daysToCharge);
  await server.control('POST', `/transactions/${await saleOf(owner)}/refund`, { amount: 1000 });
  await server.settled();
  server.advanceClock(31 * 24 * 60 * 60_000);
  await becomeImported(owner, id, ['Charges', 'mail']);
  await syncSubscription(server, id, { money: 'always' });
  expect((await account(server, owner)).receipts.map(({ kind }) => kind)).toContain('refund');
  expect(await inbox(server, owner, 'refund of')).toEqual([]);
});

describe('the comparison with the provider', () => {
  it('includes an imported record, which then has its price and its charges, and a receipt of the next one only', async () => {
    const { owner, id } = await subscribe(server);
    await server.advanceDays(daysToCharge);
    await becomeImported(owner, id, ['Charges', 'Checkouts', 'PayPalSubscriptions', 'mail']);
    await compareWithProvider(server);
    expect(await account(server, owner)).toMatchObject({
      state: 'active',
      subscription: { total: three.amount, posDevices: 3, planName: 'Monthly' },
      nextCharge: { amount: three.amount },
      receipts: [{ kind: 'charge', amount: three.amount }],
    });
    expect(await inbox(server, owner, '')).toEqual([]);
    await server.advanceDays(31);
    await compareWithProvider(server);
    expect(await inbox(server, owner, 'receipt')).toHaveLength(1);
  });

  it('leaves the rest to the next hour once this hour’s limit is reached', async () => {
    const { owner, id } = await subscribe(server);
    server.webhooks.arrive = false;
    await server.control('POST', `/subscriptions/${id}/cancel`);
    server.advanceClock(24 * 60 * 60_000);
    const hour = Math.floor(server.now().getTime() / 3_600_000);
    await server.store.set({ collection: 'RateLimits', id: `comparisons-${hour}` }, { count: 1_000 });
    await compareWithProvider(server);
    expect(await recordOf(server, owner)).toMatchObject({ status: 'active' });
    server.advanceClock(60 * 60_000);
    await compareWithProvider(server);
    expect(await recordOf(server, owner)).toMatchObject({ status: 'cancelled' });
  });
});

describe('cancelling', () => {
  it('in the trial takes effect at PayPal immediately, charges nothing and keeps the trial (R-CANCEL, R-DATA-STATUS)', async () => {
    const { owner, id } = await subscribe(server);
    const { nextCharge } = await account(server, owner);
    const answer = await cancel(owner, 'The season is over');
    expect(answer).toMatchObject({
      state: 'cancelled',
      accessUntil: nextCharge?.at,
      cancelledAt: expect.any(String),
      nextCharge: null,
    });
    expect(await statusAtPayPal(id)).toBe('CANCELLED');
    expect(await recordOf(server, owner)).toMatchObject({
      status: 'cancelled',
      cancellation: { reason: 'The season is over' },
    });
    const [mail] = await inbox(server, owner, 'canceled');
    expect(mail?.text).toContain('You won’t be charged again');
    await server.advanceDays(daysToCharge);
    expect(await account(server, owner)).toMatchObject({ state: 'ended', receipts: [] });
  });

  it('after a failed charge ends the access, as the question before it says (R-LEAVE-CONSEQUENCES)', async () => {
    const { owner, id } = await subscribe(server);
    await failing(id);
    await server.advanceDays(daysToCharge);
    await server.settled();
    expect((await account(server, owner)).state).toBe('paymentFailed');
    expect((await cancel(owner)).state).toBe('ended');
    expect((await inbox(server, owner, 'canceled'))[0]?.text).toContain(' plan has ended.');
  });

  it.each([
    ['Winter \uD83D', 'Winter'],
    ['\uDE00 Winter \u{1F600}', 'Winter \u{1F600}'],
    ['\uD83D', null],
  ])('stores no half of an emoji in the reason %j', async (given, stored) => {
    const owner = await register(server);
    await redeemFreeCoupon(server, { owner, plan: 'Monthly', code: 'FREE50' });
    await cancel(owner, given);
    expect((await recordOf(server, owner))['cancellation']).toMatchObject({ reason: stored });
  });

  it('a free subscription ends at once, sends PayPal no request, and each owner an e-mail (R-CANCEL)', async () => {
    // All free subscriptions have the same id.
    const owners = [await register(server), await register(server)];
    for (const owner of owners) {
      await redeemFreeCoupon(server, { owner, plan: 'Monthly', code: 'FREE50' });
      expect((await cancel(owner)).state).toBe('ended');
    }
    expect(await server.readCollection('Outbox')).toEqual({});
    for (const owner of owners) expect(await inbox(server, owner, 'canceled')).toHaveLength(1);
  });

  it('an imported record notifies PayPal too', async () => {
    const owner = newOwner();
    const { id } = await subscribe(server);
    const imported = { status: 'active', subscriptionID: id, charge_period: 'Monthly' };
    await server.store.set({ collection: 'Subscriptions', id: owner.email }, imported);
    expect(['cancelled', 'ended']).toContain((await cancel(owner)).state);
    expect(await statusAtPayPal(id)).toBe('CANCELLED');
  });
});
