import { beforeEach, expect, it } from 'vitest';
import type { PaymentProvider } from '#functions/payments/PaymentProvider.ts';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { requestChange } from '#functions/account/change/changeRequests.ts';
import { deleteAccount } from '#functions/account/deletion.ts';
import { emptyOutbox } from '#functions/cancel/outbox.ts';
import { cancellationRef } from '#functions/documents/cancellation.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import {
  foundAtPayPal,
  letWebhooksArrive,
  live,
  server,
  startServerForEachTest,
  statusAtPayPal,
} from './eachServer.ts';
import { account, inbox, pay, subscribe } from './subscribed.ts';
import { register } from './testServer.ts';

const hour = 3_600_000;

startServerForEachTest();
letWebhooksArrive();

beforeEach(async () => {
  const fault = { on: 'request', method: 'POST', path: '/v1/billing/subscriptions/*/cancel' };
  await server.control('POST', '/faults', { ...fault, status: 503, times: 1000 });
});

const salesOf = async (id: string) => (await foundAtPayPal(id))?.sales.map(({ kind }) => kind) ?? [];

/** PayPal takes cancellations again. */
async function recover(): Promise<void> {
  await server.control('DELETE', '/faults');
  await live(1);
}

const ways = {
  cancelled: (owner: VerifiedOwner) => cancelSubscription(server, { owner, reason: null }),
  deleted: (owner: VerifiedOwner) => deleteAccount(server, owner),
};

it.each(['cancelled', 'deleted'] as const)(
  'a charge that PayPal makes before it takes the cancellation of an owner who has %s is refunded (R-LEAVE-PAID)',
  async (way) => {
    const { owner, id } = await subscribe(server);
    await ways[way](owner);
    await live(8);
    expect(await statusAtPayPal(id)).toBe('ACTIVE');
    expect(await salesOf(id)).toEqual(['charge']);
    await recover();
    expect(await statusAtPayPal(id)).toBe('CANCELLED');
    expect(await salesOf(id)).toEqual(['charge', 'refund']);
    await live(3);
    expect(await salesOf(id)).toEqual(['charge', 'refund']);
  },
);

it('in a paid period the renewal that PayPal makes all the same is refunded, and what was paid for stays', async () => {
  const { owner, id } = await subscribe(server);
  await live(8);
  const { nextCharge } = await account(server, owner);
  await ways.cancelled(owner);
  expect(await salesOf(id)).toEqual(['charge']);
  await live(31);
  await recover();
  expect(await salesOf(id)).toEqual(['charge', 'charge', 'refund']);
  const { state, accessUntil, receipts } = await account(server, owner);
  expect({ state, accessUntil }).toEqual({ state: 'ended', accessUntil: nextCharge?.at });
  expect(receipts.map(({ kind }) => kind)).toEqual(['refund', 'charge', 'charge']);
  expect(await inbox(server, owner, 'refund of')).toHaveLength(1);
});

it('an owner who has come back meanwhile pays for the new subscription only', async () => {
  const { owner, id } = await subscribe(server);
  await ways.cancelled(owner);
  await live(4);
  const again = await pay(server, owner);
  await live(5);
  await recover();
  expect(await salesOf(id)).toEqual(['charge', 'refund']);
  expect(await salesOf(again)).toEqual(['charge']);
  expect(await statusAtPayPal(id)).toBe('CANCELLED');
  expect((await account(server, owner)).state).toBe('active');
});

it('a charge known before the cancellation is not refunded, even if PayPal’s clock is ahead', async () => {
  const { owner, id } = await subscribe(server);
  await live(8);
  server.advanceClock(-2 * 86_400_000);
  await ways.cancelled(owner);
  server.advanceClock(2 * 86_400_000);
  await recover();
  expect(await statusAtPayPal(id)).toBe('CANCELLED');
  expect(await salesOf(id)).toEqual(['charge']);
});

it('a charge known before the cancellation is not refunded, even if PayPal lists it later on the same day', async () => {
  const { owner, id } = await subscribe(server);
  await live(8);
  const { receipts, nextCharge } = await account(server, owner);
  const chargedAt = Date.parse(receipts[0]?.at ?? '');
  server.advanceClock(chargedAt + hour - server.now().getTime());
  await server.control('DELETE', '/faults');
  const listTransactions: PaymentProvider['listTransactions'] = async (request) => {
    const from = new Date(chargedAt - hour);
    const listed = await server.payments.listTransactions({ ...request, from });
    const at = new Date(chargedAt + 2 * hour).toISOString();
    return listed.map((charge) => Object.assign(charge, { at }));
  };
  const context = { ...server, payments: { ...server.payments, listTransactions } };
  await cancelSubscription(context, { owner, reason: null });
  await server.settled();
  expect(await statusAtPayPal(id)).toBe('CANCELLED');
  expect(await salesOf(id)).toEqual(['charge']);
  expect(await account(server, owner)).toMatchObject({ state: 'cancelled', accessUntil: nextCharge?.at });
});

/** The end of access of an owner who has left; null without an account. */
async function endOf(way: keyof typeof ways, owner: VerifiedOwner): Promise<number | null> {
  return way === 'deleted' ? null : Date.parse((await account(server, owner)).accessUntil ?? '');
}

it.each(['cancelled', 'deleted'] as const)(
  'a charge that PayPal tells of only after the cancellation of an owner who has %s is refunded then',
  async (way) => {
    const { owner, id } = await subscribe(server);
    const trialEnds = Date.parse((await account(server, owner)).nextCharge?.at ?? '');
    await ways[way](owner);
    await server.control('POST', '/faults', {
      on: 'listing',
      minutes: 3 * 60,
      lastPayment: true,
      times: 1000,
    });
    await server.control('PUT', '/clock', { advanceTo: new Date(trialEnds + hour).toISOString() });
    await server.settled();
    await server.control('DELETE', '/faults');
    await server.control('POST', '/faults', {
      on: 'listing',
      minutes: 3 * 60,
      lastPayment: true,
      times: 1000,
    });
    await emptyOutbox(server);
    await server.settled();
    expect(await statusAtPayPal(id)).toBe('CANCELLED');
    expect(await server.store.get(cancellationRef(id))).toMatchObject({ state: 'done' });
    expect(await salesOf(id)).toEqual(['charge']);

    await live(1);
    // PayPal repeats an event that was lost.
    await syncSubscription(server, id);
    await server.settled();
    expect(await salesOf(id)).toEqual(['charge', 'refund']);
    expect(await server.store.get(cancellationRef(id))).toMatchObject({ state: 'done' });
    const again = await server.store.get(cancellationRef(id));
    await syncSubscription(server, id);
    expect(await server.store.get(cancellationRef(id))).toEqual(again);
    expect(await endOf(way, owner)).toEqual(way === 'cancelled' ? trialEnds : null);
  },
);

it('a consent after the cancellation changes nothing, and gives a returning owner no devices (R-CHANGE-ONE-TRUTH)', async () => {
  const { owner, id } = await subscribe(server, { posDevices: 1 });
  await live(8);
  await requestChange(server, { owner, wanted: { plan: 'Monthly', posDevices: 10 } });
  await ways.cancelled(owner);
  await server.control('POST', `/subscriptions/${id}/consent`, {});
  await recover();
  expect(await statusAtPayPal(id)).toBe('CANCELLED');
  expect(await account(server, owner)).toMatchObject({ subscription: { posDevices: 1 } });
  await pay(server, await register(server, { posDevices: 1 }, owner));
  expect(await account(server, owner)).toMatchObject({
    subscription: { posDevices: 1, countedDevices: null },
  });
});
