import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginningOf, chargeTimeOn } from '#domain/chargeDay.ts';
import { daysAfter } from '#domain/days.ts';
import { priceList } from '#domain/priceList.ts';
import { pauseSubscription, resumeSubscription } from '#functions/account/pauseSubscription.ts';
import { queueCancellation } from '#functions/cancel/outbox.ts';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { subscriptions } from '#functions/documents/subscription.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { keepPauses, finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { requestChange } from './asShown.ts';
import {
  cancel,
  foundAtPayPal,
  letWebhooksArrive,
  runSchedules,
  server,
  startServerForEachTest,
  statusAtPayPal,
} from './eachServer.ts';
import { expectInvariants } from './invariants/invariants.ts';
import { account, inbox, pay, subscribe } from './subscribed.ts';

const day = 86_400_000;
const refused = { code: 'account/not-changeable' };

/** At night the last day goes on at PayPal, in the morning its day has begun and its charges are due, in the evening they are made. */
const hours = [3, 8, 18];

/** Starts at half past this hour UTC. */
function startAt(hour: number): void {
  beforeEach(async () => {
    const now = server.now().getTime();
    const first = new Date(now).setUTCHours(hour, 30, 0, 0);
    await advanceTo(first < now ? first + day : first);
  });
}

/** The offer shown before a pause until the first of the month, this many months later. */
async function offered(owner: VerifiedOwner, months = 3) {
  const offer = (await account(server, owner)).pauseOffers[months - 1];
  if (!offer) throw new Error('no pause is offered');
  const { until, nextChargeAt } = offer;
  return { until, nextChargeAt };
}

async function pause(owner: VerifiedOwner, months = 3) {
  const asked = await offered(owner, months);
  await pauseSubscription(server, { owner, ...asked });
  await server.settled();
  return asked;
}

async function advanceTo(moment: number): Promise<void> {
  await server.control('PUT', '/clock', { advanceTo: new Date(moment).toISOString() });
}

/** Advances to a moment. Unless the schedule is down, it runs a minute after each moment on the way at which a pause is due. */
async function passTo(goal: number, { down = false } = {}): Promise<void> {
  for (;;) {
    const due = await subscriptions.due(server.store, { by: 'pauseDue', now: new Date(goal), limit: 10 });
    const now = server.now().getTime();
    const ahead = due.map(({ record }) => record.pauseDue?.getTime() ?? 0).filter((moment) => moment > now);
    const wake = Math.min(...ahead) + 60_000;
    if (down || wake >= goal) break;
    await advanceTo(wake);
    await finishInterrupted(server);
    await server.settled();
  }
  await advanceTo(goal);
}

/** Lets days pass with a daily run of all schedules, and those of the pauses when they are due, unless they are down. */
async function live(days: number, { down = false } = {}) {
  for (let passed = 0; passed < days; passed += 1) {
    await passTo(server.now().getTime() + day, { down });
    if (!down) await runSchedules();
  }
}

/** Advances to some hours after a moment. */
async function liveUntil(moment: string, { hours = 1 } = {}) {
  const goal = Date.parse(moment) + hours * 3_600_000;
  const days = Math.floor((goal - server.now().getTime()) / day);
  await live(days);
  await passTo(goal);
  await finishInterrupted(server);
  await server.settled();
}

const charges = async (id: string) =>
  (await foundAtPayPal(id))?.sales.filter(({ kind }) => kind === 'charge') ?? [];

const shown = async (owner: VerifiedOwner) => {
  const { state, pause: seen, nextCharge } = await account(server, owner);
  return { state, step: seen?.step ?? null, next: nextCharge?.at.slice(0, 10) ?? null };
};

describe.each(hours)('a pause for the season from %i:30', (hour) => {
  startServerForEachTest();
  startAt(hour);

  it('with the schedule down for its last two days: the charge moves later by as much (R-ACCOUNT-PAUSE-OVER)', async () => {
    const { owner, id } = await subscribe(server);
    server.webhooks.arrive = true;
    const asked = await pause(owner);
    await liveUntil(asked.until, { hours: -24 });
    await live(3, { down: true });
    expect(await charges(id)).toEqual([]);
    expect(await shown(owner)).toMatchObject({ state: 'paused', step: 'resuming' });
    await finishInterrupted(server);
    await server.settled();
    const { state, nextCharge } = await account(server, owner);
    expect(state).toBe('trial');
    expect(Date.parse(nextCharge?.at ?? '') - Date.parse(asked.nextChargeAt)).toBe(2 * day);
    await expectInvariants(server);
  });

  it('in the trial: informs its owner three times, keeps its days and charges on the promised date, to the cent (R-ACCOUNT-PAUSED)', async () => {
    const { owner, id } = await subscribe(server);
    server.webhooks.arrive = true;
    const asked = await pause(owner);
    const next = asked.nextChargeAt.slice(0, 10);
    expect(await statusAtPayPal(id)).toBe('SUSPENDED');
    expect(await shown(owner)).toEqual({ state: 'paused', step: 'paused', next });
    expect((await account(server, owner)).pause?.daysKept).toBe(priceList.Monthly.freeTrialDays);
    expect(await inbox(server, owner, 'is paused')).toHaveLength(1);
    await expectInvariants(server);
    await live(3);
    expect(await inbox(server, owner, 'pause ends on')).toEqual([]);
    await liveUntil(asked.until, { hours: -6 * 24 });
    const [notice] = await inbox(server, owner, 'pause ends on');
    expect(Date.parse(notice?.received ?? '') - Date.parse(asked.until)).toBeLessThanOrEqual(-6 * day);
    expect(Date.parse(notice?.received ?? '') - Date.parse(asked.until)).toBeGreaterThanOrEqual(-7 * day);
    expect(notice?.text).toContain(server.siteUrl);
    await liveUntil(asked.until);
    expect(await shown(owner)).toEqual({ state: 'trial', step: null, next });
    expect(await charges(id)).toEqual([]);
    expect(await inbox(server, owner, 'pause ends on')).toHaveLength(1);
    expect(await inbox(server, owner, 'pause is over')).toHaveLength(1);
    expect(await inbox(server, owner, 'is paused')).toHaveLength(1);
    // PayPal suspends it for the pause, which is no news of its own.
    for (const words of ['is suspended', 'is active again'])
      expect(await inbox(server, owner, words)).toEqual([]);
    await liveUntil(asked.nextChargeAt);
    const { nextCharge, receipts } = await account(server, owner);
    expect(await charges(id)).toHaveLength(1);
    expect(receipts.map(({ at, amount }) => [at.slice(0, 10), amount])).toEqual([[next, nextCharge?.amount]]);
    await expectInvariants(server);
  });
});

describe('a pause for the season', () => {
  startServerForEachTest();

  it('confirmed by PayPal only after its next charge: keeps the days of that charge and ends on its day', async () => {
    const { owner, id } = await subscribe(server);
    server.webhooks.arrive = true;
    const { nextCharge } = await account(server, owner);
    await liveUntil(nextCharge?.at ?? '', { hours: -12 });
    server.network.break('move', () => Promise.resolve(new Response(null, { status: 503 })));
    const { until } = await pause(owner, 2);
    await liveUntil(nextCharge?.at ?? '', { hours: 2 });
    server.network.mend();
    await live(1);
    const { pause: held, nextCharge: promised } = await account(server, owner);
    expect(await charges(id)).toHaveLength(1);
    expect(held).toMatchObject({ step: 'paused', until });
    expect(held?.daysKept).toBeGreaterThan(25);
    expect(Date.parse(promised?.at ?? '') - Date.parse(until)).toBeGreaterThan(25 * day);
    await liveUntil(until, { hours: 24 });
    expect(await shown(owner)).toEqual({ state: 'active', step: null, next: promised?.at.slice(0, 10) });
    await expectInvariants(server);
  });

  it('after a failed charge: it is refused, as for another month and another date than shown (R-ACCOUNT-PAUSE)', async () => {
    const { owner, id } = await subscribe(server);
    server.webhooks.arrive = true;
    const asked = await offered(owner);
    const ask = (changed: object) => pauseSubscription(server, { owner, ...asked, ...changed });
    await expect(ask({ until: '2031-01-01T10:00:00.000Z' })).rejects.toMatchObject(refused);
    await expect(ask({ nextChargeAt: asked.until })).rejects.toMatchObject(refused);
    await server.control('POST', `/subscriptions/${id}/fail`);
    await live(priceList.Monthly.freeTrialDays + 2);
    expect((await account(server, owner)).pauseOffers).toEqual([]);
    await expect(ask({})).rejects.toMatchObject(refused);
    expect(await statusAtPayPal(id)).toBe('ACTIVE');
    await expectInvariants(server);
  });

  it.each(['begins', 'ends'] as const)(
    'whose request a firewall before PayPal refuses when it %s: goes on when PayPal hears it',
    async (step) => {
      const { owner, id } = await subscribe(server);
      const forbid = () =>
        server.network.break('move', async () => new Response('<html>403 Forbidden</html>', { status: 403 }));
      if (step === 'begins') forbid();
      const asked = await pause(owner);
      await liveUntil(asked.until, { hours: step === 'begins' ? -2_000 : -1 });
      if (step === 'ends') forbid();
      await passTo(Date.parse(asked.until) + (step === 'begins' ? -1_990 : 1) * 3_600_000);
      server.network.mend();
      await passTo(server.now().getTime() + 3_600_000);
      await finishInterrupted(server);
      expect(await statusAtPayPal(id)).toBe(step === 'begins' ? 'SUSPENDED' : 'ACTIVE');
      expect(server.lines.join('\n')).not.toMatch(/a pause (?:was refused|has failed|could not end)/u);
      // It failed for ten hours at the beginning, and for one at the end.
      const alerts = server.lines.filter((line) => line.includes('a pause waits for hours'));
      expect(alerts.length > 0 && alerts.length < 3).toBe(step === 'begins');
    },
  );

  it('suspended at PayPal by hand: that is not a pause, and cannot be paused', async () => {
    const { owner, id } = await subscribe(server);
    const asked = await offered(owner);
    // Its end could be read as the day of a pause.
    await server.payments.suspendSubscription({ id, reason: 'Suspended here for a review 2026-12-24' });
    await expect(pauseSubscription(server, { owner, ...asked })).rejects.toMatchObject(refused);
    expect(await shown(owner)).toMatchObject({ state: 'suspended' });
    await live(60);
    expect(await statusAtPayPal(id)).toBe('SUSPENDED');
    await expectInvariants(server);
  });

  it('of a subscription whose cancellation is queued: it is refused', async () => {
    const { owner, id: subscriptionId } = await subscribe(server);
    const asked = await offered(owner);
    const cancellation = { subscriptionId, reason: 'owner', now: server.now() } as const;
    await server.store.transaction((transaction) => queueCancellation(transaction, cancellation));
    await expect(pauseSubscription(server, { owner, ...asked })).rejects.toMatchObject(refused);
    expect(await statusAtPayPal(subscriptionId)).toBe('ACTIVE');
  });

  it('with a pending change: the change is dropped', async () => {
    const { owner } = await subscribe(server);
    await requestChange(server, { owner, wanted: { plan: 'Monthly', posDevices: 6 } });
    await pause(owner);
    expect((await account(server, owner)).waitingChange).toBeNull();
  });

  it('two tabs: the first counts, both see the pause, and leaving brings no other within 30 days (R-ACCOUNT-PAUSE)', async () => {
    const { owner } = await subscribe(server);
    const [near, far] = [await offered(owner, 2), await offered(owner, 5)];
    const tabs = await Promise.all([
      pauseSubscription(server, { owner, ...near }),
      pauseSubscription(server, { owner, ...far }),
    ]);
    const [one, other] = tabs.map(({ pause: seen }) => seen?.until);
    expect(one).toBe(other);
    expect(await inbox(server, owner, 'is paused')).toHaveLength(1);
    await Promise.all([resumeSubscription(server, { owner }), resumeSubscription(server, { owner })]);
    expect(await shown(owner)).toMatchObject({ state: 'trial' });
    expect(await inbox(server, owner, 'pause is over')).toHaveLength(1);
    // The day shown is the day on which it works, from its first hour on.
    const again = beginningOf(daysAfter(chargeTimeOn(server.now()), 30));
    const { pauseOffers, pauseAgainAt } = await account(server, owner);
    expect(pauseOffers).toEqual([]);
    expect(pauseAgainAt).toBe(again.toISOString());
    await cancel(owner);
    await pay(server, owner);
    expect(await account(server, owner)).toMatchObject({ state: 'active', pauseOffers: [], pauseAgainAt });
    await expectInvariants(server);
  });

  it('is offered for the plan’s number of months, six at most, and not at all for none (R-ACCOUNT-PAUSE)', async () => {
    const { owner } = await subscribe(server);
    const { pauseOffers } = await account(server, owner);
    const asked = await offered(owner, 2);
    const months = (value: number) =>
      server.store.update({ collection: 'Plans', id: 'Monthly' }, [{ path: ['pause_months'], value }]);
    // Six months are the maximum, even if the plan offers more.
    await months(24);
    const offers = (await account(server, owner)).pauseOffers;
    expect(offers).toEqual(pauseOffers);
    const last = offers.at(-1);
    const until = addMonths(new UTCDate(last?.until ?? ''), 1);
    const nextChargeAt = addDays(until, last?.daysKept ?? 0);
    const beyond = { until: until.toISOString(), nextChargeAt: nextChargeAt.toISOString() };
    await expect(pauseSubscription(server, { owner, ...beyond })).rejects.toMatchObject(refused);
    await months(1);
    await expect(pauseSubscription(server, { owner, ...asked })).rejects.toMatchObject(refused);
    await months(0);
    expect((await account(server, owner)).pauseOffers).toEqual([]);
  });
});

describe('a pause after whose end PayPal does not name the next charge', () => {
  startServerForEachTest();
  letWebhooksArrive();

  it.each<[string, number, { state: string; step: string | null }]>([
    ['at once ends as promised', 1, { state: 'trial', step: null }],
    ['for many hours has failed', 8, { state: 'cancelled', step: 'failed' }],
  ])('%s', async (_what, hours, after) => {
    const { owner } = await subscribe(server);
    const { until } = await pause(owner, 1);
    let isNamed = false;
    const readSubscription: typeof server.payments.readSubscription = async (id) => {
      const read = await server.payments.readSubscription(id);
      return read.status === 'active' && !isNamed ? { ...read, nextBillingTime: null } : read;
    };
    const payments = { ...server.payments, readSubscription };
    const runAfter = async (passed: number) => {
      await advanceTo(Date.parse(until) + passed * 3_600_000 + 60_000);
      await keepPauses({ ...server, payments });
    };
    await runAfter(0);
    expect(await shown(owner)).toMatchObject({ state: 'paused', step: 'resuming' });
    isNamed = hours < 6;
    await runAfter(hours);
    expect(await shown(owner)).toMatchObject(after);
  });
});

describe('a pause in which PayPal charges', () => {
  startServerForEachTest({ resuming: 'collects' });
  letWebhooksArrive();
  // On the 10th of a month, so that the day of the charges is known: the 17th.
  beforeEach(() => {
    const tenth = new UTCDate(addMonths(new UTCDate(server.now()), 1));
    tenth.setDate(10);
    return advanceTo(tenth.setHours(18));
  });

  it('before its end: the charge is refunded at once, and no mail calls it paid (R-CHARGE-GIVEN-BACK)', async () => {
    const { owner, id } = await subscribe(server);
    await live(8);
    const asked = await pause(owner);
    await live(32);
    await server.control('POST', `/subscriptions/${id}/activate`);
    await server.settled();
    await finishInterrupted(server);
    await server.settled();
    expect(await statusAtPayPal(id)).toBe('SUSPENDED');
    const texts = async (subject: string) => (await inbox(server, owner, subject)).map(({ text }) => text);
    const [receipt] = (await texts('receipt')).slice(-1);
    const [refund] = await texts('refund of');
    expect(receipt).toContain(
      'PayPal collected this although your subscription was paused. We’re refunding all of it',
    );
    expect(receipt).not.toMatch(/is paid|Period|Next charge/u);
    expect(refund).toContain(
      'PayPal had collected this although your subscription was paused, so we refunded all of it.',
    );
    expect(refund).not.toContain('no longer paid for');
    await liveUntil(asked.until, { hours: 2 });
    expect((await account(server, owner)).pause?.step).toBe('failed');
    expect(await inbox(server, owner, 'refund of')).toHaveLength(1);
  });

  it('and refuses the refund: the run fails, which is reported, until it is refunded', async () => {
    const { owner, id } = await subscribe(server);
    await live(8);
    await pause(owner);
    await live(32);
    await server.control('POST', `/subscriptions/${id}/activate`);
    await server.settled();
    const refundCharge = () => Promise.reject(new PaymentProviderError('refused'));
    const payments = { ...server.payments, refundCharge };
    expect(await keepPauses({ ...server, payments })).toEqual({ done: 0, failed: 1 });
    await passTo(server.now().getTime() + day, { down: true });
    expect(await keepPauses(server)).toEqual({ done: 1, failed: 0 });
    expect((await account(server, owner)).receipts.map(({ kind }) => kind)).toContain('refund');
  });

  it('at its end, and never lists the charge: the pause has failed after a day', async () => {
    const { owner, id } = await subscribe(server);
    const asked = await pause(owner);
    await liveUntil(asked.until, { hours: -2 });
    await server.control('POST', '/faults', { on: 'listing', minutes: 10_080 });
    await liveUntil(asked.until, { hours: 1 });
    expect(await charges(id)).toHaveLength(1);
    await liveUntil(asked.until, { hours: 23 });
    expect((await account(server, owner)).pause?.step).toBe('resuming');
    await liveUntil(asked.until, { hours: 26 });
    expect((await account(server, owner)).pause?.step).toBe('failed');
    expect(await charges(id)).toHaveLength(1);
    expect(server.lines.join('\n')).toContain('a pause could not end as was promised');
  });
});

describe('pauses that end in the same minute', () => {
  startServerForEachTest();
  letWebhooksArrive();

  it('are ended side by side, and a slow one holds up no other', async () => {
    const owners = [await subscribe(server), await subscribe(server), await subscribe(server)];
    let until = '';
    for (const { owner } of owners) ({ until } = await pause(owner, 1));
    await advanceTo(Date.parse(until) + 60_000);
    let asked = 0;
    let release = () => {};
    const all = new Promise<void>((resolve) => (release = resolve));
    const resumeAtProvider: typeof server.payments.resumeSubscription = async (request) => {
      asked += 1;
      if (asked === owners.length) release();
      await all;
      await server.payments.resumeSubscription(request);
    };
    const payments = { ...server.payments, resumeSubscription: resumeAtProvider };
    expect(await keepPauses({ ...server, payments })).toEqual({ done: 3, failed: 0 });
    for (const { owner } of owners) expect((await account(server, owner)).state).not.toBe('paused');
  });
});
