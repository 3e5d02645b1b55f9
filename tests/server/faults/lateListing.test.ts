import { expect, it } from 'vitest';
import type { ServerContext } from '#functions/context/context.ts';
import { subscriptions } from '#functions/documents/subscription.ts';
import type { ProviderSubscription, ProviderTransaction } from '#functions/payments/PaymentProvider.ts';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import { recordTransactions } from '#functions/sync/recordMovements.ts';
import { recordFor } from '../recordFor.ts';

const hour = 60 * 60_000;

/** When the record is compared next, after a search for a payment. */
async function nextCheckAfter(search: {
  /** How many hours ago it was made; null if there is none. */
  paid: number | null;
  listed?: boolean;
  /** In how many hours the record was to be compared; null if it was not. */
  planned: number | null;
}): Promise<number | null> {
  const { paid, listed = false, planned } = search;
  const now = new Date('2026-12-10T12:00:00Z');
  const within = (hours: number) => new Date(now.getTime() + hours * hour);
  const at = paid === null ? null : within(-paid).toISOString();
  const store = openSqliteStore(':memory:');
  const ref = subscriptions.ref('owner@truck.example');
  const record = {
    // Nobody gets a receipt.
    ...recordFor('I-1', ''),
    transactionsReadAt: within(-24),
    nextCheck: planned === null ? null : within(planned),
  };
  await store.set(ref, subscriptions.serialize(record));
  const money = { amount: 5_900, currency: 'USD' } as const;
  const charge = at && ({ id: 'C-1', kind: 'charge', at, ...money, refunded: false } as const);
  const payments = {
    listTransactions: async (): Promise<ProviderTransaction[]> => (listed && charge ? [charge] : []),
  };
  const logs = { info: () => undefined };
  const context = { store, payments, logs, now: () => now } as unknown as ServerContext;
  const subscription = {
    id: 'I-1',
    createTime: within(-24 * 30).toISOString(),
    lastPayment: at && { at, ...money },
    nextBillingTime: within(24 * 20).toISOString(),
  } as ProviderSubscription;
  await recordTransactions(context, { ref, record }, { subscription, reported: [] });
  const { nextCheck, transactionsReadAt } = subscriptions.parse(await store.get(ref)) ?? {};
  expect(transactionsReadAt).toEqual(now);
  return nextCheck ? (nextCheck.getTime() - now.getTime()) / hour : null;
}

it.each([
  ['is searched for in an hour', { paid: 2, planned: 24 }, 1],
  ['is searched for in an hour also after the end', { paid: 2, planned: null }, 1],
  ['is searched for when the record is compared sooner', { paid: 2, planned: 0.5 }, 0.5],
  ['is searched for on its third day', { paid: 71, planned: 24 }, 1],
  ['is not searched for hourly after three days', { paid: 73, planned: 24 }, 24],
  ['is not searched for once it is listed', { paid: 2, listed: true, planned: 24 }, 24],
  ['is not searched for if there was none', { paid: null, planned: 24 }, 24],
])('a payment that PayPal’s list does not show %s (R-CHARGE-FACTS)', async (_how, search, hours) => {
  expect(await nextCheckAfter(search)).toBe(hours);
});
