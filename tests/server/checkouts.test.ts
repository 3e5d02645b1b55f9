import { describe, expect, it, vi } from 'vitest';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { registrationRef } from '#functions/documents/owner.ts';
import { statusOf } from '#functions/account/status.ts';
import type { Fields } from '#functions/store/Store.ts';
import type { ShownOffer } from '#domain/contract.ts';
import { saveRegistration, startSubscription, shownNow } from './asShown.ts';
import { failAtPayPal, providerThatSays, server, startServerForEachTest } from './eachServer.ts';
import { registrationOf } from './registrationOf.ts';
import { approved, recordOf } from './subscribed.ts';
import { activate, newOwner, register, start } from './testServer.ts';

startServerForEachTest();

function planIdIn(plan: Fields | undefined): unknown {
  const { prices } = plan as { prices?: { EUR: Fields } };
  return prices?.EUR['paypal_plan_id'];
}

const refusal = (code: string) => expect.objectContaining({ code });

const monthly = { plan: 'Monthly', code: null } as const;

describe('starting a subscription', () => {
  it('sends PayPal the plan, the devices and the checkout from our records (R-PRICE-SERVER, R-CALL-QUANTITY)', async () => {
    const owner = await register(server, { posDevices: 4, currency: 'EUR' });
    const id = await start(server, owner, { plan: 'Yearly' });
    const plan = await server.store.get({ collection: 'Plans', id: 'Yearly' });
    const [checkoutId] = Object.keys(await server.readCollection('Checkouts'));
    expect(await server.ledger()).toEqual([
      expect.objectContaining({
        id,
        status: 'APPROVAL_PENDING',
        quantity: 4,
        custom_id: checkoutId,
        plan_id: planIdIn(plan),
      }),
    ]);
  });

  it('is priced like the plan at PayPal, even if PayPal has changed its mind about tiers', async () => {
    await server.control('PUT', '/settings', { singleUnitTiers: 'refused' });
    const owner = await register(server, { posDevices: 3 });
    await start(server, owner);
    expect((await server.ledger())[0]).toMatchObject({ quantity: 3, plan_overridden: false });
  });

  it('gives ten simultaneous clicks one checkout and one subscription at PayPal', async () => {
    const owner = await register(server);
    const ids = await Promise.all(Array.from({ length: 10 }, () => start(server, owner)));
    expect(new Set(ids).size).toBe(1);
    expect(Object.keys(await server.readCollection('Checkouts'))).toHaveLength(1);
    expect(await server.ledger()).toHaveLength(1);
  });

  it("finds the same subscription again if PayPal's response was lost", async () => {
    const owner = await register(server);
    await failAtPayPal('POST', '/v1/billing/subscriptions', { drop: 'after' });
    await start(server, owner);
    expect(await server.ledger()).toHaveLength(1);
  });

  it('gives both clicks the first one’s result if PayPal refuses the second', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    const [checkoutId = ''] = Object.keys(await server.readCollection('Checkouts'));
    await server.store.update({ collection: 'Checkouts', id: checkoutId }, [
      { path: ['subscriptionId'], value: null },
    ]);
    const busy = {
      ...server.payments,
      async openSubscription() {
        await server.store.update({ collection: 'Checkouts', id: checkoutId }, [
          { path: ['subscriptionId'], value: id },
        ]);
        throw new PaymentProviderError('refused');
      },
    };
    const again = await startSubscription({ ...server, payments: busy }, { owner, ...monthly });
    expect(again).toMatchObject({ outcome: 'toApprove', subscriptionId: id });
  });

  it('records another tab’s approval instead of asking for payment again', async () => {
    const { owner, id } = await approved(server);
    expect(await startSubscription(server, { owner, ...monthly })).toMatchObject({
      outcome: 'recorded',
      subscription: { subscriptionId: id },
    });
    expect(await recordOf(server, owner)).toMatchObject({ subscriptionID: id });
    expect(await server.ledger()).toHaveLength(1);
  });

  it('reports a pending approval while PayPal has not finished it', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    const payments = providerThatSays({ status: 'approved' });
    const again = await startSubscription({ ...server, payments }, { owner, ...monthly });
    expect(again).toEqual({ outcome: 'pending', subscriptionId: id });
    expect(await server.readCollection('Subscriptions')).toEqual({});
  });

  it('refuses to bill a free coupon', async () => {
    const owner = await register(server);
    await expect(start(server, owner, { code: 'FREE50' })).rejects.toEqual(refusal('request/invalid'));
    expect(await server.ledger()).toEqual([]);
  });

  it.each([
    ['is missing', null],
    ['has no price', { name: 'Monthly', interval: 'month', free_trial: 7, additional_device: 5 }],
    [
      'has no plan at PayPal',
      { name: 'Monthly', interval: 'month', free_trial: 7, price: 49, additional_device: 5 },
    ],
  ])('refuses a plan whose document %s', async (_what, fields) => {
    const owner = await register(server);
    const place = { collection: 'Plans', id: 'Monthly' };
    await (fields ? server.store.set(place, fields) : server.store.delete(place));
    await expect(start(server, owner)).rejects.toEqual(refusal('plan/missing'));
  });

  it.each([
    ['price', 39],
    ['additional_device', 6],
    ['free_trial', 30],
    ['interval', 'year'],
  ])(
    'refuses to sell a plan whose %s differs from the plan at PayPal (R-PRICE-SOURCE)',
    async (field, value) => {
      const owner = await register(server);
      await server.store.update({ collection: 'Plans', id: 'Monthly' }, [{ path: [field], value }]);
      await expect(start(server, owner)).rejects.toEqual(refusal('plan/mismatch'));
      expect(await server.ledger()).toEqual([]);
    },
  );

  it.each([
    [400, undefined, {}, 'checkout/payment-refused', {}],
    [403, undefined, {}, 'checkout/payment-refused', {}],
    [422, 'USER_ACCOUNT_CLOSED', {}, 'checkout/payment-refused', {}],
    [422, 'CURRENCY_NOT_SUPPORTED_FOR_RECEIVER', {}, 'checkout/currency-refused', { currency: 'USD' }],
    [
      422,
      'CURRENCY_NOT_SUPPORTED_FOR_RECEIVER',
      { currency: 'EUR' },
      'checkout/currency-refused',
      { currency: 'EUR', instead: 'USD' },
    ],
    [409, undefined, {}, 'checkout/payment-unavailable', {}],
    [503, undefined, {}, 'checkout/payment-unavailable', {}],
  ] as const)(
    'tells an owner whom PayPal answers %i %s (%o) %s, and the operator if a retry is no use, until PayPal takes it',
    async (status, issue, registered, code, details) => {
      const owner = await register(server, registered);
      await failAtPayPal('POST', '/v1/billing/subscriptions', { status, issue, times: 3 });
      await expect(start(server, owner)).rejects.toMatchObject({ code, details });
      expect(await server.readCollection('Subscriptions')).toEqual({});
      const logged = server.lines.filter((line) => line.includes('refuses to open a subscription'));
      expect(logged).toHaveLength(code === 'checkout/payment-unavailable' ? 0 : 1);
      for (const line of logged) expect(line).toContain(issue ?? String(status));
      // The account at PayPal was mended: the refusal of the earlier request must not be repeated.
      await server.control('DELETE', '/faults');
      expect(await start(server, owner)).toMatch(/^I-/u);
    },
  );
});

it('registering keeps the random letters if the registration is saved again (R-LIMIT-SUFFIX)', async () => {
  const owner = newOwner();
  const letters: unknown[] = [];
  for (const restaurantName of ['Taco Tuesday', 'Waffle Wednesday']) {
    const registration = registrationOf({ restaurantName });
    await saveRegistration(server, { owner, registration });
    letters.push((await server.store.get({ collection: 'Registrations', id: owner.uid }))?.['suffix']);
  }
  expect(letters[0]).toMatch(/^[A-Za-z0-9]{10}$/u);
  expect(letters[1]).toBe(letters[0]);
});

describe("the owner's status", () => {
  it('has the registration, then the approval to finish, then the subscription', async () => {
    const owner = await register(server);
    const registration = registrationOf();
    const none = { subscription: null, comeBack: null, finishingSubscriptionId: null };
    const id = await start(server, owner);
    expect(await statusOf(server, owner)).toEqual({ ...none, registration });
    await server.approve(id);
    expect(await statusOf(server, owner)).toMatchObject({ finishingSubscriptionId: id, subscription: null });
    const subscription = await activate(server, owner, id);
    expect(await statusOf(server, owner)).toEqual({ ...none, registration, subscription });
  });

  it.each(['active', 'rejected', 'abandoned'])(
    'names no approval to finish of a checkout that became %s',
    async (state) => {
      const { owner, id } = await approved(server);
      expect(await statusOf(server, owner)).toMatchObject({ finishingSubscriptionId: id });
      for (const checkout of Object.keys(await server.readCollection('Checkouts'))) {
        const ref = { collection: 'Checkouts', id: checkout };
        await server.store.update(ref, [{ path: ['state'], value: state }]);
      }
      expect(await statusOf(server, owner)).toMatchObject({ finishingSubscriptionId: null });
    },
  );
});

it('while PayPal cannot be reached the status names an approval once the browser has reported it', async () => {
  const { owner, id } = await approved(server);
  await failAtPayPal('GET', `/v1/billing/subscriptions/${id}`, { status: 503, times: 100 });
  expect(await statusOf(server, owner)).toMatchObject({ finishingSubscriptionId: null });
  await expect(activate(server, owner, id)).rejects.toEqual(refusal('checkout/details-failed'));
  expect(await statusOf(server, owner)).toMatchObject({ finishingSubscriptionId: id });
  await server.control('DELETE', '/faults');
  expect(await activate(server, owner, id)).not.toBeNull();
});

it('the status asks PayPal nothing about a payment that was begun days ago, which was finished or given up', async () => {
  const { owner } = await approved(server);
  const readSubscription = vi.spyOn(server.payments, 'readSubscription');
  server.advanceClock(5 * 86_400_000);
  expect(await statusOf(server, owner)).toMatchObject({ finishingSubscriptionId: null });
  expect(readSubscription).not.toHaveBeenCalled();
});

it('the status shows no registration that was made from what PayPal knows, which has no names', async () => {
  const owner = await register(server);
  await server.store.update(registrationRef(owner.uid), [{ path: ['full_name'], value: '' }]);
  expect(await statusOf(server, owner)).toMatchObject({ registration: null });
});

describe('a subscription is refused, and no sentence is stored (R-CHECKOUT-PRICE-CHANGED),', () => {
  it.each<[string, Partial<ShownOffer>]>([
    ['price', { total: 4_900 }],
    ['currency', { currency: 'EUR' }],
    ['interval', { interval: 'year' }],
    ['trial', { trialDays: 14 }],
    ['first charge', { firstChargeAt: '2027-03-01T10:00:00.000Z' }],
  ])('if its page showed another %s', async (_, difference) => {
    const owner = await register(server);
    const shown = { ...(await shownNow(server, { owner, ...monthly })), ...difference };
    await expect(startSubscription(server, { owner, ...monthly, shown })).rejects.toEqual(
      refusal('checkout/price-changed'),
    );
    expect(await server.readCollection('Checkouts')).toEqual({});
  });
});
