import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { addYears } from 'date-fns/addYears';
import { subDays } from 'date-fns/subDays';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { PublicPlanName } from '#domain/plan.ts';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { startNewPrice } from '#functions/account/change/startNewPrice.ts';
import { resumeSubscription } from '#functions/account/pauseSubscription.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { parseSubscription, subscriptionRef } from '#functions/documents/subscription.ts';
import { pastRef } from '#functions/owners/pastSubscriptions.ts';
import { standingIn } from '#functions/standing/standingOf.ts';
import { itHolds } from '../../openInputs/holds.ts';
import { expectInvariants } from '../invariants/invariants.ts';
import { beginIds, repeatIds } from '../inProcess/repeatableIds.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';
import { openSharedSimulator, type SharedSimulator } from '../inProcess/sharedSimulator.ts';
import { dearer, pauseFor } from '../priceAndPause.ts';
import { account, inbox } from '../subscribed.ts';
import { activate, register, start } from '../testServer.ts';
import { liveUntil, type Silence } from './years.ts';

repeatIds();

const firstDay = new Date('2027-01-05T18:00:00Z');

let simulator: SharedSimulator;
beforeAll(async () => {
  simulator = await openSharedSimulator();
});
afterAll(() => simulator.close());

const day = (most: number) => fc.integer({ min: 0, max: most });

/** An owner's actions and events in three years; days count from the start. */
const story = fc.record({
  plan: fc.constantFrom<PublicPlanName>('Monthly', 'Yearly'),
  code: fc.constantFrom(null, null, null, 'LAUNCH', 'LAUNCH', 'FREE50'),
  posDevices: fc.integer({ min: 1, max: 4 }),
  comesBack: fc.option(day(500)),
  pauses: fc.array(fc.record({ on: day(900), months: fc.integer({ min: 1, max: 6 }), early: fc.boolean() }), {
    maxLength: 3,
  }),
  fails: fc.option(fc.record({ on: day(900), days: fc.constantFrom(4, 7, 9) })),
  price: fc.option(fc.record({ on: day(700), notBefore: fc.integer({ min: -10, max: 120 }) })),
  silence: fc.option(
    fc.record({ on: day(1000), hours: fc.oneof(fc.integer({ max: 47, min: 1 }), fc.constant(900)) }),
  ),
});

type Story = typeof story extends fc.Arbitrary<infer Told> ? Told : never;

/** A story with an example of everything. */
const eventful: Omit<Story, 'plan'> = {
  code: null,
  posDevices: 3,
  comesBack: null,
  pauses: [{ on: 100, months: 2, early: false }],
  fails: { on: 400, days: 9 },
  price: { on: 300, notBefore: 0 },
  silence: { on: 200, hours: 47 },
};

/** A story in which nothing happens. */
const quiet = { ...eventful, pauses: [], fails: null, price: null, silence: null };

/** The result of a story. */
interface Lived {
  owner: VerifiedOwner;
  /** From the approval to the cancellation, or to the end of the story. */
  subscriptions: Array<{ id: string; to: Date }>;
  /** From the first failure to the next successful charge. */
  failing: Silence[];
  /** The pauses, until the date chosen by the owner. */
  pauses: Silence[];
}

/** Plays a story event by event. */
async function live(server: InProcessServer, told: Story): Promise<Lived> {
  const { plan, code, posDevices, comesBack, pauses, fails, price, silence } = told;
  const owner = await register(server, { posDevices });
  const begun = new UTCDate(server.now());
  const on = (days: number) => new Date(addDays(begun, days));
  const silences: Silence[] = silence
    ? [{ from: on(silence.on), to: new Date(addHours(on(silence.on), silence.hours)) }]
    : [];
  const subscriptions: Lived['subscriptions'] = [];
  const failing: Silence[] = [];
  const chosen: Silence[] = [];
  const end = new Date(addYears(begun, 3));
  const pay = async (coupon: string | null) => {
    const id = await start(server, owner, { plan, code: coupon });
    await server.approve(id);
    await activate(server, owner, id);
    subscriptions.push({ id, to: end });
  };
  const current = () => subscriptions.at(-1)?.id ?? '';
  const events: Array<[on: number, happens: () => Promise<unknown>]> = [];
  if (comesBack !== null && code !== 'FREE50')
    events.push([
      comesBack,
      async () => {
        await cancelSubscription(server, { owner, reason: null });
        await server.settled();
        Object.assign(subscriptions.at(-1) ?? {}, { to: server.now() });
        await pay(null);
      },
    ]);
  for (const { on: from, months, early } of pauses) {
    events.push([
      from,
      async () => {
        const to = await pauseFor(server, owner, months);
        if (to) chosen.push({ from: server.now(), to });
      },
    ]);
    if (early) events.push([from + 20, () => resumeSubscription(server, { owner })]);
  }
  if (fails) {
    const control = (what: string) => () => server.control('POST', `/subscriptions/${current()}/${what}`);
    events.push([fails.on, control('fail')], [fails.on + fails.days, control('repair')]);
    failing.push({ from: on(fails.on), to: on(fails.on + fails.days + 35) });
  }
  if (price)
    events.push([
      price.on,
      async () => {
        const { planName } = (await account(server, owner)).subscription;
        const notBefore = new Date(addDays(new UTCDate(server.now()), price.notBefore));
        await startNewPrice(server, { email: owner.email, plan: await dearer(server, planName), notBefore });
      },
    ]);
  if (code === 'FREE50') await redeemFreeCoupon(server, { owner, plan, code });
  else await pay(code);
  for (const [at, happens] of events.toSorted(([one], [other]) => one - other)) {
    if (code === 'FREE50') continue;
    await liveUntil(server, owner, on(at), silences);
    await happens();
    await server.settled();
  }
  await liveUntil(server, owner, end, silences);
  return { owner, subscriptions, failing, pauses: chosen };
}

/** The allowed days between a notice and its subject; a summary follows its subject. */
const windows: Readonly<Record<string, [most: number, least: number]>> = {
  'trial-ends': [10, 7],
  renewal: [30, 15],
  'new-price': [45, 30],
  summary: [0, -30],
};
const aboutCharges = ['receipt', 'payment-failed'];
const noticeKinds = [...Object.keys(windows), 'reminder', 'pause-ends', ...aboutCharges];
const dayMs = 24 * 60 * 60_000;
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
const meets = (from: Date, to: Date) => (one: Silence) => one.from < to && one.to > from;

/** The `billing` part of a subscription's record, including past ones, with the end of the trial as its pauses have moved it. */
async function billingOf({ store }: InProcessServer, { email }: VerifiedOwner, id: string) {
  const present = parseSubscription(await store.get(subscriptionRef(email)));
  const isPresent = present?.subscriptionId === id;
  const record = isPresent ? present : parseSubscription(await store.get(pastRef(id)));
  return record?.billing ? { ...record.billing, trialEnds: standingIn(record).trialEnds } : null;
}

/** Lists problems in the owner's e-mails; adds each kind sent to `kinds`. */
async function faultsOf(server: InProcessServer, lived: Lived, kinds: Set<string>): Promise<string[]> {
  const { owner, subscriptions, failing, pauses } = lived;
  const sent = (await server.store.find('mail'))
    .filter(({ fields }) => (fields['to'] as string[]).includes(owner.email))
    .map(({ id, fields }) => ({ id, at: fields['created'] as Date }));
  const timeOf = (id: string) => sent.find((mail) => mail.id === id)?.at;
  const paused = sent.flatMap(({ id, at }) => {
    const [, subscription, asked] = /^paused-(I-\w+)-(\d+)$/u.exec(id) ?? [];
    if (!subscription) return [];
    const to = timeOf(`pause-over-${subscription}-${asked}`) ?? timeOf(`cancelled-${subscription}`);
    const until = pauses.find((one) => Math.abs(one.from.getTime() - at.getTime()) < dayMs)?.to;
    const told = timeOf(`pause-ends-${subscription}-${asked}`);
    return [{ from: at, to: to ?? server.now(), until, told }];
  });
  const notices = server.lines.filter((line) => line.includes('"sent a notice"'));
  const again = notices.filter((line, index) => notices.indexOf(line) < index);
  const faults = again.map((line) => `${line} more than once`);
  for (const { id, at } of sent) {
    const kind = noticeKinds.find((one) => id.startsWith(`${one}-`));
    if (!kind) continue;
    kinds.add(kind);
    const inPause = paused.some(({ from, to }) => at > from && at < to);
    if (aboutCharges.includes(kind) && inPause) faults.push(`${id} was sent while paused`);
    const [most, least] = windows[kind] ?? [];
    const about = /\d{4}-\d\d-\d\d/u.exec(id)?.[0];
    if (most === undefined || least === undefined || !about) continue;
    const days = (Date.parse(`${about}T10:00:00Z`) - at.getTime()) / dayMs;
    // A summary names the hour of the start.
    const slack = kind === 'summary' ? 1 : 0;
    if (days > most + slack || days < least - slack) faults.push(`${id} was sent ${days} days before`);
  }
  for (const { from, to, until, told } of paused) {
    if (!until || until > to || until.getTime() - from.getTime() < 8 * dayMs) continue;
    if (!told || told < subDays(until, 7) || told > until)
      faults.push(`no notice of the end of a pause on ${dayOf(until)}`);
  }
  // The charge moved when its window was over: by the beginning of a pause, or by an end that was not the promised one.
  const movedTooLate = (closes: Date, about: Date) =>
    paused.some(({ from, to, until }) => {
      const asPromised = until !== undefined && to >= until && to < addHours(until, 1);
      const moves = asPromised ? [from] : [from, to];
      return moves.some((moved) => closes <= moved && moved <= about);
    });
  for (const { id, to } of subscriptions) {
    const charges = (server.books.subscriptions[id]?.sales ?? []).filter(({ kind }) => kind === 'charge');
    for (const charge of charges)
      if (!timeOf(`receipt-${charge.id}`)) faults.push(`no receipt of ${charge.time}`);
    const billing = await billingOf(server, owner, id);
    if (!billing?.created || !billing.trialEnds) continue;
    const { created, trialEnds, trialDays, interval } = billing;
    const expected: Array<{ name: string; about: Date; opens: Date; closes: Date }> = [];
    const expects = (name: string, about: Date, [most, least]: [number, number]) =>
      expected.push({
        name: `${name}-${id}`,
        about,
        opens: subDays(about, most),
        closes: subDays(about, least),
      });
    if ((trialDays ?? 0) > 2) expects('reminder', trialEnds, [2, 0]);
    if ((trialDays ?? 0) > 7) expects(`trial-ends-${dayOf(trialEnds)}`, trialEnds, [10, 7]);
    if (interval === 'year')
      for (const { time } of charges.slice(trialDays ? 1 : 0))
        expects(`renewal-${dayOf(new Date(time))}`, new Date(time), [30, 15]);
    else
      for (const year of [1, 2]) {
        const about = new Date(addYears(new UTCDate(created), year));
        expects(`summary-${dayOf(about)}`, about, [0, -30]);
      }
    for (const { name, about, opens, closes } of expected) {
      const at = timeOf(name);
      const isBroken = failing.some(meets(opens, closes)) || movedTooLate(closes, about);
      const isAsked = opens >= created && closes < to && !isBroken;
      // A charge that was tried again on its day was made later on that day than announced.
      if (isAsked && !(at && at >= subDays(opens, 1) && at <= closes))
        faults.push(`${name} was sent ${at?.toISOString() ?? 'never'}`);
    }
  }
  return faults;
}

/** An owner's charges above the first price that were not announced 30 days before. */
async function unannounced(server: InProcessServer, { owner, subscriptions }: Lived): Promise<string[]> {
  const told = await inbox(server, owner, 'A new price');
  return subscriptions.flatMap(({ id }) => {
    const charges = (server.books.subscriptions[id]?.sales ?? []).filter(({ kind }) => kind === 'charge');
    return charges
      .filter(({ amount }) => amount > (charges[0]?.amount ?? 0))
      .filter(
        ({ time }) => !told.some(({ received }) => Date.parse(time) - Date.parse(received) >= 30 * dayMs),
      )
      .map(({ time, amount }) => `${amount} on ${time} was not announced`);
  });
}

describe('three years with an owner', () => {
  const kinds = new Set<string>();
  afterAll(() => {
    // So that the property cannot hold by sending nothing.
    expect([...kinds].toSorted()).toEqual(noticeKinds.toSorted());
  });
  itHolds('P16', 'years', {
    title:
      'bring each notice in its window and once, also in a pause, no charge in a pause, and no new price unannounced',
    cases: [
      [{ ...eventful, plan: 'Monthly' }],
      [{ ...eventful, plan: 'Yearly' }],
      // A charge is due in these nine days.
      [{ ...quiet, plan: 'Monthly', fails: { on: 94, days: 9 } }],
      // Three days before the renewal: the window of the moved renewal opens in the pause.
      [{ ...quiet, plan: 'Yearly', pauses: [{ on: 376, months: 3, early: false }] }],
      // Ended early, one day before the end of the trial.
      [{ ...quiet, plan: 'Monthly', pauses: [{ on: 6, months: 1, early: true }] }],
      // Over the anniversary of an owner who pays by the month.
      [{ ...quiet, plan: 'Monthly', pauses: [{ on: 350, months: 4, early: false }] }],
    ],
    property: fc.asyncProperty(story, async (told) => {
      const server = await simulator.server();
      beginIds();
      // The same years wherever and whenever they are lived.
      server.time.skip(firstDay.getTime() - server.now().getTime());
      const lived = await live(server, told);
      expect(await unannounced(server, lived)).toEqual([]);
      const faults = await faultsOf(server, lived, kinds);
      // If nothing ran for weeks, a notice that missed its window is not sent.
      if (!told.silence || told.silence.hours < 48) expect(faults).toEqual([]);
      // They compare a price with that of its plan, which does not change here.
      if (!told.price) await expectInvariants(server);
    }),
  });
});
