import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { sendOrDropNotice } from '#functions/mails/notices.ts';
import { outboxMessages } from '#sandbox/inbox/outboxMessages.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { startTestServer } from './eachServer.ts';
import { activate, register, start, type TestServer } from './testServer.ts';

const day = 86_400_000;

describe('the reminder of the first charge', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.stop());

  const waiting = async () => {
    const records = Object.values(await server.readCollection('Subscriptions'));
    const isDue = (due: unknown) => due instanceof Date && due <= server.now();
    return records
      .filter((record) => isDue(record['reminder_due']))
      .map((record) => record['subscriptionID']);
  };
  /** A record without the trial's end, whose owner cannot be reminded. */
  const breakRecord = (owner: VerifiedOwner) =>
    server.store.update({ collection: 'Subscriptions', id: owner.email }, [
      { path: ['billing', 'trial_ends'], value: 'soon' },
    ]);
  const inbox = async (email: string) => {
    const messages = await outboxMessages(server.store);
    return messages.filter(
      ({ to, subject }) => to === email && subject.startsWith('PayPal will charge you for'),
    );
  };

  async function subscribe() {
    const owner = await register(server);
    const id = await start(server, owner);
    await server.approve(id);
    const confirmation = await activate(server, owner, id);
    if (!confirmation) throw new Error('the subscription was not activated');
    return { owner, id, trialEndsAt: new Date(confirmation.trialEndsAt) };
  }

  /** Moves the clock to this many milliseconds after (or before) the first charge. */
  const goTo = (moment: Date, offset: number) => {
    server.advanceClock(moment.getTime() + offset - server.now().getTime());
  };

  it('is in the inbox two days before the charge and not a minute earlier, with all that the owner needs (R-TRIAL-REMINDER)', async () => {
    const { owner, id, trialEndsAt } = await subscribe();
    goTo(trialEndsAt, -2 * day - 60_000);
    await finishInterrupted(server);
    expect(await inbox(owner.email)).toEqual([]);
    goTo(trialEndsAt, -2 * day + 60_000);
    await finishInterrupted(server);
    const [message] = await inbox(owner.email);
    const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(trialEndsAt);
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
    const { owner, id, trialEndsAt } = await subscribe();
    await server.control('POST', `/subscriptions/${id}/cancel`);
    goTo(trialEndsAt, -day);
    await finishInterrupted(server);
    expect(await inbox(owner.email)).toEqual([]);
    expect(await waiting()).toEqual([]);
    const record = await server.store.get({ collection: 'Subscriptions', id: owner.email });
    expect(record?.['status']).toBe('cancelled');
  });

  it('waits while PayPal cannot report whether the owner has cancelled, and is sent when it can', async () => {
    const { owner, id, trialEndsAt } = await subscribe();
    goTo(trialEndsAt, -day);
    await server.control('POST', '/faults', {
      on: 'request',
      method: 'GET',
      path: `/v1/billing/subscriptions/${id}`,
      times: 20,
      status: 503,
    });
    await finishInterrupted(server);
    expect(await inbox(owner.email)).toEqual([]);
    expect(await waiting()).toEqual([id]);
    await server.control('DELETE', '/faults');
    await finishInterrupted(server);
    expect(await inbox(owner.email)).toHaveLength(1);
  });

  it('that cannot be sent does not delay those of other owners', async () => {
    const { owner, id, trialEndsAt } = await subscribe();
    const other = await subscribe();
    await breakRecord(owner);
    goTo(trialEndsAt, -day);
    await finishInterrupted(server);
    expect(await inbox(other.owner.email)).toHaveLength(1);
    expect(await waiting()).toEqual([id]);
  });

  it('is dropped on the day of the charge, even while PayPal fails, so that none accumulate before others', async () => {
    const { owner, id, trialEndsAt } = await subscribe();
    await breakRecord((await subscribe()).owner);
    goTo(trialEndsAt, 60_000);
    const payments = {
      ...server.payments,
      readSubscription: () => Promise.reject(new Error('out of reach')),
    };
    await finishInterrupted({ ...server, payments });
    expect(await inbox(owner.email)).toEqual([]);
    expect(await waiting()).toEqual([]);
    expect(server.lines.filter((line) => line.includes('too late to be sent'))).toHaveLength(2);
    expect(await server.store.get({ collection: 'Subscriptions', id: owner.email })).toMatchObject({
      subscriptionID: id,
    });
  });

  const atCharge = async (offset: number, { trialEndsAt }: { trialEndsAt: Date }) => {
    goTo(trialEndsAt, offset);
    await finishInterrupted(server);
  };
  const change = (owner: VerifiedOwner, field: string[], value: Date | string | null) =>
    server.store.update({ collection: 'Subscriptions', id: owner.email }, [{ path: field, value }]);

  it('is sent once, also if the record has forgotten it', async () => {
    const one = await subscribe();
    await atCharge(-2 * day + 60_000, one);
    await change(one.owner, ['reminder_due'], server.now());
    await change(one.owner, ['last_notice'], null);
    const before = await inbox(one.owner.email);
    await atCharge(-day, one);
    expect(await inbox(one.owner.email)).toEqual(before);
    expect(await waiting()).toEqual([]);
  });

  it('waits while its subscription is suspended, is for no other one, and comes again if the trial moves', async () => {
    const { owner, id, trialEndsAt } = await subscribe();
    const settle = (subscriptionId = id) => sendOrDropNotice(server, { email: owner.email, subscriptionId });
    goTo(trialEndsAt, -2 * day + 60_000);
    await settle('I-ANOTHER');
    await change(owner, ['status'], 'suspended');
    await settle();
    expect(await waiting()).toEqual([id]);
    await change(owner, ['status'], 'active');
    await settle();
    const [first] = await inbox(owner.email);
    expect(first).toBeDefined();
    const moved = new Date(trialEndsAt.getTime() + 30 * day);
    await change(owner, ['billing', 'trial_ends'], moved);
    await change(owner, ['reminder_due'], new Date(moved.getTime() - 2 * day));
    goTo(moved, -2 * day + 60_000);
    await settle();
    expect((await inbox(owner.email))[0]?.received).not.toBe(first?.received);
  });
});
