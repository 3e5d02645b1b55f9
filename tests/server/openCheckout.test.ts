import { addDays } from 'date-fns/addDays';
import { describe, expect, it, vi } from 'vitest';
import { listedPlan } from '#domain/listedPlan.ts';
import { priceList } from '#domain/priceList.ts';
import { quoteFor } from '#domain/quote.ts';
import { newCheckout, openCheckout } from '#functions/checkout/openCheckout.ts';
import type { Checkout } from '#functions/documents/checkouts.ts';
import type { PaymentProvider } from '#functions/payments/PaymentProvider.ts';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { subscriptions } from '#functions/documents/subscription.ts';
import { planFields, planRef } from '#functions/documents/plans.ts';
import type { ServerContext } from '#functions/context/context.ts';
import type { Store } from '#functions/store/Store.ts';
import { saveRegistration, startSubscription } from './asShown.ts';
import { startLightServer } from './lightServer.ts';
import { registrationOf } from './registrationOf.ts';
import { setCoupons } from './testServer.ts';

const owner = { uid: 'uid-1', email: 'ada@example.com', withGoogle: false };

const begin = (server: ServerContext) => startSubscription(server, { owner, plan: 'Monthly', code: null });

/** A server with a registered owner, whose provider opens a new subscription on each request, `I-1` first. */
async function serverFor(payments: Partial<PaymentProvider>) {
  let opened = 0;
  const server = startLightServer({
    planCharges: async () => true,
    openSubscription: async () => {
      opened += 1;
      return { id: `I-${opened}`, approveUrl: null };
    },
    ...payments,
  });
  const ids = { USD: 'P-1' };
  await server.store.set(
    planRef('Monthly'),
    planFields({
      name: 'Monthly',
      listed: priceList.Monthly,
      providerPlanIds: ids,
      providerPlanIdsNoTrial: ids,
    }),
  );
  await saveRegistration(server, { owner, registration: registrationOf() });
  return server;
}

const states = async ({ store }: ServerContext) =>
  Object.fromEntries(
    (await store.find('Checkouts')).map(({ fields }) => [fields['subscriptionId'], fields['state']]),
  );

describe('starting again when the provider is asked about the subscription that is open', () => {
  it('and has forgotten it, abandons it and opens another', async () => {
    const readSubscription = () => Promise.reject(new PaymentProviderError('not-found'));
    const server = await serverFor({ readSubscription });
    await begin(server);
    expect(await begin(server)).toEqual({ outcome: 'toApprove', subscriptionId: 'I-2', approveUrl: null });
    expect(await states(server)).toEqual({ 'I-1': 'abandoned', 'I-2': 'open' });
  });

  it('and is unreachable, says so and opens none', async () => {
    const cause = new PaymentProviderError('unavailable');
    const server = await serverFor({ readSubscription: () => Promise.reject(cause) });
    await begin(server);
    await expect(begin(server)).rejects.toMatchObject({ code: 'checkout/payment-unavailable', cause });
    expect(await states(server)).toEqual({ 'I-1': 'open' });
  });

  it('returns the subscription that another tab has opened in the meantime', async () => {
    const server = await serverFor({
      readSubscription: async () => {
        await server.store.set(subscriptions.ref(owner.email), { subscriptionID: 'I-TAB', status: 'active' });
        throw new PaymentProviderError('not-found');
      },
    });
    await begin(server);
    expect(await begin(server)).toMatchObject({
      outcome: 'recorded',
      subscription: { subscriptionId: 'I-TAB' },
    });
    expect(await states(server)).toEqual({ 'I-1': 'abandoned' });
  });
});

describe('terms that change while an order is priced', () => {
  /** A server on which the owner's end of paid time moves before each of the first transactions. */
  async function serverWhereTermsMove(times: number) {
    const planCharges = vi.fn(async () => true);
    const server = await serverFor({ planCharges });
    let moves = 0;
    const transaction: Store['transaction'] = async (run) => {
      if (moves < times) {
        moves += 1;
        const until = addDays(server.now(), 10 + moves);
        const ended = { status: 'cancelled', cancellation: { at: server.now(), access_until: until } };
        await server.store.set(subscriptions.ref(owner.email), ended);
      }
      return server.store.transaction(run);
    };
    return { planCharges, moving: { ...server, store: { ...server.store, transaction } } };
  }

  it('are followed three times, and then accepted only by an owner who has seen them', async () => {
    const { moving, planCharges } = await serverWhereTermsMove(3);
    await expect(begin(moving)).rejects.toMatchObject({ code: 'checkout/price-changed' });
    expect(planCharges).toHaveBeenCalledTimes(4);
    expect(await states(moving)).toEqual({});
    expect(await begin(moving)).toMatchObject({ outcome: 'toApprove', subscriptionId: 'I-1' });
  });

  it('more often end in a refusal that allows a retry', async () => {
    const { moving, planCharges } = await serverWhereTermsMove(100);
    await expect(begin(moving)).rejects.toMatchObject({ name: 'StoreError', code: 'contention' });
    expect(planCharges).toHaveBeenCalledTimes(4);
    expect(await states(moving)).toEqual({});
  });
});

const quote = quoteFor({ plan: listedPlan('Monthly'), posDevices: 3, currency: 'USD' });

/** The id of the checkout that an order gets. */
async function checkoutFor(server: ServerContext, changes: Partial<Checkout> = {}): Promise<unknown> {
  const terms = { owner, quote, replaced: null, providerPlanId: 'P-1', language: 'en' } as const;
  const wanted = { ...newCheckout({ ...terms, now: server.now() }), ...changes };
  const { total, currency, interval, trialDays, startsAt } = wanted;
  const shown = { total, currency, interval, trialDays, firstChargeAt: startsAt?.toISOString() ?? null };
  const opened = await openCheckout(server, { wanted, assumed: null, shown });
  return 'checkout' in opened && opened.checkout.id;
}

it.each<[string, Partial<Checkout>]>([
  ['another plan or currency, which is another plan at PayPal', { providerPlanId: 'P-2' }],
  ['more devices', { posDevices: 4 }],
  ['a coupon', { couponCode: 'LAUNCH' }],
  ['another plan, in whose place the same coupon puts its own', { chosenPlanName: 'Yearly' }],
  ['another day of the first charge', { startsAt: new Date('2026-04-01T10:00:00Z') }],
  // PayPal's plan keeps its id if the price of a further device is another, unless it is priced by tiers.
  ['another price', { total: quote.total + 200 }],
])('an open checkout is reused for the same order, and not for %s', async (_what, changes) => {
  const server = await serverFor({});
  await setCoupons(server, { LAUNCH: { applies_left: 5, plan_name: 'Launch50' } });
  const first = await checkoutFor(server);
  expect(await checkoutFor(server)).toBe(first);
  expect(await checkoutFor(server, changes)).not.toBe(first);
});
