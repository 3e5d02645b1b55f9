import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import type { PayPalSubscription } from '#functions/paypal/replies.ts';
import {
  activate,
  newOwner,
  openWorld,
  register,
  setCoupons,
  start,
  usesLeft,
  type TestWorld,
} from './world.ts';

let world: TestWorld;

beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.stop());

const refusal = (code: string) => expect.objectContaining({ code });

async function statusAtPayPal(id: string): Promise<string | undefined> {
  return (await world.ledger()).find((entry) => entry.id === id)?.status;
}

describe('activating an approved subscription', () => {
  it('records every field of the specification, one e-mail and no password', async () => {
    const owner = await register(world, { posDevices: 3 });
    const id = await start(world, owner);
    await world.approve(id);
    const confirmation = await activate(world, owner, id);

    const [entry] = await world.ledger();
    const record = await world.store.get({ collection: 'Subscriptions', id: owner.email });
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
      payment_parts: { base_price: 49, additional_devices: { quantity: 2, plan_id: entry?.plan_id } },
      subscriptionDetails: { next_billing_time: expect.any(String), create_time: expect.any(String) },
    });
    expect(record).not.toHaveProperty('password');
    expect(record).not.toHaveProperty('coupon');
    expect(confirmation).toMatchObject({ planName: 'Monthly', total: 5900, currency: 'USD', trialDays: 7 });
    expect(Object.values(await world.documents('mail'))).toEqual([
      expect.objectContaining({ to: [owner.email], created: expect.any(Date) }),
    ]);
  });

  it('keeps the first charge on the last day of the trial when PayPal still names today', async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    const today = new Date().toISOString();
    const hasty = {
      ...world.paypal,
      subscription: async (asked: string) => ({
        ...(await world.paypal.subscription(asked)),
        nextBillingTime: today,
      }),
    };
    const confirmation = await activate({ ...world, paypal: hasty }, owner, id);
    const record = await world.store.get({ collection: 'Subscriptions', id: owner.email });
    expect(record?.['subscriptionDetails']).toMatchObject({ next_billing_time: confirmation?.trialEndsAt });
    const { nextBillingTime } = await world.paypal.subscription(id);
    expect(confirmation?.trialEndsAt).toBe(new Date(String(nextBillingTime)).toISOString());
  });

  it('makes one record, one e-mail and one redemption of twenty simultaneous activations', async () => {
    const owner = await register(world);
    const id = await start(world, owner, { code: 'LAUNCH' });
    await world.approve(id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => activate(world, owner, id)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ subscriptionId: id, planName: 'Launch50', total: 3450 });
    expect(Object.keys(await world.documents('Subscriptions'))).toEqual([owner.email]);
    expect(Object.keys(await world.documents('mail'))).toHaveLength(1);
    expect(Object.keys(await world.documents('Redemptions'))).toHaveLength(1);
    expect(await usesLeft(world, 'LAUNCH')).toBe(4);
  });

  it('answers a recorded subscription even while PayPal is out of reach', async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    const first = await activate(world, owner, id);
    const silent = {
      ...world.paypal,
      subscription: () => Promise.reject(new Error('PayPal was asked again')),
    };
    expect(await activate({ ...world, paypal: silent }, owner, id)).toEqual(first);
  });

  it('records what the coupon gave', async () => {
    const owner = await register(world, { posDevices: 1 });
    const id = await start(world, owner, { plan: 'Yearly', code: 'LAUNCH' });
    await world.approve(id);
    await activate(world, owner, id);
    expect(await world.store.get({ collection: 'Subscriptions', id: owner.email })).toMatchObject({
      coupon: {
        applied: true,
        code: 'LAUNCH',
        applied_date: expect.any(Date),
        is_free_coupon: false,
        plan_name: 'Launch50',
        original_plan: 'Yearly',
        discounted_price: 24.5,
      },
    });
  });

  it('refuses an invented id and writes nothing', async () => {
    const owner = await register(world);
    await expect(activate(world, owner, 'I-INVENTED0001')).rejects.toEqual(
      refusal('checkout/details-failed'),
    );
    expect(await world.documents('Subscriptions')).toEqual({});
  });

  it("refuses somebody else's subscription, leaves it alone, and its owner still gets it", async () => {
    const owner = await register(world);
    const thief = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    await expect(activate(world, thief, id)).rejects.toEqual(refusal('checkout/details-failed'));
    expect(await statusAtPayPal(id)).toBe('ACTIVE');
    expect(await world.documents('Outbox')).toEqual({});
    expect(await activate(world, owner, id)).toMatchObject({ subscriptionId: id });
  });

  it('gives one subscription to its owner when twenty others claim it at once', async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    const thieves = Array.from({ length: 20 }, newOwner);
    const outcomes = await Promise.allSettled([owner, ...thieves].map((one) => activate(world, one, id)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', ...thieves.map(() => 'rejected')]);
    expect(Object.keys(await world.documents('Subscriptions'))).toEqual([owner.email]);
    expect(await statusAtPayPal(id)).toBe('ACTIVE');
  });

  it('keeps the first of two approved subscriptions and cancels the other at PayPal', async () => {
    const owner = await register(world, { posDevices: 1 });
    const first = await start(world, owner);
    const second = await start(world, owner, { plan: 'Yearly' });
    await world.approve(first);
    await world.approve(second);
    const outcomes = await Promise.allSettled([
      activate(world, owner, first),
      activate(world, owner, second),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [kept] = Object.values(await world.documents('Subscriptions'));
    expect(await statusAtPayPal(kept?.['subscriptionID'] as string)).toBe('ACTIVE');
    const other = kept?.['subscriptionID'] === first ? second : first;
    expect(await statusAtPayPal(other)).toBe('CANCELLED');
    expect(Object.keys(await world.documents('mail'))).toHaveLength(1);
  });

  it.each<[string, Partial<PayPalSubscription>]>([
    ['another plan', { planId: 'P-ANOTHER' }],
    ['fewer devices', { quantity: '1' }],
    ['a quantity written otherwise', { quantity: '03' }],
    ['a price of its own', { planOverridden: true }],
  ])('refuses and cancels an approved subscription of its own checkout with %s', async (_what, tampered) => {
    const owner = await register(world, { posDevices: 3 });
    const id = await start(world, owner);
    await world.approve(id);
    const paypal = {
      ...world.paypal,
      subscription: async (asked: string) => ({ ...(await world.paypal.subscription(asked)), ...tampered }),
    };
    await expect(activate({ ...world, paypal }, owner, id)).rejects.toEqual(
      refusal('checkout/details-failed'),
    );
    expect(await statusAtPayPal(id)).toBe('CANCELLED');
    expect(await world.documents('Subscriptions')).toEqual({});
    expect(await world.documents('mail')).toEqual({});
  });

  it("neither records nor cancels a subscription that names somebody else's checkout", async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    const paypal = {
      ...world.paypal,
      subscription: async (asked: string) => ({
        ...(await world.paypal.subscription(asked)),
        customId: 'another',
      }),
    };
    await expect(activate({ ...world, paypal }, owner, id)).rejects.toEqual(
      refusal('checkout/details-failed'),
    );
    expect(await statusAtPayPal(id)).toBe('ACTIVE');
  });

  it('says "not yet" while PayPal is finishing, and records it when asked again', async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    await world.control('POST', '/faults', { on: 'approval', pendingReads: 4 });
    await world.approve(id);
    expect(await activate(world, owner, id)).toBeNull();
    expect(await world.documents('Subscriptions')).toEqual({});
    expect(await activate(world, owner, id)).toMatchObject({ subscriptionId: id });
  });

  it('says "not yet" while PayPal does not say who pays', async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    const paypal = {
      ...world.paypal,
      subscription: async (asked: string) => ({ ...(await world.paypal.subscription(asked)), payerId: null }),
    };
    expect(await activate({ ...world, paypal }, owner, id)).toBeNull();
    expect(await world.documents('Subscriptions')).toEqual({});
  });

  it('waits out a short delay at PayPal by itself', async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    await world.control('POST', '/faults', { on: 'approval', pendingReads: 2 });
    await world.approve(id);
    expect(await activate(world, owner, id)).toMatchObject({ subscriptionId: id });
  });

  it('refuses a subscription cancelled right after the approval', async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    await world.control('POST', `/subscriptions/${id}/cancel`);
    await expect(activate(world, owner, id)).rejects.toEqual(refusal('checkout/details-failed'));
    expect(await world.documents('Subscriptions')).toEqual({});
  });

  it('lets a paid owner keep the discount when the coupon ran out meanwhile', async () => {
    await setCoupons(world, { LAUNCH: { applies_left: 1, plan_name: 'Launch50' } });
    const owners = [await register(world), await register(world)];
    const ids: string[] = [];
    for (const owner of owners) ids.push(await start(world, owner, { code: 'LAUNCH' }));
    for (const id of ids) await world.approve(id);
    const answers = await Promise.all(owners.map((owner, index) => activate(world, owner, ids[index] ?? '')));
    expect(answers.map((answer) => answer?.total)).toEqual([3450, 3450]);
    expect(await usesLeft(world, 'LAUNCH')).toBe(0);
    const overruns = Object.values(await world.documents('Redemptions')).map(({ overrun }) => overrun);
    expect(new Set(overruns)).toEqual(new Set([false, true]));
    expect(overruns).toHaveLength(2);
    expect(world.lines.some((line) => line.includes('"overrun":true'))).toBe(true);
  });

  it('records a checkout that another one has replaced when that is the one approved', async () => {
    const owner = await register(world, { posDevices: 2 });
    const monthly = await start(world, owner);
    await start(world, owner, { plan: 'Yearly' });
    await world.approve(monthly);
    expect(await activate(world, owner, monthly)).toMatchObject({ planName: 'Monthly', total: 5400 });
  });

  it('records the devices that were paid for, not those registered since', async () => {
    const owner = await register(world, { posDevices: 1 });
    const id = await start(world, owner);
    await register(world, { posDevices: 10 }, owner);
    await world.approve(id);
    expect(await activate(world, owner, id)).toMatchObject({ posDevices: 1, total: 4900 });
  });

  it('fails closed with words of its own when PayPal cannot be reached', async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    await world.control('POST', '/faults', {
      on: 'request',
      method: 'GET',
      path: '/v1/billing/subscriptions/*',
      status: 422,
    });
    const failed = await activate(world, owner, id).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(AppError);
    expect(failed).toEqual(refusal('checkout/details-failed'));
    expect(await activate(world, owner, id)).toMatchObject({ subscriptionId: id });
  });
});
