import { describe, expect, it, vi } from 'vitest';
import * as changes from '#functions/account/change/changeRequests.ts';
import type { PaymentProvider } from '#functions/payments/PaymentProvider.ts';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { previewChange, withdrawChange } from '#functions/account/change/changeRequests.ts';
import { pauseSubscription } from '#functions/account/pauseSubscription.ts';
import { waitingChangeFrom } from '#functions/standing/changeView.ts';
import type { ServerContext } from '#functions/context/context.ts';
import { queueCancellation } from '#functions/cancel/outbox.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { subscriptions } from '#functions/documents/subscription.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { publicPlanNames, type PublicPlanName } from '#domain/plan.ts';
import type { Fields } from '#functions/store/Store.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import type { ShownChange } from '#domain/contract.ts';
import { requestChange } from './asShown.ts';
import { cancel, foundAtPayPal, letWebhooksArrive, server, startServerForEachTest } from './eachServer.ts';
import { account, daysToCharge, pay, recordOf, subscribe, type Order, agree, inbox } from './subscribed.ts';
import { bothPrices, register } from './testServer.ts';

const monthly = (posDevices: number) => listedPrice('Monthly', posDevices).amount;
const yearly = (posDevices: number) => listedPrice('Yearly', posDevices).amount;

const subscribed = (order: Order = {}) => subscribe(server, { posDevices: 1, ...order });

const waitingOf = async (owner: VerifiedOwner) =>
  waitingChangeFrom(subscriptions.parse(await recordOf(server, owner)), server.now());
const totalOf = async (owner: VerifiedOwner) =>
  ((await recordOf(server, owner))['billing'] as Fields)['total'];

/** PayPal's price per period of the only subscription, or of this one. */
async function billedAtPayPal(id: string): Promise<number | undefined> {
  return (await foundAtPayPal(id))?.bill?.amount;
}

const ask = (
  owner: VerifiedOwner,
  posDevices: number,
  { plan = 'Monthly', context = server }: { plan?: PublicPlanName; context?: ServerContext } = {},
) => requestChange(context, { owner, wanted: { plan, posDevices } });

/** The owner consents, or refuses, on the given page, or on the latest. */
const answer = (id: string, verb: 'consent' | 'refuse', approveUrl?: string) =>
  server.control('POST', `/subscriptions/${id}/${verb}`, {
    ...(approveUrl !== undefined && { token: new URL(approveUrl).searchParams.get('ba_token') }),
  });

/** The owner consents, and PayPal's state is read. */
async function consent(id: string, approveUrl?: string): Promise<void> {
  await answer(id, 'consent', approveUrl);
  await syncSubscription(server, id);
}

const changeProvider = (changes: Partial<PaymentProvider>): ServerContext => ({
  ...server,
  payments: { ...server.payments, ...changes },
});

describe.each(bothPrices)('a change priced $priced', ({ singleUnitTiers }) => {
  startServerForEachTest({ singleUnitTiers });

  it.each([
    [1, 3],
    [3, 1],
    [2, 10],
  ])(
    'from %i devices to %i in the trial is billed exactly after consent, not before, and keeps the day of the first charge (R-CHANGE-CONSENT, R-CHANGE-TRIAL)',
    async (before, after) => {
      const total = monthly(after);
      const { owner, id } = await subscribed({ posDevices: before });
      const old = await totalOf(owner);
      const firstCharge = (await account(server, owner)).nextCharge?.at;
      const { approveUrl } = await ask(owner, after);
      await syncSubscription(server, id);
      expect([await totalOf(owner), await billedAtPayPal(id)]).toEqual([old, old]);
      expect(await waitingOf(owner)).toMatchObject({ posDevices: after, total, approveUrl });

      await consent(id);
      expect(await billedAtPayPal(id)).toBe(total);
      expect(await account(server, owner)).toMatchObject({ state: 'trial', nextCharge: { at: firstCharge } });
      expect(await recordOf(server, owner)).toMatchObject({
        payment_parts: { base_price: monthly(1) / 100, additional_devices: { quantity: after - 1 } },
        billing: { total, pos_devices: after, plan_name: 'Monthly' },
      });
      expect((await recordOf(server, owner))['billing']).not.toHaveProperty('changed_at_provider');
      expect(await waitingOf(owner)).toBeNull();
      // For a later subscription.
      expect(await server.store.get({ collection: 'Registrations', id: owner.uid })).toMatchObject({
        pos_devices: after,
      });
    },
  );

  it('to the other plan is recorded with its plan, price and period', async () => {
    const { owner, id } = await subscribed({ posDevices: 2 });
    await ask(owner, 3, { plan: 'Yearly' });
    await consent(id);
    const { paypal_plan_id_no_trial: planId } =
      (await server.store.get({ collection: 'Plans', id: 'Yearly' })) ?? {};
    expect(await billedAtPayPal(id)).toBe(yearly(3));
    expect(await recordOf(server, owner)).toMatchObject({
      charge_period: 'Yearly',
      paypal_plan_id: planId,
      payment_parts: { base_price: yearly(1) / 100, additional_devices: { quantity: 2, plan_id: planId } },
      billing: { total: yearly(3), interval: 'year', plan_name: 'Yearly', pos_devices: 3 },
    });
  });

  // The coupon's plan is billed by the month, also of an owner who had chosen Yearly.
  it.each(publicPlanNames)(
    'of devices keeps a coupon’s price for who chose %s, and another plan ends it (R-CHANGE-PRICE-FIRST)',
    async (plan) => {
      const { owner, id } = await subscribed({ posDevices: 2, code: 'LAUNCH', plan });
      expect(await previewChange(server, { owner, wanted: { plan: 'Yearly', posDevices: 2 } })).toMatchObject(
        {
          total: yearly(2),
          lostCoupon: 'LAUNCH',
        },
      );
      const stay = { plan: 'Monthly', posDevices: 4 } as const;
      expect(await previewChange(server, { owner, wanted: stay })).toMatchObject({
        total: listedPrice('Launch50', 4).amount,
        lostCoupon: null,
      });
      await requestChange(server, { owner, wanted: stay });
      await consent(id);
      expect(await recordOf(server, owner)).toMatchObject({
        charge_period: 'Launch50',
        coupon: { code: 'LAUNCH' },
        billing: { total: listedPrice('Launch50', 4).amount, coupon_code: 'LAUNCH', pos_devices: 4 },
      });
      await ask(owner, 4, { plan: 'Yearly' });
      await consent(id);
      expect(await recordOf(server, owner)).toMatchObject({
        billing: { total: yearly(4), coupon_code: null },
      });
      expect(await recordOf(server, owner)).not.toHaveProperty('coupon');
    },
  );

  it.each<[string, (owner: VerifiedOwner) => Promise<unknown>, number | undefined]>([
    ['replaced', (owner) => ask(owner, 2), 2],
    ['withdrawn', (owner) => withdrawChange(server, owner), undefined],
  ])(
    'that was %s is still recorded if its owner consents to it (R-CHANGE-ONE-TRUTH)',
    async (_what, then, waits) => {
      const { owner, id } = await subscribed();
      const { approveUrl } = await ask(owner, 5);
      await then(owner);
      expect((await waitingOf(owner))?.posDevices).toBe(waits);
      await consent(id, approveUrl);
      expect(await recordOf(server, owner)).toMatchObject({ billing: { total: monthly(5), pos_devices: 5 } });
      expect(await waitingOf(owner)).toBeNull();
      expect(await billedAtPayPal(id)).toBe(monthly(5));
    },
  );
});

describe('a change', () => {
  startServerForEachTest();

  it('requested again, or by a double click, leads to the same page', async () => {
    const { owner } = await subscribed();
    const [one, other] = await Promise.all([ask(owner, 3), ask(owner, 3)]);
    expect(other).toEqual(one);
    expect(await ask(owner, 3)).toEqual(one);
    expect(await waitingOf(owner)).toMatchObject({ approveUrl: one.approveUrl });
  });

  it('previewed after a charge that no event has reported begins with the next charge', async () => {
    const { owner } = await subscribed();
    await server.advanceDays(daysToCharge);
    const { from } = await previewChange(server, { owner, wanted: { plan: 'Monthly', posDevices: 3 } });
    expect(Date.parse(from)).toBeGreaterThan(server.now().getTime());
  });

  it('refused at PayPal changes nothing (R-CHANGE-REFUSED)', async () => {
    const { owner, id } = await subscribed();
    await ask(owner, 3);
    await answer(id, 'refuse');
    await syncSubscription(server, id);
    expect(await totalOf(owner)).toBe(monthly(1));
    expect(await billedAtPayPal(id)).toBe(monthly(1));
  });

  it('is not undone by a slow read of an earlier request’s price', async () => {
    const { owner, id } = await subscribed();
    for (const posDevices of [3, 1]) {
      const before = await server.payments.readSubscription(id);
      await ask(owner, posDevices);
      await consent(id);
      await syncSubscription(changeProvider({ readSubscription: async () => before }), id);
    }
    expect(await recordOf(server, owner)).toMatchObject({ billing: { pos_devices: 1, total: monthly(1) } });
  });
});

describe('a change is refused', () => {
  startServerForEachTest();

  /** The code with which a change is refused; undefined if it is not refused. */
  const refusalOf = async (owner: VerifiedOwner, posDevices = 3): Promise<string | undefined> =>
    ask(owner, posDevices).then(
      () => undefined,
      ({ code }: { code: string }) => code,
    );

  it('to the same plan and devices (R-CHANGE-SAME)', async () => {
    const { owner } = await subscribed();
    expect(await refusalOf(owner, 1)).toBe('account/same-plan');
  });

  it('to an owner with a free coupon', async () => {
    const owner = await register(server);
    await redeemFreeCoupon(server, { owner, plan: 'Monthly', code: 'FREE50' });
    expect(await refusalOf(owner)).toBe('account/not-changeable');
  });

  const move = (id: string, verb: string) => server.control('POST', `/subscriptions/${id}/${verb}`);
  const queue = (_owner: VerifiedOwner, id: string) =>
    server.store.transaction((transaction) =>
      queueCancellation(transaction, { subscriptionId: id, reason: 'deleted', now: server.now() }),
    );

  it('that waits leads to PayPal no more while something is owed, and does again once that is paid', async () => {
    const { owner, id } = await subscribed();
    await ask(owner, 3);
    await move(id, 'fail');
    await server.advanceDays(daysToCharge);
    await syncSubscription(server, id);
    expect(await waitingOf(owner)).toBeNull();
    await move(id, 'repair');
    await syncSubscription(server, id);
    expect(await waitingOf(owner)).toMatchObject({ posDevices: 3 });
  });

  it.each<[string, (owner: VerifiedOwner, id: string) => Promise<unknown>]>([
    [
      'while something is owed (R-CHANGE-OWED)',
      async (_owner, id) => {
        await move(id, 'fail');
        await server.advanceDays(daysToCharge);
        await syncSubscription(server, id);
      },
    ],
    [
      'from the request for a pause on, before PayPal holds it',
      async (owner) => {
        const [offer = { until: '', nextChargeAt: '' }] = (await account(server, owner)).pauseOffers;
        const suspendSubscription = () => Promise.reject(new PaymentProviderError('unavailable'));
        await pauseSubscription(changeProvider({ suspendSubscription }), { owner, ...offer });
        expect(await recordOf(server, owner)).toMatchObject({ status: 'active', pause: {} });
      },
    ],
    ...['suspend', 'cancel', 'expire'].map(
      (verb): [string, (owner: VerifiedOwner, id: string) => Promise<unknown>] => [
        `after PayPal was asked to ${verb}, even if no event reported it`,
        (_owner, id) => move(id, verb),
      ],
    ),
    [
      'while a cancellation is queued, also in its preview',
      async (owner, id) => {
        await queue(owner, id);
        const asked = previewChange(server, { owner, wanted: { plan: 'Monthly', posDevices: 3 } });
        await expect(asked).rejects.toMatchObject({ code: 'account/not-changeable' });
      },
    ],
  ])('%s', async (_what, happens) => {
    const { owner, id } = await subscribed();
    await happens(owner, id);
    expect(await refusalOf(owner)).toBe('account/not-changeable');
    expect(await waitingOf(owner)).toBeNull();
  });

  it.each<[string, (owner: VerifiedOwner, id: string) => Promise<void>]>([
    ['a cancellation is recorded', queue],
    [
      'the price becomes another',
      (owner) =>
        server.store.update({ collection: 'Subscriptions', id: owner.email }, [
          { path: ['billing', 'total'], value: 4800 },
        ]),
    ],
  ])('when %s while it is computed', async (_what, happens) => {
    const { owner, id } = await subscribed();
    const reviseSubscription = vi.fn<PaymentProvider['reviseSubscription']>((request) =>
      server.payments.reviseSubscription(request),
    );
    const context = changeProvider({
      reviseSubscription,
      async planCharges(...asked) {
        await happens(owner, id);
        return server.payments.planCharges(...asked);
      },
    });
    // Seen before: what happens while it is shown is refused earlier.
    const wanted = { plan: 'Monthly', posDevices: 3 } as const;
    const shown = await previewChange(server, { owner, wanted });
    const asked = changes.requestChange(context, { owner, wanted, shown });
    await expect(asked).rejects.toMatchObject({ code: 'account/not-changeable' });
    expect(await waitingOf(owner)).toBeNull();
    expect(reviseSubscription).not.toHaveBeenCalled();
  });

  it('by PayPal if a cancellation comes first, and then none is pending', async () => {
    const { owner, id } = await subscribed();
    const context = changeProvider({
      async reviseSubscription(request) {
        await server.control('POST', `/subscriptions/${id}/cancel`);
        return server.payments.reviseSubscription(request);
      },
    });
    await expect(ask(owner, 3, { context })).rejects.toMatchObject({ code: 'account/change-refused' });
    await syncSubscription(server, id);
    expect(await recordOf(server, owner)).toMatchObject({
      status: 'cancelled',
      billing: { total: monthly(1) },
    });
    expect(await waitingOf(owner)).toBeNull();
  });

  it('by PayPal for one of two clicks, and what the other has asked for waits', async () => {
    const { owner } = await subscribed();
    const context = changeProvider({
      async reviseSubscription() {
        await ask(owner, 3);
        throw new PaymentProviderError('refused');
      },
    });
    await expect(ask(owner, 3, { context })).rejects.toMatchObject({ code: 'account/change-refused' });
    expect(await waitingOf(owner)).toMatchObject({ posDevices: 3, approveUrl: expect.any(String) });
  });

  it('for other terms while it asks PayPal, and the later request waits for consent', async () => {
    const { owner } = await subscribed();
    const context = changeProvider({
      async reviseSubscription(request) {
        if (request.offer.posDevices === 3) await ask(owner, 5);
        return server.payments.reviseSubscription(request);
      },
    });
    await expect(ask(owner, 3, { context })).rejects.toMatchObject({ code: 'account/not-changeable' });
    expect(await waitingOf(owner)).toMatchObject({ posDevices: 5 });
  });

  it.each(['unavailable', 'unreadable'] as const)(
    'while PayPal is %s, and then none is pending',
    async (reason) => {
      const { owner } = await subscribed();
      const context = changeProvider({
        reviseSubscription: async () => {
          throw new PaymentProviderError(reason);
        },
      });
      await expect(ask(owner, 3, { context })).rejects.toMatchObject({
        code: 'checkout/payment-unavailable',
      });
      expect(await recordOf(server, owner)).not.toHaveProperty('waiting_change');
      await expect(ask(owner, 3)).resolves.toMatchObject({ approveUrl: expect.any(String) });
    },
  );

  it('if the plan at PayPal has another price than its document', async () => {
    const { owner } = await subscribed();
    await server.store.update({ collection: 'Plans', id: 'Yearly' }, [{ path: ['price'], value: 300 }]);
    const wanted = { plan: 'Yearly', posDevices: 1 } as const;
    await expect(previewChange(server, { owner, wanted })).rejects.toMatchObject({ code: 'plan/mismatch' });
    await expect(ask(owner, 1, { plan: 'Yearly' })).rejects.toMatchObject({ code: 'plan/mismatch' });
  });

  it('to a plan that is not sold in the owner’s currency', async () => {
    const owner = await register(server, { currency: 'EUR', posDevices: 1 });
    await pay(server, owner);
    await server.store.update({ collection: 'Plans', id: 'Yearly' }, [{ path: ['prices'], value: {} }]);
    await expect(
      previewChange(server, { owner, wanted: { plan: 'Yearly', posDevices: 1 } }),
    ).rejects.toMatchObject({ code: 'account/not-changeable' });
  });
});

describe('a change is refused, and nothing waits,', () => {
  startServerForEachTest();
  letWebhooksArrive();

  const wanted = { plan: 'Yearly', posDevices: 2 } as const;

  it.each<[string, Partial<ShownChange>]>([
    ['price', { total: 34_800 }],
    ['currency', { currency: 'EUR' }],
    ['interval', { interval: 'month' }],
    ['first charge', { from: '2027-03-01T10:00:00.000Z' }],
  ])('if its page showed another %s', async (_, difference) => {
    const { owner } = await subscribe(server);
    const shown = await previewChange(server, { owner, wanted });
    const other = { ...shown, ...difference };
    const asked = changes.requestChange(server, { owner, wanted, shown: other });
    await expect(asked).rejects.toMatchObject({ code: 'checkout/price-changed' });
    expect((await account(server, owner)).waitingChange).toBeNull();
    await expect(changes.requestChange(server, { owner, wanted, shown })).resolves.toMatchObject({
      approveUrl: expect.any(String),
    });
  });
});

describe('a change in the trial', () => {
  startServerForEachTest();
  letWebhooksArrive();

  it('extends no trial at a PayPal that restarts the plan, is reported to an operator, and is the last (R-CHANGE-TRIAL)', async () => {
    await server.control('PUT', '/settings', { singleUnitTiers: 'accepted', revisions: 'restart' });
    const { owner, id } = await subscribe(server, { posDevices: 1 });
    await server.advanceDays(5);
    await agree(server, { owner, id, posDevices: 2 });
    expect((await server.ledger())[0]?.sales).toMatchObject([{ amount: listedPrice('Monthly', 2).amount }]);
    expect(server.lines.filter((line) => line.includes('a change moved the next charge'))).toHaveLength(1);
    await expect(agree(server, { owner, id, posDevices: 1 })).rejects.toMatchObject({
      code: 'account/not-changeable',
    });
    await server.advanceDays(32);
    await expect(agree(server, { owner, id, posDevices: 1 })).resolves.toBeUndefined();
  });

  it('that moves the first charge without one, in a read after that of the consent, gives no time beyond the trial', async () => {
    const { owner, id } = await subscribed();
    const { trialEndsAt } = (await account(server, owner)).subscription;
    const { payments } = server;
    let reads = 0;
    server.payments = {
      ...payments,
      async readSubscription(asked) {
        const read = await payments.readSubscription(asked);
        const nextBillingTime = new Date(Date.parse(trialEndsAt) + 30 * 24 * 60 * 60_000);
        if (read.posDevices === 2) reads += 1;
        return reads > 1 ? { ...read, nextBillingTime } : read;
      },
    };
    await agree(server, { owner, id, posDevices: 2 });
    await syncSubscription(server, id);
    expect(server.lines.filter((line) => line.includes('a change moved the next charge'))).toHaveLength(1);
    expect((await cancel(owner)).accessUntil).toBe(trialEndsAt);
  });
});

describe('the number of devices that counts', () => {
  startServerForEachTest();
  letWebhooksArrive();

  const devices = async (owner: VerifiedOwner) => {
    const record = await recordOf(server, owner);
    const parts = record['payment_parts'] as { additional_devices: { quantity: number } };
    return parts.additional_devices.quantity + 1;
  };

  it('is written with the refund that takes the paid time, before the next comparison (R-CHANGE-DEVICES)', async () => {
    const { owner, id } = await subscribe(server, { posDevices: 3 });
    await server.advanceDays(10);
    await agree(server, { owner, id, posDevices: 1 });
    expect(await devices(owner)).toBe(3);
    const charge = (await account(server, owner)).receipts.find(({ kind }) => kind === 'charge');
    await server.control('POST', `/transactions/${charge?.transactionId}/refund`, {});
    await server.settled();
    expect((await account(server, owner)).subscription).toMatchObject({ countedDevices: null });
    expect(await devices(owner)).toBe(1);
  });

  it('is named with its date, beside the former price, in the one e-mail about the change (R-CHANGE-DEVICES, R-MAIL-EVENTS)', async () => {
    const { owner, id } = await subscribe(server, { posDevices: 1 });
    await server.advanceDays(10);
    await agree(server, { owner, id, posDevices: 3 });
    const [mail, ...others] = await inbox(server, owner, 'has changed');
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(/Tablets: 1 tablet until .+, then 3 tablets\n/u);
    expect(mail?.text).toContain(`Before: Monthly, ${listedPrice('Monthly', 1).text} per month for 1 tablet`);
  });
});
