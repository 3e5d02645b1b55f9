import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { priceList } from '#domain/priceList.ts';
import type { ProviderSubscription } from '#functions/payments/PaymentProvider.ts';
import { activateSubscription, finishCheckout } from '#functions/checkout/activation.ts';
import { findCheckoutOf } from '#functions/owners/recordPlace.ts';
import { checkoutRef, providerSubscriptionRef } from '#functions/documents/checkouts.ts';
import { StoreError } from '#functions/store/Store.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { expectInvariants } from './invariants/invariants.ts';
import { providerThatSays, server, startServerForEachTest, statusAtPayPal } from './eachServer.ts';
import { activate, newOwner, register, setCoupons, start, usesLeft } from './testServer.ts';

startServerForEachTest();

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();

const refusal = (code: string) => expect.objectContaining({ code });

/** An owner with a subscription that is on record. */
async function recorded(orderId: string | null = 'ORDER-1') {
  const owner = await register(server);
  const id = await start(server, owner);
  await server.approve(id);
  await activateSubscription(server, { owner, subscriptionId: id, orderId });
  return { owner, id };
}

describe('activating an approved subscription', () => {
  it('records every field of the specification, one e-mail and no password (R-LIMIT-SUFFIX, R-ACCESS-PASSWORD, R-DATA-SUBSCRIPTION, R-DATA-STATUS)', async () => {
    const owner = await register(server, { posDevices: 3 });
    const id = await start(server, owner);
    await server.approve(id);
    const confirmation = await activate(server, owner, id);

    const [entry] = await server.ledger();
    const record = await server.store.get({ collection: 'Subscriptions', id: owner.email });
    expect(record).toMatchObject({
      status: 'active',
      customerName: 'Ada Diner',
      subscriptionID: id,
      payer_id: expect.stringMatching(/^[A-Z0-9]+$/u),
      paypal_plan_id: entry?.plan_id,
      orderID: 'ORDER-1',
      restaurantName: expect.stringMatching(/^Taco Tuesday_[A-Za-z0-9]{10}$/u),
      charge_period: 'Monthly',
      last_charging_date: null,
      is_last_payment_successful: true,
      email: owner.email,
      branch_email: owner.email,
      google_sign_on: false,
      currency: 'USD',
      consents: { marketing: false, termsAccepted: true, dateAccepted: expect.any(Date) },
      payment_parts: {
        base_price: priceList.Monthly.prices.USD?.price,
        additional_devices: { quantity: 2, plan_id: entry?.plan_id },
      },
      subscriptionDetails: { next_billing_time: expect.any(String), create_time: expect.any(String) },
    });
    expect(record).not.toHaveProperty('password');
    expect(record).not.toHaveProperty('coupon');
    expect(confirmation).toMatchObject({
      planName: 'Monthly',
      total: listedPrice('Monthly', 3).amount,
      currency: 'USD',
      trialDays: 7,
    });
    expect(Object.values(await server.readCollection('mail'))).toEqual([
      expect.objectContaining({ to: [owner.email], created: expect.any(Date) }),
    ]);
  });

  it('keeps the first charge on the last day of the trial when PayPal still names today', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    const today = new Date().toISOString();
    const hasty = providerThatSays({ nextBillingTime: today });
    const confirmation = await activate({ ...server, payments: hasty }, owner, id);
    const record = await server.store.get({ collection: 'Subscriptions', id: owner.email });
    expect(record?.['subscriptionDetails']).toMatchObject({ next_billing_time: confirmation?.trialEndsAt });
    const { nextBillingTime } = await server.payments.readSubscription(id);
    expect(confirmation?.trialEndsAt).toBe(new Date(String(nextBillingTime)).toISOString());
  });

  it('makes one record, one e-mail and one redemption of twenty simultaneous activations (R-CHARGE-ONE)', async () => {
    const owner = await register(server);
    const id = await start(server, owner, { code: 'LAUNCH' });
    await server.approve(id);
    const discounted = listedPrice('Launch50', 3).amount;
    const answers = await Promise.all(Array.from({ length: 20 }, () => activate(server, owner, id)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ subscriptionId: id, planName: 'Launch50', total: discounted });
    expect(Object.keys(await server.readCollection('Subscriptions'))).toEqual([owner.email]);
    expect(Object.keys(await server.readCollection('mail'))).toHaveLength(1);
    expect(Object.keys(await server.readCollection('Redemptions'))).toHaveLength(1);
    expect(await usesLeft(server, 'LAUNCH')).toBe(49);
    await expectInvariants(server);
  });

  it('answers a recorded subscription even while PayPal is out of reach', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    const first = await activate(server, owner, id);
    const silent = {
      ...server.payments,
      readSubscription: () => Promise.reject(new Error('PayPal was asked again')),
    };
    expect(await activate({ ...server, payments: silent }, owner, id)).toEqual(first);
  });

  it('records what the coupon gave (R-DATA-SUBSCRIPTION)', async () => {
    const owner = await register(server, { posDevices: 1 });
    const id = await start(server, owner, { plan: 'Yearly', code: 'LAUNCH' });
    await server.approve(id);
    await activate(server, owner, id);
    expect(await server.store.get({ collection: 'Subscriptions', id: owner.email })).toMatchObject({
      coupon: {
        applied: true,
        code: 'LAUNCH',
        applied_date: expect.any(Date),
        is_free_coupon: false,
        plan_name: 'Launch50',
        original_plan: 'Yearly',
        discounted_price: listedPrice('Launch50').amount / 100,
      },
    });
  });

  it('refuses an invented id and writes nothing (R-CHECKOUT-DETAILS, R-CHARGE-READ-BACK)', async () => {
    const owner = await register(server);
    await expect(activate(server, owner, 'I-INVENTED0001')).rejects.toEqual(
      refusal('checkout/details-failed'),
    );
    expect(await server.readCollection('Subscriptions')).toEqual({});
  });

  it("refuses somebody else's subscription, leaves it alone, and its owner still gets it", async () => {
    const owner = await register(server);
    const thief = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    await expect(activate(server, thief, id)).rejects.toEqual(refusal('checkout/details-failed'));
    expect(await statusAtPayPal(id)).toBe('ACTIVE');
    expect(await server.readCollection('Outbox')).toEqual({});
    expect(await activate(server, owner, id)).toMatchObject({ subscriptionId: id });
  });

  it('gives one subscription to its owner when twenty others claim it at once', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    const thieves = Array.from({ length: 20 }, newOwner);
    const outcomes = await Promise.allSettled([owner, ...thieves].map((one) => activate(server, one, id)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', ...thieves.map(() => 'rejected')]);
    expect(Object.keys(await server.readCollection('Subscriptions'))).toEqual([owner.email]);
    expect(await statusAtPayPal(id)).toBe('ACTIVE');
    await expectInvariants(server);
  });

  it('keeps the first of two approved subscriptions and cancels the other at PayPal', async () => {
    const owner = await register(server, { posDevices: 1 });
    const first = await start(server, owner);
    const second = await start(server, owner, { plan: 'Yearly' });
    await server.approve(first);
    await server.approve(second);
    const confirmed = await Promise.all([activate(server, owner, first), activate(server, owner, second)]);
    expect(confirmed[0]).toEqual(confirmed[1]);
    const [kept] = Object.values(await server.readCollection('Subscriptions'));
    expect(await statusAtPayPal(kept?.['subscriptionID'] as string)).toBe('ACTIVE');
    const other = kept?.['subscriptionID'] === first ? second : first;
    expect(await statusAtPayPal(other)).toBe('CANCELLED');
    expect(Object.keys(await server.readCollection('mail'))).toHaveLength(1);
    await expectInvariants(server);
  });

  const total = listedPrice('Monthly', 3).amount;
  const charged = { currency: 'USD', interval: 'month', trialDays: 7, total } as const;
  it.each<[string, Partial<ProviderSubscription>]>([
    ['another plan', { providerPlanId: 'P-ANOTHER' }],
    ['another total', { billed: { ...charged, total: total - 1000 } }],
    ['another currency', { billed: { ...charged, currency: 'EUR' } }],
    ['another interval', { billed: { ...charged, interval: 'year' } }],
    ['another trial', { billed: { ...charged, trialDays: 0 } }],
    ['no plain charge', { billed: null }],
    ['a first charge in two years', { nextBillingTime: inDays(730) }],
    ['a first charge two days late', { nextBillingTime: inDays(9) }],
    ['a start in two years', { startTime: inDays(730) }],
  ])(
    'refuses and cancels an approved subscription of its own checkout with %s (R-CHARGE-READ-BACK)',
    async (_what, tampered) => {
      const owner = await register(server, { posDevices: 3 });
      const id = await start(server, owner);
      await server.approve(id);
      const payments = providerThatSays(tampered);
      await expect(activate({ ...server, payments }, owner, id)).rejects.toEqual(
        refusal('checkout/details-failed'),
      );
      expect(await statusAtPayPal(id)).toBe('CANCELLED');
      expect(await server.readCollection('Subscriptions')).toEqual({});
      expect(await server.readCollection('mail')).toEqual({});
      const checkouts = Object.values(await server.readCollection('Checkouts'));
      expect(checkouts.map(({ state }) => state)).toEqual(['rejected']);
    },
  );

  it('that is on record is not ended because it is read as something else', async () => {
    const { owner, id } = await recorded();
    const checkout = await findCheckoutOf(server, id);
    if (!checkout) throw new Error('the checkout is not found');
    const subscription = { ...(await server.payments.readSubscription(id)), billed: null };
    await expect(finishCheckout(server, { checkout, subscription, orderId: null })).rejects.toEqual(
      refusal('checkout/details-failed'),
    );
    expect(await statusAtPayPal(id)).toBe('ACTIVE');
    expect(await server.readCollection('Outbox')).toEqual({});
    expect(await server.store.get({ collection: 'Subscriptions', id: owner.email })).toMatchObject({
      status: 'active',
    });
  });

  it('whose record was removed is not recorded again', async () => {
    const { owner, id } = await recorded();
    await server.store.delete({ collection: 'Subscriptions', id: owner.email });
    await expect(activate(server, owner, id)).rejects.toEqual(refusal('checkout/details-failed'));
    expect(await server.readCollection('Subscriptions')).toEqual({});
  });

  it('that names a checkout which has another is ended when its browser tells of it first', async () => {
    const { owner, id } = await recorded();
    const checkoutId = String((await findCheckoutOf(server, id))?.id);
    const second = await start(server, await register(server));
    await server.approve(second);
    await server.store.set(providerSubscriptionRef(second), { checkout_id: checkoutId, uid: owner.uid });
    await server.store.delete(checkoutRef(String((await findCheckoutOf(server, second))?.id)));
    const payments = providerThatSays({ checkoutId });
    expect(await activate({ ...server, payments }, owner, second)).toMatchObject({ subscriptionId: id });
    expect(await statusAtPayPal(second)).toBe('CANCELLED');
    expect(await statusAtPayPal(id)).toBe('ACTIVE');
  });

  it('keeps the first order id it was told, and none where the browser has none', async () => {
    const { owner, id } = await recorded(null);
    const orderOf = async () =>
      (await server.store.get({ collection: 'Subscriptions', id: owner.email }))?.['orderID'];
    const tell = (orderId: string | null) =>
      activateSubscription(server, { owner, subscriptionId: id, orderId });
    await tell(null);
    expect(await orderOf()).toBe('');
    await tell('ORDER-1');
    await tell('ORDER-2');
    expect(await orderOf()).toBe('ORDER-1');
  });

  it('that a busy database kept from being recorded is not called wrong', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    const store = { ...server.store, transaction: () => Promise.reject(new StoreError('contention')) };
    await expect(activate({ ...server, store }, owner, id)).rejects.toEqual(refusal('contention'));
    expect(await activate(server, owner, id)).toMatchObject({ subscriptionId: id });
  });

  it("neither records nor cancels a subscription that names somebody else's checkout", async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    const payments = providerThatSays({ checkoutId: 'another' });
    await expect(activate({ ...server, payments }, owner, id)).rejects.toEqual(
      refusal('checkout/details-failed'),
    );
    expect(await statusAtPayPal(id)).toBe('ACTIVE');
  });

  it('says "not yet" while PayPal is finishing, and records it when asked again', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    await server.control('POST', '/faults', { on: 'approval', pendingReads: 4 });
    await server.approve(id);
    expect(await activate(server, owner, id)).toBeNull();
    expect(await server.readCollection('Subscriptions')).toEqual({});
    expect(await activate(server, owner, id)).toMatchObject({ subscriptionId: id });
  });

  it('says "not yet" while PayPal does not say who pays', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    const payments = providerThatSays({ payerId: null });
    expect(await activate({ ...server, payments }, owner, id)).toBeNull();
    expect(await server.readCollection('Subscriptions')).toEqual({});
  });

  it('waits out a short delay at PayPal by itself', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    await server.control('POST', '/faults', { on: 'approval', pendingReads: 2 });
    await server.approve(id);
    expect(await activate(server, owner, id)).toMatchObject({ subscriptionId: id });
  });

  it('refuses a subscription cancelled right after the approval', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    await server.control('POST', `/subscriptions/${id}/cancel`);
    await expect(activate(server, owner, id)).rejects.toEqual(refusal('checkout/details-failed'));
    expect(await server.readCollection('Subscriptions')).toEqual({});
  });

  it('lets a paid owner keep the discount when the coupon ran out meanwhile (R-COUPON-RACE-PAID)', async () => {
    await setCoupons(server, { LAUNCH: { applies_left: 2, plan_name: 'Launch50' } });
    const owners = [await register(server), await register(server)];
    const ids: string[] = [];
    for (const owner of owners) ids.push(await start(server, owner, { code: 'LAUNCH' }));
    for (const id of ids) await server.approve(id);
    await setCoupons(server, { LAUNCH: { applies_left: 1, plan_name: 'Launch50' } });
    const answers = await Promise.all(
      owners.map((owner, index) => activate(server, owner, ids[index] ?? '')),
    );
    const discounted = listedPrice('Launch50', 3).amount;
    expect(answers.map((answer) => answer?.total)).toEqual([discounted, discounted]);
    expect(await usesLeft(server, 'LAUNCH')).toBe(0);
    const overruns = Object.values(await server.readCollection('Redemptions')).map(({ overrun }) => overrun);
    expect(new Set(overruns)).toEqual(new Set([false, true]));
    expect(overruns).toHaveLength(2);
    expect(server.lines.some((line) => line.includes('"overrun":true'))).toBe(true);
  });

  it('records a checkout that another one has replaced when that is the one approved', async () => {
    const owner = await register(server, { posDevices: 2 });
    const monthly = await start(server, owner);
    await start(server, owner, { plan: 'Yearly' });
    await server.approve(monthly);
    expect(await activate(server, owner, monthly)).toMatchObject({
      planName: 'Monthly',
      total: listedPrice('Monthly', 2).amount,
    });
  });

  it('records the devices that were paid for, not those registered since', async () => {
    const owner = await register(server, { posDevices: 1 });
    const id = await start(server, owner);
    await register(server, { posDevices: 10 }, owner);
    await server.approve(id);
    expect(await activate(server, owner, id)).toMatchObject({
      posDevices: 1,
      total: listedPrice('Monthly').amount,
    });
  });

  it('fails closed with words of its own when PayPal cannot be reached', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    await server.control('POST', '/faults', {
      on: 'request',
      method: 'GET',
      path: '/v1/billing/subscriptions/*',
      status: 422,
    });
    const failed = await activate(server, owner, id).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(AppError);
    expect(failed).toEqual(refusal('checkout/details-failed'));
    expect(await activate(server, owner, id)).toMatchObject({ subscriptionId: id });
  });
});
