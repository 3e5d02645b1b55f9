import { expect, it } from 'vitest';
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

it('a failed charge is reported at each failure, when all is in order again, and at the end once PayPal has given up (R-ACCOUNT-FAILED, R-ACCOUNT-GIVEN-UP, R-MAIL-EVENTS)', async () => {
  const { owner, id } = await subscribe(server);
  await live(9);
  await server.control('POST', `/subscriptions/${id}/suspend`);
  await live(2);
  await server.control('POST', `/subscriptions/${id}/activate`);
  await server.control('POST', `/subscriptions/${id}/fail`);
  await live(32);
  const { nextRetryAt } = await server.payments.readSubscription(id);
  expect(await account(server, owner)).toMatchObject({
    state: 'paymentFailed',
    failedPayment: {
      amount: listedPrice('Monthly', 3).amount,
      nextTryAt: new Date(String(nextRetryAt)).toISOString(),
    },
  });
  expect(await recordOf(server, owner)).toMatchObject({ is_last_payment_successful: false });
  await server.control('POST', `/subscriptions/${id}/repair`);
  await live(3);
  expect(await account(server, owner)).toMatchObject({ state: 'active', failedPayment: null });
  expect(await recordOf(server, owner)).toMatchObject({ is_last_payment_successful: true });
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

it('an e-mail that cannot be composed stops neither a subscription, paid or free, nor its end, its charge or a return', async () => {
  const errors = breakMails(server);
  const { owner } = await subscribe(server);
  expect((await account(server, owner)).state).toBe('trial');
  await cancelSubscription(server, { owner, reason: null });
  await pay(server, owner);
  await live(9);
  const { state, receipts } = await account(server, owner);
  expect([state, receipts.map(({ kind }) => kind)]).toEqual(['active', ['charge']]);
  const other = await register(server);
  await redeemFreeCoupon(server, { owner: other, plan: 'Monthly', code: 'FREE50' });
  expect((await account(server, other)).subscription.total).toBe(0);
  expect(new Set(errors.map(([event]) => event))).toEqual(new Set(['a mail could not be written']));
  expect(errors.map(([, mail]) => String(mail).split('-')[0])).toEqual([
    'subscription',
    'cancelled',
    'subscription',
    'receipt',
    'subscription',
  ]);
  await expectInvariants(server);
});
