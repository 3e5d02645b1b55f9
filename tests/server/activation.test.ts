import { describe, expect, it } from 'vitest';
import { priceList } from '#domain/priceList.ts';
import { activateSubscription } from '#functions/checkout/activation.ts';
import { providerLinks, checkouts, findCheckoutOf } from '#functions/documents/checkouts.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { providerThatSays, server, startServerForEachTest, statusAtPayPal } from './eachServer.ts';
import { approved } from './subscribed.ts';
import { activate, register, start } from './testServer.ts';

const { freeTrialDays } = priceList.Monthly;

startServerForEachTest();

/** An owner with a recorded subscription. */
async function recorded() {
  const { owner, id } = await approved(server);
  await activateSubscription(server, { owner, subscriptionId: id, orderId: 'ORDER-1' });
  return { owner, id };
}

describe('activating an approved subscription', () => {
  it('records every field of the specification, one e-mail and no password (R-LIMIT-SUFFIX, R-ACCESS-PASSWORD, R-DATA-SUBSCRIPTION, R-DATA-STATUS, R-MAIL-CONFIRMATION, R-FINAL)', async () => {
    const { owner, id } = await approved(server, { posDevices: 3 });
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
      trialDays: freeTrialDays,
    });
    expect(Object.values(await server.readCollection('mail'))).toEqual([
      expect.objectContaining({ to: [owner.email], created: expect.any(Date) }),
    ]);
  });

  it('keeps the first charge on the last day of the trial while PayPal still names today', async () => {
    const { owner, id } = await approved(server);
    const today = new Date();
    const hasty = providerThatSays({ nextBillingTime: today });
    const confirmation = await activate({ ...server, payments: hasty }, owner, id);
    const record = await server.store.get({ collection: 'Subscriptions', id: owner.email });
    expect(record?.['subscriptionDetails']).toMatchObject({ next_billing_time: confirmation?.trialEndsAt });
    const { nextBillingTime } = await server.payments.readSubscription(id);
    expect(confirmation?.trialEndsAt).toBe(nextBillingTime?.toISOString());
  });

  it('records the coupon’s terms (R-DATA-SUBSCRIPTION)', async () => {
    const { owner, id } = await approved(server, { posDevices: 1, plan: 'Yearly', code: 'LAUNCH' });
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

  it('ends a second subscription of a checkout if its browser reports it first', async () => {
    const { owner, id } = await recorded();
    const checkoutId = String((await findCheckoutOf(server.store, id))?.id);
    const second = await start(server, await register(server));
    await server.approve(second);
    await server.store.set(providerLinks.ref(second), { checkout_id: checkoutId, uid: owner.uid });
    await server.store.delete(checkouts.ref(String((await findCheckoutOf(server.store, second))?.id)));
    const payments = providerThatSays({ checkoutId });
    expect(await activate({ ...server, payments }, owner, second)).toMatchObject({ subscriptionId: id });
    expect(await statusAtPayPal(second)).toBe('CANCELLED');
    expect(await statusAtPayPal(id)).toBe('ACTIVE');
  });

  it('records it only under the address that its owner has by then', async () => {
    const owner = await register(server);
    const later = { ...owner, email: `moved-${owner.email}` };
    const id = await start(server, owner);
    await server.approve(id);
    const away = { ...server.payments, readSubscription: () => Promise.reject(new Error('PayPal is away')) };
    const readSubscription: typeof away.readSubscription = async () => {
      await expect(activate({ ...server, payments: away }, later, id)).rejects.toThrow('PayPal is away');
      return server.payments.readSubscription(id) as never;
    };
    const addresses = async () => Object.keys(await server.readCollection('Subscriptions'));
    const payments = { ...server.payments, readSubscription };
    await activate({ ...server, payments }, owner, id).catch(() => undefined);
    expect(await addresses()).not.toContain(owner.email);
    expect(await activate(server, later, id)).toMatchObject({ subscriptionId: id });
    expect(await addresses()).toEqual([later.email]);
  });
});
