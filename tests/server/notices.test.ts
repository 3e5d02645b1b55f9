import { describe, expect, it } from 'vitest';
import { dayIn } from '#domain/day.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import type { Fields } from '#functions/store/Store.ts';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { sendOrDropNotice } from '#functions/mails/notices.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { promptNotices } from '#domain/notices.ts';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import type { LogFields } from '#functions/context/context.ts';
import { outboxMessages } from '#sandbox/inbox/outboxMessages.ts';
import { failAtPayPal, server, startServerForEachTest, live } from './eachServer.ts';
import { inbox, recordOf, subscribe, account, pay } from './subscribed.ts';
import { expectInvariants } from './invariants/invariants.ts';
import type { InProcessServer } from './inProcess/inProcessServer.ts';
import { register } from './testServer.ts';

startServerForEachTest();

const day = 86_400_000;

describe('the reminder of the first charge', () => {
  const waiting = async () => {
    const records = Object.values(await server.readCollection('Subscriptions'));
    return records
      .filter(({ reminder_due: due }) => due instanceof Date && due <= server.now())
      .map((record) => record['subscriptionID']);
  };
  const change = (owner: VerifiedOwner, path: string[], value: Date | string | null) =>
    server.store.update({ collection: 'Subscriptions', id: owner.email }, [{ path, value }]);
  /** A record without the trial's end, whose owner cannot be reminded. */
  const breakRecord = (owner: VerifiedOwner) => change(owner, ['billing', 'trial_ends'], 'soon');
  const reminders = (owner: VerifiedOwner) => inbox(server, owner, 'PayPal will charge you for');

  async function inTrial() {
    const { owner, id } = await subscribe(server);
    const { trial_ends: trialEndsAt } = (await recordOf(server, owner))['billing'] as Fields;
    return { owner, id, trialEndsAt: trialEndsAt as Date };
  }

  /** Moves the clock to this many milliseconds after (or before) the first charge. */
  const goTo = (moment: Date, offset: number) =>
    server.advanceClock(moment.getTime() + offset - server.now().getTime());
  const runAt = async (moment: Date, offset: number) => {
    goTo(moment, offset);
    await finishInterrupted(server);
  };

  it('is in the inbox two days before the charge and not a minute earlier, with all that the owner needs (R-TRIAL-REMINDER)', async () => {
    const { owner, id, trialEndsAt } = await inTrial();
    await runAt(trialEndsAt, -2 * day - 60_000);
    expect(await reminders(owner)).toEqual([]);
    await runAt(trialEndsAt, -2 * day + 60_000);
    const [message] = await reminders(owner);
    const date = dayIn('en-US')(trialEndsAt);
    expect(message?.subject).toBe(`PayPal will charge you for Curbwise on ${date}`);
    expect(message?.text).toContain('Hello Ada Diner,');
    expect(message?.text).toContain(
      `${date}: ${listedPrice('Monthly', 3).text}. Early that day, Pacific time, the trial ends and the first charge is made.`,
    );
    expect(message?.text).toContain('How to cancel: Cancel anytime on your account page');
    expect(message?.text).toContain(`Subscription ID: ${id}`);
    expect(message?.text).not.toContain('The 7-day free trial starts');
  });

  it('is not sent to an owner who has cancelled, even if every webhook was lost', async () => {
    const { owner, id, trialEndsAt } = await inTrial();
    await server.control('POST', `/subscriptions/${id}/cancel`);
    await runAt(trialEndsAt, -day);
    expect(await reminders(owner)).toEqual([]);
    expect(await waiting()).toEqual([]);
    expect(await recordOf(server, owner)).toMatchObject({ status: 'cancelled' });
  });

  it('waits while PayPal cannot report whether the owner has cancelled, and is sent when it can', async () => {
    const { owner, id, trialEndsAt } = await inTrial();
    goTo(trialEndsAt, -day);
    await failAtPayPal('GET', `/v1/billing/subscriptions/${id}`, { times: 20, status: 503 });
    await finishInterrupted(server);
    expect(await reminders(owner)).toEqual([]);
    expect(await waiting()).toEqual([id]);
    await server.control('DELETE', '/faults');
    await finishInterrupted(server);
    expect(await reminders(owner)).toHaveLength(1);
  });

  it('is dropped on the day of the charge, even while PayPal fails, so that none accumulate before others', async () => {
    const { owner, id, trialEndsAt } = await inTrial();
    await breakRecord((await inTrial()).owner);
    goTo(trialEndsAt, 60_000);
    const payments = {
      ...server.payments,
      readSubscription: () => Promise.reject(new Error('out of reach')),
    };
    await finishInterrupted({ ...server, payments });
    expect(await reminders(owner)).toEqual([]);
    expect(await waiting()).toEqual([]);
    expect(server.lines.filter((line) => line.includes('too late to be sent'))).toHaveLength(2);
    expect(await recordOf(server, owner)).toMatchObject({ subscriptionID: id });
  });

  it('waits while its price cannot be read', async () => {
    const { owner, id, trialEndsAt } = await inTrial();
    await change(owner, ['billing', 'total'], 'a lot');
    goTo(trialEndsAt, -2 * day + 60_000);
    const sent = sendOrDropNotice(server, { email: owner.email, subscriptionId: id });
    await expect(sent).rejects.toThrow('a record cannot be read: billing.total');
    expect(await waiting()).toEqual([id]);
  });

  it('is sent once, also if the record has forgotten it', async () => {
    const one = await inTrial();
    await runAt(one.trialEndsAt, -2 * day + 60_000);
    await change(one.owner, ['reminder_due'], server.now());
    await change(one.owner, ['last_notice'], null);
    const before = await reminders(one.owner);
    await runAt(one.trialEndsAt, -day);
    expect(await reminders(one.owner)).toEqual(before);
    expect(await waiting()).toEqual([]);
  });

  it('waits while its subscription is suspended, is for no other one, and comes again if the trial moves', async () => {
    const { owner, id, trialEndsAt } = await inTrial();
    const settle = (subscriptionId = id) => sendOrDropNotice(server, { email: owner.email, subscriptionId });
    goTo(trialEndsAt, -2 * day + 60_000);
    await settle('I-ANOTHER');
    await change(owner, ['status'], 'suspended');
    await settle();
    expect(await waiting()).toEqual([id]);
    await change(owner, ['status'], 'active');
    await settle();
    const [first] = await reminders(owner);
    expect(first).toBeDefined();
    const moved = new Date(trialEndsAt.getTime() + 30 * day);
    await change(owner, ['billing', 'trial_ends'], moved);
    await change(owner, ['reminder_due'], new Date(moved.getTime() - 2 * day));
    goTo(moved, -2 * day + 60_000);
    await settle();
    expect((await reminders(owner))[0]?.received).not.toBe(first?.received);
  });
});

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
      nextTryAt: nextRetryAt?.toISOString(),
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
  expect(await account(server, owner)).toMatchObject({
    state: 'ended',
    nextCharge: null,
    failedPayment: { amount: listedPrice('Monthly', 3).amount, nextTryAt: null },
  });
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
  await cancelSubscription(server, { owner: other, reason: null });
  expect(JSON.stringify(errors)).not.toContain('@');
  expect(new Set(errors.map(([event]) => event))).toEqual(new Set(['a mail could not be written']));
  expect(errors.map(([, mail]) => String(mail).split('-')[0])).toEqual([
    'subscription',
    'cancelled',
    'subscription',
    'receipt',
    'subscription',
    'cancelled',
  ]);
  await expectInvariants(server);
});
