import { describe, expect, it } from 'vitest';
import { dayIn } from '#domain/day.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import type { Fields } from '#functions/store/Store.ts';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { sendOrDropNotice } from '#functions/mails/notices.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { failAtPayPal, server, startServerForEachTest } from './eachServer.ts';
import { inbox as inboxOf, recordOf, subscribe as subscribed } from './subscribed.ts';

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
  const inbox = (owner: VerifiedOwner) => inboxOf(server, owner, 'PayPal will charge you for');

  async function subscribe() {
    const { owner, id } = await subscribed(server);
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
    const { owner, id, trialEndsAt } = await subscribe();
    await runAt(trialEndsAt, -2 * day - 60_000);
    expect(await inbox(owner)).toEqual([]);
    await runAt(trialEndsAt, -2 * day + 60_000);
    const [message] = await inbox(owner);
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
    const { owner, id, trialEndsAt } = await subscribe();
    await server.control('POST', `/subscriptions/${id}/cancel`);
    await runAt(trialEndsAt, -day);
    expect(await inbox(owner)).toEqual([]);
    expect(await waiting()).toEqual([]);
    expect(await recordOf(server, owner)).toMatchObject({ status: 'cancelled' });
  });

  it('waits while PayPal cannot report whether the owner has cancelled, and is sent when it can', async () => {
    const { owner, id, trialEndsAt } = await subscribe();
    goTo(trialEndsAt, -day);
    await failAtPayPal('GET', `/v1/billing/subscriptions/${id}`, { times: 20, status: 503 });
    await finishInterrupted(server);
    expect(await inbox(owner)).toEqual([]);
    expect(await waiting()).toEqual([id]);
    await server.control('DELETE', '/faults');
    await finishInterrupted(server);
    expect(await inbox(owner)).toHaveLength(1);
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
    expect(await inbox(owner)).toEqual([]);
    expect(await waiting()).toEqual([]);
    expect(server.lines.filter((line) => line.includes('too late to be sent'))).toHaveLength(2);
    expect(await recordOf(server, owner)).toMatchObject({ subscriptionID: id });
  });

  it('is sent once, also if the record has forgotten it', async () => {
    const one = await subscribe();
    await runAt(one.trialEndsAt, -2 * day + 60_000);
    await change(one.owner, ['reminder_due'], server.now());
    await change(one.owner, ['last_notice'], null);
    const before = await inbox(one.owner);
    await runAt(one.trialEndsAt, -day);
    expect(await inbox(one.owner)).toEqual(before);
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
    const [first] = await inbox(owner);
    expect(first).toBeDefined();
    const moved = new Date(trialEndsAt.getTime() + 30 * day);
    await change(owner, ['billing', 'trial_ends'], moved);
    await change(owner, ['reminder_due'], new Date(moved.getTime() - 2 * day));
    goTo(moved, -2 * day + 60_000);
    await settle();
    expect((await inbox(owner))[0]?.received).not.toBe(first?.received);
  });
});
