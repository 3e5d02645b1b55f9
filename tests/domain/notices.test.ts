import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { addYears } from 'date-fns/addYears';
import { differenceInDays } from 'date-fns/differenceInDays';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountTimeline } from '#account/overview/accountTimeline.ts';
import { overview } from '#content/account/overview.ts';
import type { Account } from '#domain/account.ts';
import { formatDay } from '#domain/day.ts';
import { nextNotice } from '#domain/nextNotice.ts';
import type { NoticeFacts } from '#domain/noticeFacts.ts';
import type { ScheduledNoticeId } from '#domain/notices.ts';
import { periodAfter, trialDates } from '#domain/trial.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { active, cancelled, ended, inTrial, paused, paymentFailed } from '#stories/support/sampleAccounts.ts';

type Owner = Pick<NoticeFacts, 'interval' | 'total' | 'trialDays'> & {
  startsAt: Date;
  /** Paid days that a returning owner has left. */
  daysLeft: number;
  /** Days by which pauses have postponed the end of the trial. */
  daysPaused: number;
  /** Hours without schedule runs, in every ten days. */
  hoursDown: number;
};

interface Sent {
  id: ScheduledNoticeId;
  at: Date;
  about: Date;
}

const hourMs = 3_600_000;

/** The first run of the hourly schedule at or after a moment. */
function runAfter(moment: Date, { startsAt, hoursDown }: Owner): Date {
  const hours = Math.ceil((moment.getTime() - startsAt.getTime()) / hourMs);
  const isDown = hours % 240 < hoursDown;
  return addHours(startsAt, isDown ? hours - (hours % 240) + hoursDown : hours);
}

/** Simulates three years of an owner who is always charged on time, and the notices that the hourly schedule sends. */
function threeYears(owner: Owner): { sent: Sent[]; charges: Date[]; firstChargeAt: Date } {
  const { interval, total, trialDays, startsAt, daysLeft, daysPaused } = owner;
  const firstChargeAt = new Date(
    trialDays > 0
      ? addDays(trialDates({ startsAt, trialDays, interval }).trialEndsAt, daysPaused)
      : addDays(startsAt, daysLeft),
  );
  const end = addYears(new UTCDate(startsAt), 3);
  const charges: Date[] = [];
  const sent: Sent[] = [];
  let last: string | null = null;
  let nextChargeAt = firstChargeAt;
  let now = startsAt;
  const next = () =>
    nextNotice({ interval, total, trialDays, startsAt, firstChargeAt, nextChargeAt }, { now, sent: last });
  for (;;) {
    const due = next();
    const run = due && runAfter(due.opens > now ? due.opens : now, owner);
    if (!run || nextChargeAt <= run) {
      if (nextChargeAt >= end) break;
      now = nextChargeAt;
      charges.push(nextChargeAt);
      nextChargeAt = periodAfter(nextChargeAt, interval);
    } else {
      if (run >= end) break;
      now = run;
      const ready = next();
      if (!ready || ready.opens > now) continue;
      last = ready.name;
      sent.push({ id: ready.id, at: now, about: ready.about });
    }
  }
  return { sent, charges, firstChargeAt };
}

const base: Owner = {
  interval: 'month',
  total: 5900,
  trialDays: 7,
  startsAt: new Date('2026-11-21T18:30:00Z'),
  daysLeft: 0,
  daysPaused: 0,
  hoursDown: 0,
};

/** The allowed days between a notice and its subject; a summary follows its subject. */
const windows: Record<ScheduledNoticeId, [most: number, least: number]> = {
  reminder: [2, 0],
  'trial-ends': [10, 7],
  renewal: [30, 15],
  'new-price': [45, 30],
  summary: [0, -30],
};

const owners = fc.record({
  interval: fc.constantFrom('month' as const, 'year' as const),
  total: fc.constant(5900),
  trialDays: fc.constantFrom(0, 3, 7, 8, 14, 30, 60),
  startsAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }),
  daysLeft: fc.integer({ min: 0, max: 300 }),
  daysPaused: fc.oneof(fc.constant(0), fc.integer({ min: 3, max: 550 })),
  // The window of the reminder ends with the charge and is two days long, so a longer silence may lose it.
  hoursDown: fc.integer({ min: 0, max: 47 }),
});

const daysBefore = ({ at, about }: Sent) => (about.getTime() - at.getTime()) / 86_400_000;
const namesOf = (owner: Partial<Owner>) => threeYears({ ...base, ...owner }).sent.map(({ id }) => id);

describe('the notices of three years', () => {
  it('remind a monthly payer once, and send a summary each year', () => {
    expect(namesOf({})).toEqual(['reminder', 'summary', 'summary']);
  });

  it('announce each yearly renewal', () => {
    expect(namesOf({ interval: 'year' })).toEqual(['reminder', 'renewal', 'renewal', 'renewal']);
  });

  it('announce the end of a trial of more than a week one week before', () => {
    expect(namesOf({ trialDays: 30 })).toEqual(['trial-ends', 'reminder', 'summary', 'summary']);
    expect(namesOf({ trialDays: 45, interval: 'year' })).toEqual([
      'trial-ends',
      'reminder',
      'renewal',
      'renewal',
    ]);
    expect(namesOf({ trialDays: 7 })).not.toContain('trial-ends');
    expect(namesOf({ trialDays: 2 })).not.toContain('reminder');
  });

  it('are sent once each if two are due together, after pauses of a year in a trial', () => {
    expect(namesOf({ daysPaused: 366 })).toEqual(['summary', 'reminder', 'summary']);
  });

  it('announce nothing to an owner with a free subscription', () => {
    expect(namesOf({ total: 0, interval: 'year' })).toEqual([]);
  });

  it('are sent once each and within their window, whenever the owner started, even after 47 hours without a schedule', () => {
    fc.assert(
      fc.property(owners, (owner) => {
        const { sent, charges } = threeYears(owner);
        const outside = sent.filter((one) => {
          const [most, least] = windows[one.id];
          return daysBefore(one) > most || daysBefore(one) <= least;
        });
        expect(outside).toEqual([]);
        const keys = sent.map(({ id, about }) => `${id} ${about.toISOString()}`);
        expect(new Set(keys).size).toBe(keys.length);
        const isYearly = owner.interval === 'year';
        const announced = (id: ScheduledNoticeId) => sent.filter((one) => one.id === id);
        const named = announced('renewal').map(({ about }) => about.getTime());
        // The end of a trial has its own notices.
        const renewals = owner.trialDays > 0 ? charges.slice(1) : charges;
        const toTell = renewals.filter((charge) => differenceInDays(charge, owner.startsAt) > 30);
        expect(toTell.filter((charge) => isYearly && !named.includes(charge.getTime()))).toEqual([]);
        expect(named.filter((about) => owner.trialDays > 0 && about === charges[0]?.getTime())).toEqual([]);
        expect(announced('summary')).toHaveLength(isYearly ? 0 : 2);
        expect(announced('reminder')).toHaveLength(owner.trialDays > 2 ? 1 : 0);
        // An 8-day trial begins inside the window, when its confirmation has just announced the same.
        const isLong = owner.trialDays > 7 && owner.trialDays + owner.daysPaused > 10;
        expect(announced('trial-ends')).toHaveLength(isLong ? 1 : 0);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the dates on the account page', () => {
  const { notices: words, newPrice } = overview.timeline;

  const accountOf = ({ interval, total, trialDays, startsAt }: Owner, firstChargeAt: Date): Account => ({
    ...inTrial,
    subscription: {
      ...inTrial.subscription,
      interval,
      total,
      trialDays,
      createdAt: startsAt.toISOString(),
      trialEndsAt: firstChargeAt.toISOString(),
    },
  });

  it('include each notice sent before the next charge, on its date, and no other', () => {
    const found = new Set<ScheduledNoticeId>();
    fc.assert(
      fc.property(owners, fc.integer({ min: 0, max: 800 }), (random, day) => {
        const owner = { ...random, hoursDown: 0 };
        const { sent, charges, firstChargeAt } = threeYears(owner);
        const now = addDays(new UTCDate(owner.startsAt), day);
        const next = charges.find((charge) => charge > now);
        fc.pre(next !== undefined);
        const state = owner.trialDays > 0 && now < firstChargeAt ? 'trial' : 'active';
        const nextCharge = { at: next.toISOString(), amount: owner.total, currency: 'USD' } as const;
        const { moments } = accountTimeline({ ...accountOf(owner, firstChargeAt), state, nextCharge }, now);
        const expected = sent.filter(({ at }) => at > now && at < next);
        for (const { id } of expected) found.add(id);
        const shown = moments.filter(({ what }) => Object.values<string>(words).includes(what));
        expect(shown.map(({ when, what }) => [when, what])).toEqual(
          expected.map(({ id, at }) => [formatDay(at), words[id as keyof typeof words]]),
        );
      }),
      { numRuns: 500 },
    );
    expect([...found].toSorted()).toEqual(['reminder', 'renewal', 'summary', 'trial-ends']);
  });

  it('include the notice of a pause until it is sent', () => {
    const { moments } = accountTimeline(paused, new Date('2027-02-01T12:00:00Z'));
    expect(moments).toContainEqual({
      when: formatDay(new Date('2027-02-22T10:00:00Z')),
      what: words['pause-ends'],
    });
    const later = accountTimeline(paused, new Date('2027-02-23T12:00:00Z')).moments;
    expect(later.map(({ what }) => what)).not.toContain(words['pause-ends']);
  });

  it('promise days after a pause only if some are left', () => {
    const pauseOf = (daysKept: number) => ({
      ...paused,
      pause: paused.pause && { ...paused.pause, daysKept },
    });
    const said = (daysKept: number) =>
      accountTimeline(pauseOf(daysKept), new Date('2027-02-01T12:00:00Z')).moments.map(({ what }) => what);
    expect(said(9)).toContain('The pause ends. The days you have left begin.');
    expect(said(0)).toContain('The pause ends.');
  });

  it('include the notice of a renewal soon after a pause', () => {
    const subscription = { ...paused.subscription, interval: 'year' as const, trialDays: 0 };
    const nextCharge = { at: '2027-03-04T10:00:00.000Z', amount: 34_800, currency: 'USD' as const };
    const { moments } = accountTimeline(
      { ...paused, subscription, nextCharge },
      new Date('2027-01-20T12:00:00Z'),
    );
    expect(moments).toContainEqual({
      when: formatDay(new Date('2027-02-02T10:00:00Z')),
      what: words.renewal,
    });
  });

  it('promise nothing for a day before the last event, even if the clock is slow', () => {
    const price = { amount: 5900, currency: 'USD' } as const;
    const firstChargeFailed = {
      ...paymentFailed,
      receipts: [],
      nextCharge: { at: '2026-12-28T10:00:00.000Z', ...price },
      failedPayment: { at: '2026-11-28T10:00:00.000Z', nextTryAt: null, ...price },
    };
    for (const account of [active, paused, paymentFailed, firstChargeFailed]) {
      const { moments, now } = accountTimeline(account, new Date('2026-11-21T12:00:00Z'));
      const past = moments.slice(0, now + 1).map(({ what }) => what);
      expect(past).not.toEqual([]);
      for (const promise of Object.values(words)) expect(past).not.toContain(promise);
      const [first] = moments.slice(now + 1);
      expect(first && Date.parse(first.when)).toBeGreaterThan(Date.parse(moments[now]?.when ?? ''));
    }
  });

  it('follow the most recent event, which is the current moment', () => {
    const { cancelled: canceled, paused: pausing, failed, accessEnded, trialStarted } = overview.timeline;
    const day = new Date('2026-11-21T12:00:00Z');
    const current = (account: Account) => {
      const { moments, now } = accountTimeline(account, day);
      return moments[now]?.what;
    };
    expect(current(inTrial)).toBe(trialStarted(inTrial.subscription.trialDays));
    expect(current(paused)).toBe(pausing);
    expect(current(paymentFailed)).toBe(failed);
    expect(current(cancelled)).toBe(canceled);
    expect(current(ended)).toBe(accessEnded);
  });

  it('include the first charge at an announced new price, and no later charge at the old one', () => {
    const announcedPrice = { total: 6400, from: '2027-02-28T10:00:00.000Z' };
    const at = (changed: Partial<Account>) =>
      accountTimeline({ ...active, ...changed }, new Date('2027-01-20T12:00:00Z')).moments.slice(-2);
    const [next, first] = at({ announcedPrice });
    expect(next).toMatchObject({
      when: formatDay(new Date('2027-01-28T10:00:00Z')),
      amount: listedPrice('Monthly', active.subscription.posDevices).text,
    });
    expect(first).toEqual({
      when: formatDay(new Date('2027-02-28T10:00:00Z')),
      what: newPrice('month'),
      amount: '$64.00',
    });
  });
});
