import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { addYears } from 'date-fns/addYears';
import { subDays } from 'date-fns/subDays';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { formatDay } from '#domain/day.ts';
import { promptNotices } from '#domain/notices.ts';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import type { LogFields } from '#functions/context/logs.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { outboxMessages } from '#sandbox/inbox/outboxMessages.ts';
import { expectInvariants } from '../invariants/invariants.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';
import { openSharedSimulator, type SharedSimulator } from '../inProcess/sharedSimulator.ts';
import { pauseFor } from '../priceAndPause.ts';
import { account, inbox, pay, subscribe } from '../subscribed.ts';
import { register } from '../testServer.ts';
import { liveUntil } from './years.ts';

let simulator: SharedSimulator;
beforeAll(async () => {
  simulator = await openSharedSimulator();
});
afterAll(() => simulator.close());

const later = (server: InProcessServer, days: number) => new Date(addDays(new UTCDate(server.now()), days));

async function subjects(server: InProcessServer, owner: VerifiedOwner): Promise<string[]> {
  const messages = await outboxMessages(server.store);
  const own = messages.filter(({ to }) => to === owner.email);
  return own.map(({ subject }) => subject.replaceAll(/ on \w+ \d+, \d+| \$[\d.,]+/gu, ''));
}

const counted = (all: readonly string[]) =>
  Object.fromEntries([...new Set(all)].map((one) => [one, all.filter((other) => other === one).length]));

describe('three years with PayPal and every schedule', () => {
  it('inform a monthly payer of each charge, and send a summary each year', async () => {
    const server = await simulator.server();
    const { owner } = await subscribe(server);
    await liveUntil(server, owner, new Date(subDays(addYears(new UTCDate(server.now()), 3), 1)));
    expect(counted(await subjects(server, owner))).toEqual({
      'Your Curbwise subscription is active': 1,
      'Your Curbwise free trial ends': 1,
      'Your Curbwise receipt:': 36,
      'Your year with Curbwise: what you pay': 2,
    });
    await expectInvariants(server);
  });

  it('announce each yearly renewal a month before, even if nothing ran for two days just then', async () => {
    const server = await simulator.server();
    const { owner, id } = await subscribe(server, { plan: 'Yearly' });
    const first = new Date(server.books.subscriptions[id]?.account?.next_time ?? '');
    const silences = [1, 2, 3].map((years) => {
      const from = subDays(addYears(new UTCDate(first), years), 30);
      return { from: new Date(from), to: new Date(addDays(from, 2)) };
    });
    const end = new Date(addDays(silences[2]?.to ?? first, 3));
    await liveUntil(server, owner, end, silences);
    expect(counted(await subjects(server, owner))).toEqual({
      'Your Curbwise subscription is active': 1,
      // Its 14-day trial has two notices: 10 days and 2 days before its end.
      'Your Curbwise free trial ends': 2,
      'Your Curbwise receipt:': 3,
      'Your Curbwise plan renews': 3,
    });
    const [renewal] = await inbox(server, owner, 'renews');
    expect(renewal?.text).toContain('Cancel anytime on your account page');
    await expectInvariants(server);
  });
});

describe('a pause', () => {
  it('does not lose the yearly summary, even if it lasts from before the anniversary to long after it', async () => {
    const server = await simulator.server();
    const { owner } = await subscribe(server);
    const begun = server.now();
    await liveUntil(server, owner, later(server, 350));
    const until = (await pauseFor(server, owner, 4)) ?? begun;
    const promised = new Date((await account(server, owner)).nextCharge?.at ?? '');
    await liveUntil(server, owner, new Date(addDays(new UTCDate(until), 60)));
    const [summary, ...others] = await inbox(server, owner, 'Your year with');
    expect(others).toEqual([]);
    expect(summary?.received.slice(0, 10)).toBe(addYears(new UTCDate(begun), 1).toISOString().slice(0, 10));
    expect(summary?.text).toContain(`Next charge: ${formatDay(promised)}`);
    await expectInvariants(server);
  });

  it('that leaves few paid days does not swallow the notice of the yearly renewal', async () => {
    const server = await simulator.server();
    const { owner } = await subscribe(server, { plan: 'Yearly' });
    await liveUntil(server, owner, later(server, 20));
    const renewal = new UTCDate((await account(server, owner)).nextCharge?.at ?? '');
    await liveUntil(server, owner, new Date(subDays(renewal, 3)));
    await pauseFor(server, owner, 3);
    await server.settled();
    const { nextCharge, pause } = await account(server, owner);
    const charge = new UTCDate(nextCharge?.at ?? '');
    await liveUntil(server, owner, new Date(addDays(charge, 1)));
    const [first, last, ...others] = await inbox(server, owner, 'plan renews on');
    expect(others).toEqual([]);
    expect(first?.subject).toContain(formatDay(renewal));
    expect(last?.subject).toContain(formatDay(charge));
    const received = last?.received ?? '';
    expect(received > subDays(charge, 30).toISOString()).toBe(true);
    expect(received < subDays(charge, 29).toISOString()).toBe(true);
    expect(received < (pause?.until ?? '')).toBe(true);
    expect(await inbox(server, owner, 'pause ends on')).toHaveLength(1);
    await expectInvariants(server);
  });
});

describe('a failed charge', () => {
  it('is reported at each failure, when all is in order again, and at the end once PayPal has given up', async () => {
    const server = await simulator.server();
    const { owner, id } = await subscribe(server);
    const live = (days: number) => liveUntil(server, owner, later(server, days));
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
    expect(await inbox(server, owner, 'payment went through')).toHaveLength(2);
    await server.control('POST', `/subscriptions/${id}/fail`);
    await live(45);
    expect(await inbox(server, owner, 'A payment for Curbwise failed')).toHaveLength(3);
    expect(await inbox(server, owner, 'is canceled')).toHaveLength(1);
    const sent = (await outboxMessages(server.store)).map(({ id }) => id);
    const rows = Object.keys(promptNotices).filter((row) => sent.some((id) => id.startsWith(`mail-${row}-`)));
    expect(rows).toEqual(['receipt', 'payment-failed', 'suspended', 'recovered']);
  });
});

describe('the receipt of a charge', () => {
  it('states the payment, names and links the invoice, and says what comes next', async () => {
    const server = await simulator.server();
    const { owner } = await subscribe(server);
    await liveUntil(server, owner, later(server, 9));
    const [receipt, ...others] = await inbox(server, owner, 'receipt');
    expect(others).toEqual([]);
    expect(receipt?.text).toMatch(/Invoice: INV-\w+/u);
    expect(receipt?.text).toMatch(/account\?receipt=\w+/u);
    expect(receipt?.text).toMatch(/Next charge: \w+ \d+, 20\d\d/u);
    expect(receipt?.text).toContain('How to cancel');
  });
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
    const server = await simulator.server();
    const { owner, id } = await subscribe(server);
    const errors = breakMails(server);
    await liveUntil(server, owner, later(server, 9));
    const [charge] = (await account(server, owner)).receipts;
    expect(charge).toMatchObject({ kind: 'charge', amount: listedPrice('Monthly', 3).amount });
    expect(errors).toEqual([['a mail could not be written', `receipt-${charge?.transactionId}`]]);
    expect(await inbox(server, owner, 'receipt')).toEqual([]);
    await cancelSubscription(server, { owner, reason: null });
    expect(errors[1]).toEqual(['a mail could not be written', `cancelled-${id}`]);
    expect((await account(server, owner)).state).toBe('cancelled');
  });

  it('stops no new subscription, paid or free, and none of a returning owner', async () => {
    const server = await simulator.server();
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
