import { expect, it } from 'vitest';
import { subscriptions } from '#functions/documents/subscription.ts';
import { recordTransactions } from '#functions/sync/recordMovements.ts';
import { endedSubscription, listedCharge, startLightServer } from '../lightServer.ts';
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
  const server = startLightServer({
    listTransactions: async () => (listed && at ? [{ ...listedCharge, at }] : []),
  });
  const now = server.now();
  const within = (hours: number) => new Date(now.getTime() + hours * hour);
  const at = paid === null ? null : within(-paid);
  const ref = subscriptions.ref('owner@truck.example');
  const record = {
    // Nobody gets a receipt.
    ...recordFor('I-1', ''),
    transactionsReadAt: within(-24),
    nextCheck: planned === null ? null : within(planned),
  };
  await server.store.set(ref, subscriptions.serialize(record));
  const subscription = {
    ...endedSubscription,
    id: 'I-1',
    status: 'active' as const,
    createTime: within(-24 * 30),
    lastPayment: at === null ? null : { ...listedCharge, at },
    nextBillingTime: within(24 * 20),
  };
  await recordTransactions(server, { ref, record }, { subscription, reported: [] });
  const { nextCheck, transactionsReadAt } = subscriptions.parse(await server.store.get(ref)) ?? {};
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
