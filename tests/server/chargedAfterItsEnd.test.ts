import { expect, it, vi } from 'vitest';
import type { ProviderTransaction, RefundRequest } from '#functions/payments/PaymentProvider.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { endedSubscription, listedCharge, namedCheckout, startLightServer } from './lightServer.ts';

const later: ProviderTransaction = { ...listedCharge, id: 'CHARGE-2', at: '2026-03-01T12:30:00.000Z' };

it('refunds a charge made after an unrecorded subscription ended and its cancellation was noted', async () => {
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
