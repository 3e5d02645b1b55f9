import { describe, expect, it, vi } from 'vitest';
import type { ProviderTransaction, RefundRequest } from '#functions/payments/PaymentProvider.ts';
import { bookkeepingRef } from '#functions/documents/bookkeeping.ts';
import { cancellationRef } from '#functions/documents/cancellation.ts';
import { pastSubscriptions, subscriptions } from '#functions/documents/subscription.ts';
import { emptyOutbox } from '#functions/cancel/outbox.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { endedSubscription, listedCharge, namedCheckout, startLightServer } from './lightServer.ts';

const later: ProviderTransaction = { ...listedCharge, id: 'CHARGE-2', at: new Date('2026-03-01T12:30:00Z') };

it('refunds a charge made after an unrecorded subscription ended and its cancellation was queued', async () => {
  const listed = [listedCharge];
  const refundCharge = vi.fn(async ({ refundId, amount }: RefundRequest) => ({ id: refundId, amount }));
  const server = startLightServer({
    readSubscription: async () => ({ ...endedSubscription, id: 'I-1', lastPayment: listed.at(-1) ?? null }),
    listTransactions: async () => listed,
    cancelSubscription: async () => undefined,
    refundCharge,
  });
  await server.store.set(namedCheckout.ref, { ...namedCheckout.fields, subscriptionId: 'I-1' });
  await syncSubscription(server, 'I-1');
  server.advanceClock(60 * 60_000);
  await syncSubscription(server, 'I-1');
  expect(refundCharge.mock.calls).toMatchObject([[{ transactionId: 'CHARGE-1' }]]);

  listed.push(later);
  await syncSubscription(server, 'I-1');
  expect(refundCharge.mock.calls.slice(1)).toMatchObject([[{ transactionId: 'CHARGE-2' }]]);
});

it.each([
  ['when it was written', listedCharge],
  ['only once it has cleared', null],
])(
  'refunds the eCheck of an unrecorded subscription that clears after days and is named %s',
  async (_what, named) => {
    let listed: ProviderTransaction[] = [];
    let lastPayment = named;
    const refundCharge = vi.fn(async ({ refundId, amount }: RefundRequest) => ({ id: refundId, amount }));
    const server = startLightServer({
      readSubscription: async () => ({ ...endedSubscription, id: 'I-1', lastPayment }),
      listTransactions: async () => listed,
      cancelSubscription: async () => undefined,
      refundCharge,
    });
    await server.store.set(namedCheckout.ref, { ...namedCheckout.fields, subscriptionId: 'I-1' });
    await syncSubscription(server, 'I-1');
    for (let hour = 0; hour < 5 * 24; hour += 1) {
      server.advanceClock(60 * 60_000);
      await emptyOutbox(server);
    }
    expect(refundCharge).not.toHaveBeenCalled();
    [listed, lastPayment] = [[listedCharge], listedCharge];
    await syncSubscription(server, 'I-1');
    await syncSubscription(server, 'I-1');
    expect(refundCharge.mock.calls).toMatchObject([[{ transactionId: 'CHARGE-1' }]]);
  },
);

describe.each([
  ['ended', subscriptions.ref('ada@example.com'), { subscriptionID: 'I-1', status: 'CANCELLED' }],
  ['past', pastSubscriptions.ref('I-1'), { subscriptionID: 'I-1', status: 'CANCELLED' }],
  ['deleted', bookkeepingRef('I-1'), { status: 'CANCELLED' }],
])('a subscription whose record is %s, although it runs at the provider', (_what, ref, fields) => {
  function serverWhere() {
    const cancelSubscription = vi.fn(async () => undefined);
    const server = startLightServer({
      readSubscription: async () => ({ ...endedSubscription, id: 'I-1', status: 'active' }),
      listTransactions: async () => [],
      cancelSubscription,
    });
    return { server, cancelSubscription };
  }

  it.each(['done', 'dead'])('is cancelled again if its cancellation is %s', async (state) => {
    const { server, cancelSubscription } = serverWhere();
    await server.store.set(ref, fields);
    const entry = { subscription_id: 'I-1', reason: 'owner', state, tries: 26, created: server.now() };
    await server.store.set(cancellationRef('I-1'), entry);
    server.advanceClock(60 * 60_000);
    await syncSubscription(server, 'I-1');
    expect(cancelSubscription).toHaveBeenCalledTimes(1);
    const waits = { reason: 'owner', state: 'waiting', tries: 1 };
    expect(await server.store.get(cancellationRef('I-1'))).toMatchObject(waits);
    await syncSubscription(server, 'I-1');
    expect(cancelSubscription).toHaveBeenCalledTimes(1);
  });

  it('is left alone if its cancellation was never queued', async () => {
    const { server, cancelSubscription } = serverWhere();
    await server.store.set(ref, fields);
    await syncSubscription(server, 'I-1');
    expect(cancelSubscription).not.toHaveBeenCalled();
  });
});
