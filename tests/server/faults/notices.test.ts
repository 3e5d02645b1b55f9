import { describe, expect, it } from 'vitest';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { promptNotices } from '#domain/notices.ts';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import type { LogFields } from '#functions/context/logs.ts';
import { outboxMessages } from '#sandbox/inbox/outboxMessages.ts';
import { live, server, startServerForEachTest } from '../eachServer.ts';
import { expectInvariants } from '../invariants/invariants.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';
import { account, inbox, pay, recordOf, subscribe } from '../subscribed.ts';
import { register } from '../testServer.ts';

startServerForEachTest();

it('a failed charge is reported at each failure, when all is in order again, and at the end once PayPal has given up (R-ACCOUNT-GIVEN-UP)', async () => {
  const { owner, id } = await subscribe(server);
  await live(9);
  await server.control('POST', `/subscriptions/${id}/suspend`);
  await live(2);
  await server.control('POST', `/subscriptions/${id}/activate`);
  await server.control('POST', `/subscriptions/${id}/fail`);
  await live(32);
  await server.control('POST', `/subscriptions/${id}/repair`);
  await live(3);
  expect(await inbox(server, owner, 'is suspended')).toHaveLength(1);
  expect(await inbox(server, owner, 'A payment for Curbwise failed')).toHaveLength(1);
  expect(await inbox(server, owner, 'is active again')).toHaveLength(1);
  expect(await inbox(server, owner, 'payment went through')).toHaveLength(1);
  await server.control('POST', `/subscriptions/${id}/fail`);
  await live(45);
  expect(await inbox(server, owner, 'A payment for Curbwise failed')).toHaveLength(3);
  const ended = await inbox(server, owner, 'has ended');
  expect(ended.map(({ text }) => text)).toEqual([
    expect.stringContaining('PayPal couldn’t collect your latest payment'),
  ]);
  expect(await account(server, owner)).toMatchObject({ state: 'ended', nextCharge: null });
  const sent = (await outboxMessages(server.store)).map(({ id }) => id);
  const rows = Object.keys(promptNotices).filter((row) => sent.some((id) => id.startsWith(`mail-${row}-`)));
  expect(rows).toEqual(['receipt', 'payment-failed', 'suspended', 'recovered']);
});

it('the receipt of a charge states the payment, names and links the invoice, and says what comes next', async () => {
  const { owner } = await subscribe(server);
  await live(9);
  const [receipt, ...others] = await inbox(server, owner, 'receipt');
  expect(others).toEqual([]);
  const [charge] = (await account(server, owner)).receipts;
  expect((await recordOf(server, owner))['last_charging_date']).toEqual(new Date(charge?.at ?? ''));
  expect(receipt?.text).toMatch(/Invoice: INV-\w+/u);
  expect(receipt?.text).toMatch(/account\?receipt=\w+/u);
  expect(receipt?.text).toMatch(/Next charge: \w+ \d+, 20\d\d/u);
  expect(receipt?.text).toContain('How to cancel');
});

/** Makes the composition of every e-mail fail from now on. @returns the log lines about them. */
function breakMails(server: InProcessServer): Array<[event: string, mail: unknown]> {
  const brand = new Proxy(server.brand, {
    get() {
      throw new TypeError('no words');
    },
  });
  const errors: Array<[string, unknown]> = [];
  const logs = {
    ...server.logs,
    error: (event: string, { mail }: LogFields = {}) => void errors.push([event, mail]),
  };
  for (const instance of [server, server.receiver]) Object.assign(instance, { brand, logs });
  return errors;
}

describe('an e-mail that cannot be composed', () => {
  it('stops neither the record of the charge nor a cancellation, and is logged as an error', async () => {
    const { owner, id } = await subscribe(server);
    const errors = breakMails(server);
    await live(9);
    const [charge] = (await account(server, owner)).receipts;
    expect(charge).toMatchObject({ kind: 'charge', amount: listedPrice('Monthly', 3).amount });
    expect(errors).toEqual([['a mail could not be written', `receipt-${charge?.transactionId}`]]);
    expect(await inbox(server, owner, 'receipt')).toEqual([]);
    await cancelSubscription(server, { owner, reason: null });
    expect(errors[1]).toEqual(['a mail could not be written', `cancelled-${id}`]);
    expect((await account(server, owner)).state).toBe('cancelled');
  });

  it('stops no new subscription, paid or free, and none of a returning owner', async () => {
    const errors = breakMails(server);
    const { owner } = await subscribe(server);
    expect((await account(server, owner)).state).toBe('trial');
    await cancelSubscription(server, { owner, reason: null });
    await pay(server, owner);
    expect((await account(server, owner)).state).toBe('active');
    const other = await register(server);
    await redeemFreeCoupon(server, { owner: other, plan: 'Monthly', code: 'FREE50' });
    expect((await account(server, other)).subscription.total).toBe(0);
    expect(new Set(errors.map(([event]) => event))).toEqual(new Set(['a mail could not be written']));
    expect(errors.map(([, mail]) => String(mail).split('-')[0])).toEqual([
      'subscription',
      'cancelled',
      'subscription',
      'subscription',
    ]);
    await expectInvariants(server);
  });
});
