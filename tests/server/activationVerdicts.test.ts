import { addDays } from 'date-fns/addDays';
import { describe, expect, it, vi } from 'vitest';
import { notOpened } from '#domain/errors.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import { quoteFor } from '#domain/quote.ts';
import type { PaymentProvider, ProviderSubscription } from '#functions/payments/PaymentProvider.ts';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { activateSubscription, finishCheckout } from '#functions/checkout/activation.ts';
import { newCheckout } from '#functions/checkout/openCheckout.ts';
import {
  providerLinks,
  checkouts,
  checkoutFields,
  findCheckoutOf,
  type Checkout,
} from '#functions/documents/checkouts.ts';
import { cancellationRef } from '#functions/documents/cancellation.ts';
import { subscriptions } from '#functions/documents/subscription.ts';
import type { Fields } from '#functions/store/Store.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { saveRegistration } from './asShown.ts';
import { endedSubscription, listedCharge, startLightServer, type LightServer } from './lightServer.ts';
import { registrationOf } from './registrationOf.ts';

const owner = { uid: 'uid-1', email: 'ada@example.com', withGoogle: false };
const quote = quoteFor({ plan: listedPlan('Monthly'), posDevices: 1, currency: 'USD' });
const { currency, interval, trialDays, total } = quote;
const billed = { currency, interval, trialDays, total };
const approved: ProviderSubscription = { ...endedSubscription, id: 'I-1', status: 'active', billed };

const checkoutOf = (server: LightServer): Checkout => {
  const terms = { owner, quote, replaced: null, providerPlanId: 'P-1', language: 'en' } as const;
  return { ...newCheckout({ ...terms, now: server.now() }), id: 'checkout-1', subscriptionId: 'I-1' };
};

/** A server with a registered owner and an open checkout, whose provider returns these reads; the last one repeats. */
async function serverFor(reads: Partial<ProviderSubscription>[], payments: Partial<PaymentProvider> = {}) {
  const left = [...reads];
  const readSubscription = vi.fn(async (): Promise<ProviderSubscription> => {
    const changes = left.length > 1 ? left.shift() : left[0];
    return { ...approved, ...changes };
  });
  const cancelSubscription = vi.fn(async () => {
    readSubscription.mockResolvedValue({ ...approved, status: 'cancelled' });
  });
  const server = startLightServer({ readSubscription, cancelSubscription, ...payments });
  const wait = vi.fn(async () => undefined);
  Object.assign(server, { wait });
  const checkout = checkoutOf(server);
  await server.store.set(checkouts.ref(checkout.id), checkoutFields(checkout));
  await saveRegistration(server, { owner, registration: registrationOf() });
  return { server, checkout, readSubscription, cancelSubscription, wait };
}

const activate = (server: LightServer, orderId: string | null = null) =>
  activateSubscription(server, { owner, subscriptionId: 'I-1', orderId });

const refused = expect.objectContaining({ code: 'checkout/details-failed', details: {} });
/** No later request would give another result, so the browser need not repeat it. */
const notOpenedError = expect.objectContaining({ code: 'checkout/details-failed', details: notOpened });
const stateOf = async ({ store }: LightServer) => (await store.get(checkouts.ref('checkout-1')))?.['state'];
const record = ({ store }: LightServer) => store.get(subscriptions.ref(owner.email));
const other: Fields = { subscriptionID: 'I-OTHER', status: 'active' };

describe('an approval', () => {
  it.each<[string, Partial<ProviderSubscription>]>([
    ['waits to be approved', { status: 'approval-pending' }],
    ['is approved and not yet active', { status: 'approved' }],
    ['is active and has no payer', { payerId: null }],
  ])('that %s is asked for four times, a second apart (R-CHARGE-READ-BACK)', async (_what, pending) => {
    const { server, readSubscription, wait } = await serverFor([pending]);
    expect(await activate(server)).toBeNull();
    expect(readSubscription).toHaveBeenCalledTimes(4);
    expect(wait.mock.calls).toEqual([[1_000], [1_000], [1_000]]);
    expect(await record(server)).toBeUndefined();
    expect(await stateOf(server)).toBe('open');
  });

  it('that has no payer after a day is canceled and refunded, and its owner and the operator hear of it', async () => {
    const lastPayment = { at: new Date('2026-03-01T11:30:00Z'), amount: 4_900, currency: 'USD' } as const;
    const charge = { ...listedCharge, amount: 4_900 };
    const refundCharge = vi.fn(async () => ({ id: 'REFUND-1', amount: 4_900 }));
    const { server, checkout, readSubscription } = await serverFor(
      [{ payerId: null, statusSince: new Date('2026-03-01T11:00:00Z'), lastPayment }],
      {
        refundCharge,
        listTransactions: async () => [charge],
        cancelSubscription: async () => {
          readSubscription.mockResolvedValue({ ...approved, status: 'cancelled', lastPayment });
        },
      },
    );
    await syncSubscription(server, 'I-1');
    expect(await stateOf(server)).toBe('open');
    server.advanceClock(23 * 60 * 60_000);
    await syncSubscription(server, 'I-1');
    expect(await stateOf(server)).toBe('rejected');
    expect(await record(server)).toBeUndefined();
    expect(refundCharge).toHaveBeenCalledOnce();
    expect(server.lines).toContain(
      JSON.stringify({ event: 'an approved subscription has no payer', checkout: checkout.id }),
    );
    const mails = await server.store.find('mail');
    expect(mails.map(({ id }) => id).toSorted()).toEqual(['given-back-CHARGE-1', 'not-opened-I-1']);
    // The owner who comes back to the page sees it, too.
    await expect(activate(server)).rejects.toEqual(notOpenedError);
  });

  it('that has ended while its owner has another subscription shows the other', async () => {
    const { server } = await serverFor([{ status: 'cancelled' }]);
    await server.store.set(subscriptions.ref(owner.email), other);
    expect(await activate(server)).toMatchObject({ subscriptionId: 'I-OTHER' });
  });

  it('that has ended like the other subscription shows none', async () => {
    const { server } = await serverFor([{ status: 'cancelled' }]);
    await server.store.set(subscriptions.ref(owner.email), { ...other, status: 'cancelled' });
    await expect(activate(server)).rejects.toEqual(notOpenedError);
  });

  it('of another checkout is neither recorded nor cancelled (R-CHARGE-READ-BACK)', async () => {
    const { server, cancelSubscription } = await serverFor([{ checkoutId: 'checkout-2' }]);
    await expect(activate(server)).rejects.toEqual(refused);
    expect(cancelSubscription).not.toHaveBeenCalled();
    expect(await record(server)).toBeUndefined();
  });
});

describe('an approval that differs from the offer', () => {
  const mismatch = { billed: { ...billed, total: 1 } };
  const inDays = (days: number) => addDays(new Date('2026-03-01T12:00:00Z'), days);

  it.each<[string, Partial<ProviderSubscription>]>([
    ['plan', { providerPlanId: 'P-ANOTHER' }],
    ['total', mismatch],
    ['currency', { billed: { ...billed, currency: 'EUR' } }],
    ['interval', { billed: { ...billed, interval: 'year' } }],
    ['form of charge', { billed: null }],
    ['first charge, in two years', { nextBillingTime: inDays(730) }],
    ['first charge, two days late', { nextBillingTime: inDays(trialDays + 2) }],
    ['start, in two years', { startTime: inDays(730) }],
  ])('by another %s is refused and canceled (R-CHARGE-READ-BACK)', async (_what, tampered) => {
    const { server, cancelSubscription } = await serverFor([tampered]);
    await expect(activate(server)).rejects.toEqual(notOpenedError);
    expect(cancelSubscription).toHaveBeenCalledOnce();
    expect(await record(server)).toBeUndefined();
    expect((await server.store.find('mail')).map(({ id }) => id)).toEqual(['not-opened-I-1']);
    expect(await stateOf(server)).toBe('rejected');
  });

  it('is never recorded afterwards, even if the provider then reports what was offered', async () => {
    const cancelSubscription = () => Promise.reject(new PaymentProviderError('unavailable'));
    const { server } = await serverFor([mismatch, {}], { cancelSubscription });
    await expect(activate(server)).rejects.toEqual(notOpenedError);
    await expect(activate(server)).rejects.toEqual(notOpenedError);
    expect(await record(server)).toBeUndefined();
    expect(await stateOf(server)).toBe('rejected');
  });

  it('is not touched if it is recorded', async () => {
    const { server, checkout, cancelSubscription } = await serverFor([mismatch]);
    await server.store.set(subscriptions.ref(owner.email), { ...other, subscriptionID: 'I-1' });
    const subscription = { ...approved, ...mismatch };
    await expect(finishCheckout(server, { checkout, subscription, orderId: null })).rejects.toEqual(refused);
    expect(cancelSubscription).not.toHaveBeenCalled();
    expect(await stateOf(server)).toBe('open');
  });
});

describe('an approval that is not recorded', () => {
  const active = (subscriptionId: string) => (server: LightServer, checkout: Checkout) => {
    const fields = checkoutFields({ ...checkout, state: 'active', subscriptionId });
    return server.store.set(checkouts.ref(checkout.id), fields);
  };

  it.each<[string, string | null, (server: LightServer, checkout: Checkout) => Promise<void>]>([
    [
      'whose owner has no registration is refunded',
      'checkout-1',
      ({ store }) => store.delete({ collection: 'Registrations', id: owner.uid }),
    ],
    [
      'whose address has the subscription of another account is refunded',
      'checkout-1',
      ({ store }) => store.set(subscriptions.ref(owner.email), { ...other, billing: { uid: 'uid-2' } }),
    ],
    ['that is a second one of its checkout is refunded', 'checkout-1', active('I-2')],
    ['whose record was removed stays paid', null, active('I-1')],
  ])('%s, and canceled', async (_what, refunded, prepare) => {
    const { server, checkout, cancelSubscription } = await serverFor([{}]);
    server.payments.listTransactions = async () => [];
    await prepare(server, checkout);
    const before = await record(server);
    const request = { checkout, subscription: approved, orderId: null };
    await expect(finishCheckout(server, request)).rejects.toEqual(notOpenedError);
    expect(cancelSubscription).toHaveBeenCalledTimes(1);
    const entry = await server.store.get(cancellationRef('I-1'));
    expect(entry?.['give_back_to'] ?? null).toBe(refunded);
    expect(await record(server)).toEqual(before);
    expect(server.lines.join('\n')).toContain('"why":"it has no place any more"');
  });
});

describe('a recorded subscription', () => {
  const onRecord = async (orderID: string) => {
    const made = await serverFor([{}]);
    const { server, checkout } = made;
    await server.store.set(checkouts.ref(checkout.id), checkoutFields({ ...checkout, state: 'active' }));
    await server.store.set(subscriptions.ref(owner.email), { ...other, subscriptionID: 'I-1', orderID });
    return made;
  };

  it.each([
    ['has none', '', 'ORDER-1', 'ORDER-1'],
    ['has one', 'ORDER-1', 'ORDER-2', 'ORDER-1'],
    ['has none and gets none', '', null, ''],
    ['has none and gets an empty one', '', '', ''],
  ])('is answered at once, and keeps the first order id: %s', async (_what, before, orderId, after) => {
    const { server, readSubscription } = await onRecord(before);
    expect(await activate(server, orderId)).toMatchObject({ subscriptionId: 'I-1' });
    expect(await record(server)).toMatchObject({ orderID: after });
    expect(readSubscription).not.toHaveBeenCalled();
  });
});

describe('the checkout of a subscription', () => {
  it.each<[string, Fields | undefined, string | undefined]>([
    ['that the link names', { checkout_id: 'checkout-1' }, 'checkout-1'],
    ['that the link names and that is not stored', { checkout_id: 'another' }, undefined],
    ['of a link that names none', { checkout_id: null }, undefined],
    ['without a link', undefined, undefined],
  ])('%s is found where no checkout names it', async (_what, link, found) => {
    const { server } = await serverFor([{}]);
    if (link) await server.store.set(providerLinks.ref('I-2'), link);
    expect((await findCheckoutOf(server.store, 'I-2'))?.id).toBe(found);
  });

  it.each([
    ['its own if it has none', null, 'I-1', null],
    ['a further one beside its own', 'I-0', 'I-0', 'checkout-1'],
  ])('that a crash left unlinked is kept as %s', async (_what, known, own, linked) => {
    const { server, checkout } = await serverFor([{ status: 'approval-pending' }]);
    const ref = checkouts.ref(checkout.id);
    await server.store.set(ref, checkoutFields({ ...checkout, subscriptionId: known }));
    await syncSubscription(server, 'I-1');
    expect(checkouts.parse(await server.store.get(ref)).subscriptionId).toBe(own);
    expect(providerLinks.parse(await server.store.get(providerLinks.ref('I-1'))).checkoutId).toBe(linked);
  });

  it.each([
    ['suspended', 'rejected'],
    ['cancelled', 'open'],
  ] as const)(
    'that is %s before it is recorded becomes %s and opens nothing later',
    async (status, state) => {
      const { server, checkout, readSubscription } = await serverFor([{ status }], {
        listTransactions: async () => [],
      });
      await syncSubscription(server, 'I-1');
      const ref = checkouts.ref(checkout.id);
      expect(checkouts.parse(await server.store.get(ref)).state).toBe(state);
      readSubscription.mockResolvedValue(approved);
      await expect(activate(server)).rejects.toEqual(notOpenedError);
      expect(await record(server)).toBeUndefined();
    },
  );

  it.each([
    ['is somebody else’s', { uid: 'uid-2' }, true],
    ['is unknown', { subscriptionId: 'I-9' }, false],
  ])('that %s opens nothing (R-CHECKOUT-DETAILS)', async (_what, changes, known) => {
    const { server, checkout, readSubscription } = await serverFor([{}]);
    await server.store.set(checkouts.ref(checkout.id), checkoutFields({ ...checkout, ...changes }));
    await expect(activate(server)).rejects.toEqual(refused);
    expect(readSubscription).not.toHaveBeenCalled();
    expect(server.lines).toEqual([
      JSON.stringify({ event: 'a subscription was claimed by somebody else', known }),
    ]);
  });
});
