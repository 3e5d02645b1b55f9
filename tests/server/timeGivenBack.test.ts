import { describe, expect, it } from 'vitest';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { statusOf } from '#functions/account/status.ts';
import { compareWithProvider } from '#functions/jobs/compareWithProvider.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { invoiceNumber } from '#domain/invoice.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { foundAtPayPal, letWebhooksArrive, server, startServerForEachTest } from './eachServer.ts';
import { account, inbox, pay, subscribe } from './subscribed.ts';
import { bothLists } from './testServer.ts';

/** The order made by `subscribe`, yearly. */
const year = listedPrice('Yearly', 3);

const cancel = (owner: VerifiedOwner) => cancelSubscription(server, { owner, reason: null });

/** The charges of a subscription at PayPal, oldest first. */
async function chargesOf(id: string): Promise<string[]> {
  const entry = await foundAtPayPal(id);
  return (entry?.sales ?? []).filter(({ kind }) => kind === 'charge').map((sale) => sale.id);
}

/** Refunds a charge at PayPal, by default the last one and in full. */
async function giveBack(
  id: string,
  {
    verb = 'refund',
    amount,
    charge = -1,
  }: { verb?: 'refund' | 'reverse'; amount?: number; charge?: number } = {},
): Promise<void> {
  const sale = (await chargesOf(id)).at(charge);
  await server.control('POST', `/transactions/${sale}/${verb}`, amount === undefined ? {} : { amount });
  await server.settled();
}

/** An owner who has paid for a year. */
async function paidForAYear(): Promise<{ owner: VerifiedOwner; id: string }> {
  const subscribed = await subscribe(server, { plan: 'Yearly' });
  await server.advanceDays(20);
  await server.settled();
  return subscribed;
}

/** Whether the next subscription is charged on the day of its approval. */
async function paysAtOnce(owner: VerifiedOwner): Promise<boolean> {
  return (await statusOf(server, owner)).comeBack?.firstChargeAt === null;
}

describe.each(bothLists)('a refund reported $told', ({ givenBack }) => {
  startServerForEachTest({ singleUnitTiers: 'accepted', givenBack });
  letWebhooksArrive();

  it.each(['refund', 'reverse'] as const)(
    'by a full %s, and cancelled, leaves no further day',
    async (verb) => {
      const { owner, id } = await paidForAYear();
      await giveBack(id, { verb });
      await cancel(owner);
      expect(await account(server, owner)).toMatchObject({ state: 'ended' });
      expect(await paysAtOnce(owner)).toBe(true);
      const again = await pay(server, owner, 'Yearly');
      expect((await foundAtPayPal(again))?.sales).toMatchObject([{ amount: year.amount }]);
    },
  );

  it('after the cancellation ends the access immediately (R-CHARGE-GIVEN-BACK)', async () => {
    const { owner, id } = await paidForAYear();
    await cancel(owner);
    expect(await account(server, owner)).toMatchObject({ state: 'cancelled' });
    await giveBack(id);
    expect(await account(server, owner)).toMatchObject({ state: 'ended' });
    expect(await paysAtOnce(owner)).toBe(true);
  });

  it('while the subscription continues is reported on the page and by e-mail; the next charge restores access (R-ACCOUNT-UNPAID, R-CHARGE-GIVEN-BACK)', async () => {
    const { owner, id } = await paidForAYear();
    const { nextCharge } = await account(server, owner);
    await giveBack(id);
    const after = await account(server, owner);
    expect(after).toMatchObject({ state: 'unpaid', nextCharge, timeGivenBack: { until: nextCharge?.at } });
    expect(after.receipts.map(({ kind, returned }) => [kind, returned])).toEqual([
      ['refund', 'nothing'],
      ['charge', 'all'],
    ]);
    const [mail, ...others] = await inbox(server, owner, 'refund of');
    expect(mail?.text).toMatch(/so the time until .* is no longer paid for/u);
    // By the credit note's number on the page, and by the id in its address.
    const [, named = ''] = /account\?receipt=([\w-]+)/u.exec(mail?.text ?? '') ?? [];
    expect(after.receipts[0]?.number).toBe(invoiceNumber('refund', named));
    expect(mail?.text).toContain(`Credit note: ${after.receipts[0]?.number}`);
    expect(others).toEqual([]);
    await server.advanceDays(366);
    await server.settled();
    expect(await account(server, owner)).toMatchObject({ state: 'active', timeGivenBack: null });
    await cancel(owner);
    expect(await account(server, owner)).toMatchObject({ state: 'cancelled' });
  });

  it('in part does not change the time, and parts that add up to the whole remove it (R-CHARGE-GIVEN-BACK)', async () => {
    const { owner, id } = await paidForAYear();
    await giveBack(id, { amount: year.amount - 1000 });
    expect(await account(server, owner)).toMatchObject({ state: 'active', timeGivenBack: null });
    await giveBack(id, { amount: 1000 });
    expect(await account(server, owner)).toMatchObject({ state: 'unpaid' });
  });

  it('of an earlier charge removes none of a later one’s paid time (R-CHARGE-GIVEN-BACK)', async () => {
    const { owner, id } = await subscribe(server);
    await server.advanceDays(45);
    await server.settled();
    await giveBack(id, { charge: 0 });
    await cancel(owner);
    expect(await account(server, owner)).toMatchObject({ state: 'cancelled' });
  });

  it('after returning also takes back the promised start, and its time', async () => {
    const { owner, id } = await paidForAYear();
    await cancel(owner);
    await pay(server, owner, 'Monthly');
    expect(await account(server, owner)).toMatchObject({ state: 'active' });
    await giveBack(id);
    expect(await account(server, owner)).toMatchObject({ state: 'unpaid' });
    await cancel(owner);
    expect(await account(server, owner)).toMatchObject({ state: 'ended' });
    expect(await paysAtOnce(owner)).toBe(true);
  });

  it('after two more were cancelled in turn leaves none of its paid time (R-CHARGE-GIVEN-BACK)', async () => {
    const { owner, id } = await paidForAYear();
    await cancel(owner);
    await pay(server, owner, 'Monthly');
    await cancel(owner);
    await pay(server, owner, 'Yearly');
    await cancel(owner);
    expect(await account(server, owner)).toMatchObject({ state: 'cancelled' });
    await giveBack(id);
    expect(await account(server, owner)).toMatchObject({ state: 'ended' });
    expect(await paysAtOnce(owner)).toBe(true);
  });

  it('under a free subscription leaves no time after it (R-CHARGE-GIVEN-BACK)', async () => {
    const { owner, id } = await paidForAYear();
    await cancel(owner);
    await redeemFreeCoupon(server, { owner, plan: 'Monthly', code: 'FREE50' });
    await giveBack(id);
    expect(await account(server, owner)).toMatchObject({ state: 'active', timeGivenBack: null });
    await cancel(owner);
    expect(await paysAtOnce(owner)).toBe(true);
  });

  it('whose events were all lost is found by the daily comparison, long after the charge', async () => {
    const { owner, id } = await paidForAYear();
    server.webhooks.arrive = false;
    await server.advanceDays(100);
    await compareWithProvider(server);
    await giveBack(id);
    await server.advanceDays(2);
    await compareWithProvider(server);
    expect(await account(server, owner)).toMatchObject({ state: 'unpaid' });
    expect((await account(server, owner)).receipts).toMatchObject([
      { kind: 'refund', amount: year.amount },
      { kind: 'charge', amount: year.amount },
    ]);
    expect(await inbox(server, owner, 'refund of')).toHaveLength(1);
  });

  it.each(['cancelled', 'replaced by another'] as const)(
    'of a subscription that was %s, whose events were all lost, is found while its paid time lasts',
    async (way) => {
      const { owner, id } = await paidForAYear();
      await cancel(owner);
      if (way === 'replaced by another') await pay(server, owner, 'Monthly');
      server.webhooks.arrive = false;
      await server.advanceDays(100);
      await compareWithProvider(server);
      await giveBack(id);
      await server.advanceDays(2);
      await compareWithProvider(server);
      const state = way === 'cancelled' ? 'ended' : 'unpaid';
      expect(await account(server, owner)).toMatchObject({ state, receipts: [{ kind: 'refund' }, {}] });
      await server.advanceDays(400);
      await compareWithProvider(server);
      await server.advanceDays(2);
      await compareWithProvider(server);
      const query = { upTo: { field: 'next_check', moment: server.now() } };
      const due = await server.store.find(way === 'cancelled' ? 'Subscriptions' : 'PastSubscriptions', query);
      expect(due).toEqual([]);
    },
  );

  it('has the same result in any order and number of reports', async () => {
    const { owner, id } = await paidForAYear();
    server.webhooks.arrive = false;
    await giveBack(id, { amount: 1000 });
    await giveBack(id);
    await cancel(owner);
    await syncSubscription(server, id, { money: 'always' });
    const once = await account(server, owner);
    server.webhooks.arrive = true;
    await server.control('POST', '/faults', { on: 'webhooks', deliver: 'twice', times: 100 });
    await server.advanceDays(1);
    await syncSubscription(server, id, { money: 'always' });
    await server.settled();
    const { state, receipts } = await account(server, owner);
    expect(state).toBe('ended');
    expect(once.state).toBe('ended');
    const back = receipts.filter(({ kind }) => kind === 'refund').map(({ amount }) => amount);
    expect(back.reduce((sum, amount) => sum + amount, 0)).toBe(year.amount);
  });
});
