import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PayPalError } from '#functions/paypal/PayPalError.ts';
import { saveRegistration } from '#functions/services/registrations.ts';
import { startSubscription } from '#functions/services/startSubscription.ts';
import { statusOf } from '#functions/services/status.ts';
import type { Fields } from '#functions/store/Store.ts';
import { activate, newOwner, openWorld, register, registrationOf, start, type TestWorld } from './world.ts';

let world: TestWorld;

beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.stop());

function planIdIn(plan: Fields | undefined): unknown {
  const { prices } = plan as { prices?: { EUR: Fields } };
  return prices?.EUR['paypal_plan_id'];
}

const refusal = (code: string) => expect.objectContaining({ code });

describe('starting a subscription', () => {
  it('sends PayPal the plan, the devices and the checkout of our own records', async () => {
    const owner = await register(world, { posDevices: 4, currency: 'EUR' });
    const id = await start(world, owner, { plan: 'Yearly' });
    const plan = await world.store.get({ collection: 'Plans', id: 'Yearly' });
    const [checkoutId] = Object.keys(await world.documents('Checkouts'));
    expect(await world.ledger()).toEqual([
      expect.objectContaining({
        id,
        status: 'APPROVAL_PENDING',
        quantity: 4,
        custom_id: checkoutId,
        plan_id: planIdIn(plan),
      }),
    ]);
  });

  it('gives ten simultaneous clicks one checkout and one subscription at PayPal', async () => {
    const owner = await register(world);
    const ids = await Promise.all(Array.from({ length: 10 }, () => start(world, owner)));
    expect(new Set(ids).size).toBe(1);
    expect(Object.keys(await world.documents('Checkouts'))).toHaveLength(1);
    expect(await world.ledger()).toHaveLength(1);
  });

  it('gives the same subscription again after a reload', async () => {
    const owner = await register(world);
    expect(await start(world, owner)).toBe(await start(world, owner));
  });

  it("finds the same subscription again when PayPal's answer was lost", async () => {
    const owner = await register(world);
    await world.control('POST', '/faults', {
      on: 'request',
      method: 'POST',
      path: '/v1/billing/subscriptions',
      drop: 'after',
    });
    await start(world, owner);
    expect(await world.ledger()).toHaveLength(1);
  });

  it('answers what the first of two clicks got when PayPal refuses the second', async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    const [checkoutId = ''] = Object.keys(await world.documents('Checkouts'));
    await world.store.update({ collection: 'Checkouts', id: checkoutId }, [
      { path: ['subscriptionId'], value: null },
    ]);
    const busy = {
      ...world.paypal,
      async createSubscription() {
        await world.store.update({ collection: 'Checkouts', id: checkoutId }, [
          { path: ['subscriptionId'], value: id },
        ]);
        throw new PayPalError(422, { issue: 'DUPLICATE_REQUEST_ID' });
      },
    };
    const again = await startSubscription({ ...world, paypal: busy }, world.check, {
      owner,
      plan: 'Monthly',
      code: null,
    });
    expect(again.subscriptionId).toBe(id);
  });

  it.each([
    ['another plan', { plan: 'Yearly' as const }, {}],
    ['a coupon', { code: 'LAUNCH' }, {}],
    ['more devices', {}, { posDevices: 9 }],
    ['another currency', {}, { currency: 'JPY' as const }],
  ])('makes a new subscription for %s', async (_what, request, registration) => {
    const owner = await register(world);
    const before = await start(world, owner);
    await register(world, registration, owner);
    expect(await start(world, owner, request)).not.toBe(before);
  });

  it('makes a new subscription when the last one was cancelled before it was approved', async () => {
    const owner = await register(world);
    const before = await start(world, owner);
    await world.approve(before);
    await world.control('POST', `/subscriptions/${before}/cancel`);
    const after = await start(world, owner);
    expect(after).not.toBe(before);
    await world.approve(after);
    expect(await activate(world, owner, after)).toMatchObject({ subscriptionId: after });
  });

  it('records an approval of another tab instead of asking for the money twice', async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    await expect(start(world, owner)).rejects.toEqual(refusal('registration/already-subscribed'));
    expect(await world.store.get({ collection: 'Subscriptions', id: owner.email })).toMatchObject({
      subscriptionID: id,
    });
    expect(await world.ledger()).toHaveLength(1);
  });

  it('refuses an owner who has not registered', async () => {
    await expect(start(world, newOwner())).rejects.toEqual(refusal('registration/missing'));
  });

  it('refuses an owner who has a subscription', async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    await activate(world, owner, id);
    await expect(start(world, owner, { plan: 'Yearly' })).rejects.toEqual(
      refusal('registration/already-subscribed'),
    );
  });

  it('refuses to bill a free coupon', async () => {
    const owner = await register(world);
    await expect(start(world, owner, { code: 'FREE50' })).rejects.toEqual(refusal('request/invalid'));
    expect(await world.ledger()).toEqual([]);
  });

  it.each([
    ['is missing', null],
    ['has no price', { name: 'Monthly', interval: 'month', free_trial: 7, additional_device: 5 }],
    [
      'has no plan at PayPal',
      { name: 'Monthly', interval: 'month', free_trial: 7, price: 49, additional_device: 5 },
    ],
  ])('refuses a plan whose document %s', async (_what, fields) => {
    const owner = await register(world);
    const place = { collection: 'Plans', id: 'Monthly' };
    await (fields ? world.store.set(place, fields) : world.store.delete(place));
    await expect(start(world, owner)).rejects.toEqual(refusal('plan/missing'));
  });

  it.each([
    ['price', 39],
    ['additional_device', 6],
    ['free_trial', 30],
    ['interval', 'year'],
  ])('refuses to sell a plan whose %s differs from the plan at PayPal', async (field, value) => {
    const owner = await register(world);
    await world.store.update({ collection: 'Plans', id: 'Monthly' }, [{ path: [field], value }]);
    await expect(start(world, owner)).rejects.toEqual(refusal('plan/mismatch'));
    expect(await world.ledger()).toEqual([]);
  });

  it('says that payment is unavailable when PayPal refuses, and writes no subscription', async () => {
    const owner = await register(world);
    await world.control('POST', '/faults', {
      on: 'request',
      method: 'POST',
      path: '/v1/billing/subscriptions',
      status: 422,
      issue: 'USER_ACCOUNT_CLOSED',
    });
    await expect(start(world, owner)).rejects.toEqual(refusal('checkout/payment-unavailable'));
    expect(await world.documents('Subscriptions')).toEqual({});
  });
});

describe('registering', () => {
  it('keeps the random letters when the registration is saved again', async () => {
    const owner = newOwner();
    const letters: unknown[] = [];
    for (const restaurantName of ['Taco Tuesday', 'Waffle Wednesday']) {
      const registration = registrationOf({ restaurantName });
      await saveRegistration(world.store, { owner, registration, now: world.now() });
      letters.push((await world.store.get({ collection: 'Registrations', id: owner.uid }))?.['suffix']);
    }
    expect(letters[0]).toMatch(/^[A-Za-z0-9]{10}$/u);
    expect(letters[1]).toBe(letters[0]);
  });

  it('is refused once there is a subscription', async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    await activate(world, owner, id);
    await expect(register(world, {}, owner)).rejects.toEqual(refusal('registration/already-subscribed'));
  });
});

describe("the owner's status", () => {
  it('knows nothing of a new owner', async () => {
    expect(await statusOf(world, newOwner())).toEqual({
      registration: null,
      subscription: null,
      finishingSubscriptionId: null,
    });
  });

  it('tells the registration, then the approval to finish, then the subscription', async () => {
    const owner = await register(world);
    const registration = registrationOf();
    const id = await start(world, owner);
    expect(await statusOf(world, owner)).toEqual({
      registration,
      subscription: null,
      finishingSubscriptionId: null,
    });
    await world.approve(id);
    expect(await statusOf(world, owner)).toMatchObject({ finishingSubscriptionId: id, subscription: null });
    const subscription = await activate(world, owner, id);
    expect(await statusOf(world, owner)).toEqual({
      registration,
      subscription,
      finishingSubscriptionId: null,
    });
  });

  it("tells nothing of another account's subscription", async () => {
    const owner = await register(world);
    const id = await start(world, owner);
    await world.approve(id);
    await activate(world, owner, id);
    expect((await statusOf(world, newOwner())).subscription).toBeNull();
  });
});
