import { describe, expect, it } from 'vitest';
import type { Receipt } from '#domain/account.ts';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { deleteAccount, finishDeletions } from '#functions/account/deletion.ts';
import { exportData } from '#functions/account/exportData.ts';
import { emptyOutbox } from '#functions/cancel/outbox.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { foundAtPayPal, server, startServerForEachTest } from './eachServer.ts';
import { account, subscribe } from './subscribed.ts';
import { activate, start } from './testServer.ts';
import { tracesOf } from './traces.ts';

startServerForEachTest();

const minute = 60_000;
const month = listedPrice('Monthly').amount;
const { amount: year } = listedPrice('Yearly');

/** An owner without a trial approved in two tabs: the monthly subscription is kept, the yearly one is a duplicate. */
async function agreedTwice(): Promise<{ owner: VerifiedOwner; monthly: string; yearly: string }> {
  const { owner } = await subscribe(server, { posDevices: 1 });
  await cancelSubscription(server, { owner, reason: null });
  await server.advanceDays(40);
  const monthly = await start(server, owner);
  const yearly = await start(server, owner, { plan: 'Yearly' });
  await server.approve(monthly);
  await activate(server, owner, monthly);
  await syncSubscription(server, monthly);
  await server.approve(yearly);
  return { owner, monthly, yearly };
}

const linesOf = (receipts: readonly Receipt[], id: string) =>
  receipts
    .filter(({ subscriptionId }) => subscriptionId === id)
    .map(({ kind, amount, refundedUnused, periodStart }) => [kind, amount, refundedUnused, periodStart])
    .toSorted(
      (one, other) => String(one[0]).localeCompare(String(other[0])) || Number(one[1]) - Number(other[1]),
    );

async function atPayPal(id: string) {
  const found = await foundAtPayPal(id);
  return { status: found?.status, moved: found?.sales.map(({ kind, amount }) => `${kind} ${amount}`) };
}

/** PayPal knows none of its sales as a capture. */
const noCapture = (times: number) =>
  server.control('POST', '/faults', {
    on: 'request',
    method: 'POST',
    path: '/v2/payments/captures/*/refund',
    status: 404,
    times,
  });

describe('a second subscription that was charged at its approval', () => {
  it('is refunded as a sale if PayPal knows no such capture, also in part', async () => {
    const { owner, monthly, yearly } = await agreedTwice();
    await noCapture(10);
    await activate(server, owner, yearly);
    expect((await atPayPal(yearly)).moved).toEqual([`charge ${year}`, `refund ${year}`]);
    const transactionId = (await foundAtPayPal(monthly))?.sales[0]?.id ?? '';
    const part = { amount: 900, currency: 'USD', reason: 'A part', refundId: 'part-1' } as const;
    await server.payments.refundCharge({ transactionId, ...part });
    expect((await atPayPal(monthly)).moved).toEqual([`charge ${month}`, 'refund 900']);
  });

  it('is only in its owner’s export', async () => {
    const { owner, yearly } = await agreedTwice();
    await activate(server, owner, yearly);
    const { owner: other } = await subscribe(server);
    expect(await exportData(server, owner)).toMatchObject({
      charges: expect.arrayContaining([
        expect.objectContaining({ subscription_id: yearly, kind: 'charge', amount: year }),
        expect.objectContaining({ subscription_id: yearly, kind: 'refund', amount: year }),
      ]),
    });
    expect(JSON.stringify(await exportData(server, other))).not.toContain(yearly);
    expect(linesOf((await account(server, other)).receipts, yearly)).toEqual([]);
  });
});

describe('deleting the account', () => {
  it.each([0, 1])('during the refund of a charge leaves no trace either (order %i)', async (order) => {
    const { owner, yearly } = await agreedTwice();
    // PayPal repeats an event that meets the deletion.
    const event = () => syncSubscription(server, yearly).catch(() => syncSubscription(server, yearly));
    const calls = [() => deleteAccount(server, owner), event];
    if (order === 1) calls.reverse();
    await Promise.all(calls.map((call) => call()));
    server.advanceClock(11 * minute);
    await emptyOutbox(server);
    await finishDeletions(server);
    expect(await tracesOf(server, owner)).toEqual([]);
    const charges = Object.values(await server.readCollection('Charges'));
    expect(charges.filter(({ subscription_id: id }) => id === yearly).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['charge', 'refund']),
    );
  });
});
