import { describe, expect, it } from 'vitest';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { listedPrice, type ListedPrice } from '#stories/support/listedPrice.ts';
import { foundAtPayPal, server, startServerForEachTest } from './eachServer.ts';
import { inbox, recordOf, subscribe } from './subscribed.ts';
import { activate, start } from './testServer.ts';

startServerForEachTest();

const month = listedPrice('Monthly');
const year = listedPrice('Yearly');

/** PayPal's movements for a charge that was refunded. */
const refunded = ({ amount }: ListedPrice) => [`charge ${amount}`, `refund ${amount}`];

/** An owner whose trial is used and whose subscription has ended, so that an approval is charged. */
async function returning(): Promise<VerifiedOwner> {
  const { owner } = await subscribe(server, { posDevices: 1 });
  await cancelSubscription(server, { owner, reason: null });
  await server.advanceDays(40);
  return owner;
}

/** The two subscriptions opened by the owner in two tabs. */
async function twoTabs(owner: VerifiedOwner): Promise<[monthly: string, yearly: string]> {
  const monthly = await start(server, owner);
  return [monthly, await start(server, owner, { plan: 'Yearly' })];
}

async function atPayPal(id: unknown) {
  const found = await foundAtPayPal(String(id));
  return { status: found?.status, moved: found?.sales.map(({ kind, amount }) => `${kind} ${amount}`) };
}

const refundFault = (fault: object) =>
  server.control('POST', '/faults', {
    on: 'request',
    method: 'POST',
    path: '/v2/payments/captures/*/refund',
    ...fault,
  });

const mails = (owner: VerifiedOwner) => inbox(server, owner, 'refund of');

const entryOf = (id: string) => server.store.get({ collection: 'Outbox', id: `cancel-${id}` });

/** Both are approved; the monthly one is recorded first. */
async function secondCharged(): Promise<{ owner: VerifiedOwner; monthly: string; yearly: string }> {
  const owner = await returning();
  const [monthly, yearly] = await twoTabs(owner);
  await server.approve(monthly);
  await activate(server, owner, monthly);
  await server.approve(yearly);
  return { owner, monthly, yearly };
}

describe('a second subscription that was charged at its approval', () => {
  it('is cancelled and refunded immediately, and its owner is informed (R-CHARGE-ONCE)', async () => {
    const { owner, monthly, yearly } = await secondCharged();
    expect(await activate(server, owner, yearly)).toMatchObject({ subscriptionId: monthly });
    expect(await atPayPal(yearly)).toEqual({ status: 'CANCELLED', moved: refunded(year) });
    expect(await atPayPal(monthly)).toEqual({ status: 'ACTIVE', moved: [`charge ${month.amount}`] });
    expect(await recordOf(server, owner)).toMatchObject({ subscriptionID: monthly, status: 'active' });
    const [mail, ...more] = await mails(owner);
    expect(mail?.text).toContain('You approved a second subscription');
    expect(mail?.subject).toContain(year.text);
    expect(more).toEqual([]);
    expect(server.lines.join('\n')).toContain('a charge was refunded');
    expect(await entryOf(yearly)).toMatchObject({ state: 'done' });
  });

  it('is refunded as a sale if PayPal knows no such capture', async () => {
    const { owner, yearly } = await secondCharged();
    await refundFault({ status: 404, times: 10 });
    await activate(server, owner, yearly);
    expect((await atPayPal(yearly)).moved).toEqual(refunded(year));
  });
});

describe('a part of a charge', () => {
  it('is refunded, and no more, if PayPal knows only the sale', async () => {
    const { yearly } = await secondCharged();
    const charged = (await foundAtPayPal(yearly))?.sales[0];
    await refundFault({ status: 404, times: 1 });
    await server.payments.refundCharge({
      transactionId: charged?.id ?? '',
      amount: 900,
      currency: 'USD',
      reason: 'A part',
      refundId: 'part-1',
    });
    expect((await atPayPal(yearly)).moved).toEqual([`charge ${year.amount}`, 'refund 900']);
  });
});
