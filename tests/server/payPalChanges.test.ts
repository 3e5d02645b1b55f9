import { beforeEach, describe, expect, it } from 'vitest';
import type { SubscriptionOffer } from '#functions/payments/PaymentProvider.ts';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { spansOf } from '#functions/paypal/transactions.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { failAtPayPal, foundAtPayPal, server, startServerForEachTest } from './eachServer.ts';
import { approved, subscribe } from './subscribed.ts';
import { bothPrices } from './testServer.ts';

const monthly = listedPrice('Monthly').amount;

const day = 24 * 60 * 60_000;
const links = {
  language: 'en' as const,
  returnUrl: 'http://127.0.0.1:5173/account',
  cancelUrl: 'http://127.0.0.1:5173/account',
};
const list = (subscriptionId: string) =>
  server.payments.listTransactions({ subscriptionId, from: new Date(0), to: server.now() });

const offer: SubscriptionOffer = {
  providerPlanId: 'P-1',
  currency: 'USD',
  interval: 'month',
  trialDays: 7,
  posDevices: 1,
  total: monthly,
};

describe.each(bothPrices)('a new price without a consent, priced $priced', ({ singleUnitTiers }) => {
  startServerForEachTest({ singleUnitTiers });

  it.each([1, 3])(
    'for %i devices reads back as exactly that, and leaves a charge that is near',
    async (posDevices) => {
      const { id } = await approved(server, { posDevices });
      const before = await server.payments.readSubscription(id);
      const total = 5400 + (posDevices - 1) * 650;
      const price = { currency: 'USD', price: 5400, additionalDevice: 650, total } as const;
      await server.payments.repriceSubscription({ id, ...price });
      const after = await server.payments.readSubscription(id);
      expect(after).toEqual({ ...before, billed: { ...before.billed, total } });
      // The first charge is 7 days away, and PayPal does not change charges within 10 days.
      await server.advanceDays(40);
      expect((await list(id)).map(({ amount }) => amount)).toEqual([before.billed?.total, total]);
    },
  );
});

describe('payments', () => {
  startServerForEachTest();

  it('are listed over many months, oldest first, each once, with their refunds', async () => {
    const { id } = await approved(server, { posDevices: 1 });
    await server.advanceDays(100);
    const charges = await list(id);
    expect(charges.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(
      Array(4).fill(`charge ${monthly}`),
    );
    const [first, second] = charges;
    await server.control('POST', `/transactions/${first?.id}/refund`, { amount: 1000 });
    await server.control('POST', `/transactions/${second?.id}/reverse`, {});
    const all = await list(id);
    expect(all.slice(4)).toMatchObject([
      { kind: 'refund', amount: 1000 },
      { kind: 'reversal', amount: monthly },
    ]);
    expect(new Set(all.map(({ id: one }) => one)).size).toBe(6);
  });

  it('are refunded as sales where PayPal knows no such capture, in whole and in part', async () => {
    const { id } = await approved(server, { posDevices: 1 });
    await server.advanceDays(40);
    await failAtPayPal('POST', '/v2/payments/captures/*/refund', { status: 404, times: 10 });
    const amounts = [null, 900];
    for (const [at, { id: transactionId }] of (await list(id)).entries()) {
      const amount = amounts[at] ?? null;
      const asked = { currency: 'USD', reason: 'A test', refundId: `refund-${at}` } as const;
      await server.payments.refundCharge({ transactionId, amount, ...asked });
    }
    const moved = (await foundAtPayPal(id))?.sales.map(({ kind, amount }) => `${kind} ${amount}`);
    const charge = `charge ${monthly}`;
    expect(moved).toEqual([charge, charge, `refund ${monthly}`, 'refund 900']);
  });

  it('are requested in time spans that PayPal accepts, without a gap', () => {
    const from = new Date('2026-01-01T00:00:00Z');
    const to = new Date('2026-04-15T12:00:00Z');
    const spans = spansOf({ from, to });
    expect(spans[0]?.from).toEqual(from);
    expect(spans.at(-1)?.to).toEqual(to);
    spans.forEach((span, at) => {
      expect(span.to.getTime() - span.from.getTime()).toBeLessThanOrEqual(31 * day);
      expect(span.from).toEqual(at === 0 ? from : spans[at - 1]?.to);
    });
    expect(spansOf({ from: to, to: from })).toEqual([]);
  });
});

describe('events', () => {
  startServerForEachTest();

  it('are listed to the last page, and only between two times', async () => {
    server.webhooks.arrive = true;
    const begun = server.now();
    const ids: string[] = [];
    for (let count = 0; count < 55; count += 1) ids.push((await subscribe(server)).id);
    const { payments } = server;
    server.advanceClock(1000);
    const until = server.now();
    await server.advanceDays(1);
    const later = await subscribe(server);
    const listed = await payments.listEvents({ from: begun, to: until });
    // More than one page of a hundred.
    expect(listed.length).toBeGreaterThan(100);
    expect(new Set(listed.map(({ subscriptionId }) => subscriptionId))).toEqual(new Set(ids));
    const day = await payments.listEvents({ from: until, to: server.now() });
    expect(new Set(day.map(({ subscriptionId }) => subscriptionId))).toEqual(new Set([later.id]));
  });
});

describe('a peer with unexpected responses', () => {
  let body: string;
  startServerForEachTest();
  beforeEach(() => server.network.impersonate((_request, response) => response.end(body)));

  const lastDay = () => ({ subscriptionId: 'I-1', from: new Date(Date.now() - day), to: new Date() });
  const entry = (changes: object) =>
    JSON.stringify({
      transactions: [
        {
          id: 'T1',
          status: 'COMPLETED',
          time: '2026-11-20T10:00:00Z',
          amount_with_breakdown: { gross_amount: { currency_code: 'USD', value: '49.0' } },
          ...changes,
        },
      ],
    });

  it.each([
    ['no id', entry({ id: undefined })],
    ['no amount', entry({ amount_with_breakdown: {} })],
    [
      'an amount that is none',
      entry({ amount_with_breakdown: { gross_amount: { currency_code: 'USD', value: 'x' } } }),
    ],
    [
      'another currency',
      entry({ amount_with_breakdown: { gross_amount: { currency_code: 'XXX', value: '1' } } }),
    ],
    ['a time that is none', entry({ time: 'soon' })],
    ['text in place of a list', '{"transactions":"none"}'],
    ['null in place of one', '{"transactions":[null]}'],
  ])('is not believed with a transaction of %s', async (_what, answered) => {
    body = answered;
    await expect(server.payments.listTransactions(lastDay())).rejects.toBeInstanceOf(PaymentProviderError);
  });

  it.each([
    ['its fee', { currency_code: 'USD', value: '2.07' }, 207],
    ['a fee in another currency', { currency_code: 'EUR', value: '2.07' }, undefined],
    ['a fee that is none', { currency_code: 'USD', value: 'x' }, undefined],
    ['a fee of another form', 'free', undefined],
    ['no fee', undefined, undefined],
    ['a fee of null', null, undefined],
  ])('is believed about a charge with %s', async (_what, stated, fee) => {
    const gross = { currency_code: 'USD', value: '49.0' };
    body = entry({ amount_with_breakdown: { gross_amount: gross, fee_amount: stated } });
    const [charge] = await server.payments.listTransactions(lastDay());
    expect(charge).toMatchObject({ kind: 'charge', amount: 4900 });
    expect(charge?.fee).toBe(fee);
  });

  it.each(['PENDING', 'DECLINED', 'DENIED', 'FAILED'])(
    'lists no money that did not move: %s',
    async (status) => {
      body = entry({ status });
      expect(await server.payments.listTransactions(lastDay())).toEqual([]);
    },
  );

  it.each([
    ['the current API', { status: 'FAILED' }],
    ['the current API', { status: 'CANCELLED' }],
    ['the older API', { state: 'failed' }],
    ['the older API', { state: 'cancelled' }],
  ])('is not believed to have refunded where %s says %j', async (api, said) => {
    server.network.impersonate(({ url = '' }, response) => {
      const isUnknown = api === 'the older API' && url.includes('/captures/');
      const answer = isUnknown ? { name: 'RESOURCE_NOT_FOUND' } : { id: 'R1', ...said };
      response.writeHead(isUnknown ? 404 : 201).end(JSON.stringify(answer));
    });
    const asked = { amount: null, currency: 'USD', reason: 'A test', refundId: 'refund-1' } as const;
    await expect(server.payments.refundCharge({ transactionId: 'T1', ...asked })).rejects.toMatchObject({
      reason: 'refused',
    });
  });

  it.each<[string, string, number, object]>([
    ['the current API', '/captures/', 201, { id: 'R1', status: 'FAILED' }],
    ['the current API', '/captures/', 422, { details: [{ issue: 'REFUND_FAILED_INSUFFICIENT_FUNDS' }] }],
    ['the older API', '/sale/', 201, { id: 'R1', state: 'failed' }],
    ['the older API', '/sale/', 400, { name: 'TRANSACTION_REFUSED' }],
  ])(
    'to a refund is believed on a later day although %s (%s) repeats its first one, %i %j',
    async (_api, api, status, first) => {
      const answers = new Map<unknown, { status: number; said: object }>();
      let isFunded = false;
      server.network.impersonate(({ url = '', headers }, response) => {
        if (!url.includes(api)) {
          response.writeHead(404).end(JSON.stringify({ name: 'RESOURCE_NOT_FOUND' }));
          return;
        }
        const id = headers['paypal-request-id'];
        const now = isFunded
          ? { status: 201, said: { id: 'R2', status: 'COMPLETED' } }
          : { status, said: first };
        const answer = answers.get(id) ?? now;
        answers.set(id, answer);
        response.writeHead(answer.status).end(JSON.stringify(answer.said));
      });
      const asked = { amount: null, currency: 'USD', reason: 'A test', refundId: 'refund-1' } as const;
      const refund = () => server.payments.refundCharge({ transactionId: 'T1', ...asked });
      await expect(refund()).rejects.toMatchObject({ reason: 'refused' });
      isFunded = true;
      server.advanceClock(day);
      expect(await refund()).toEqual({ id: 'R2', amount: null });
      // A part would be refunded twice.
      const part = { ...asked, amount: 100 };
      await expect(server.payments.refundCharge({ transactionId: 'T1', ...part })).rejects.toBeInstanceOf(
        Error,
      );
    },
  );

  it.each([
    [{ status: 'PENDING' }, { pending: true }],
    [{ status: 'COMPLETED' }, {}],
    [{}, {}],
  ])('is believed to have made a refund of which it says %j', async (said, state) => {
    body = JSON.stringify({ id: 'R1', ...said });
    const asked = { amount: null, currency: 'USD', reason: 'A test', refundId: 'refund-1' } as const;
    const made = { id: 'R1', amount: null, ...state };
    expect(await server.payments.refundCharge({ transactionId: 'T1', ...asked })).toEqual(made);
  });

  it('lists events in the order in which they happened, however exact their times are', async () => {
    const event = (create_time: string) => ({
      id: create_time,
      event_type: 'PAYMENT.SALE.COMPLETED',
      create_time,
      resource: { billing_agreement_id: 'I-1' },
    });
    const times = ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.500Z', '2026-11-20T03:00:01-07:00'];
    body = JSON.stringify({ events: times.toReversed().map(event) });
    const events = await server.payments.listEvents({ from: new Date(0), to: new Date() });
    expect(events.map(({ id }) => id)).toEqual(times);
  });

  it.each([
    ['no link to consent on', [{ rel: 'self', href: 'https://paypal.example/' }]],
    ['no links', []],
  ])('to a revision with %s is refused', async (_what, answered) => {
    const cycle = {
      tenure_type: 'REGULAR',
      sequence: 1,
      total_cycles: 0,
      frequency: { interval_unit: 'MONTH', interval_count: 1 },
      pricing_scheme: { fixed_price: { currency_code: 'USD', value: '49.0' } },
    };
    // It also responds to the request for the plan.
    body = JSON.stringify({ status: 'ACTIVE', billing_cycles: [cycle], links: answered });
    await expect(
      server.payments.reviseSubscription({ id: 'I-1', offer, ...links, changeId: 'c-1' }),
    ).rejects.toMatchObject({ reason: 'unreadable' });
  });

  it('without a transaction lists none', async () => {
    body = '{}';
    expect(await server.payments.listTransactions(lastDay())).toEqual([]);
  });
});
