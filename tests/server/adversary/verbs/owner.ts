import fc from 'fast-check';
import { paths } from '#domain/paths.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import { confirmBooks, removeBooks, setBooks } from '#functions/account/addresses/books.ts';
import { takeAddressBack } from '#functions/account/addresses/newAddress.ts';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { withdrawChange } from '#functions/account/change/changeRequests.ts';
import { deleteAccount } from '#functions/account/deletion.ts';
import { accountOf } from '#functions/account/account.ts';
import { pauseSubscription, resumeSubscription } from '#functions/account/pauseSubscription.ts';
import { statusOf } from '#functions/account/status.ts';
import { activateSubscription } from '#functions/checkout/activation.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import type { ServerContext } from '#functions/context/context.ts';
import { compareWithProvider } from '#functions/jobs/compareWithProvider.ts';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { outboxMessages } from '#sandbox/inbox/outboxMessages.ts';
import { requestChange, saveRegistration, startSubscription } from '../../asShown.ts';
import { scheduled } from '../../properties/scheduled.ts';
import { registrationOf } from '../../registrationOf.ts';
import { hour, type Opened, type Person, type World } from '../world.ts';
import { devices, number, plan, verb, who } from './verb.ts';

const of = (world: World, one: number): Person => {
  const person = world.people[one];
  if (!person) throw new Error(`there is no person ${one}`);
  return person;
};

const alive = new Set(['trial', 'active', 'paymentFailed', 'refunded', 'suspended', 'paused']);
const isAlive = (world: World, one: number) => alive.has(world.witness.screens[one]?.state ?? '');

interface Order {
  who: number;
  plan: PublicPlanName;
  devices: number;
  code: string | null;
}

/** Registers and opens a subscription at PayPal. */
async function order(
  world: World,
  { who: one, plan: name, devices: posDevices, code }: Order,
): Promise<void> {
  const person = of(world, one);
  const { owner } = person;
  const registration = registrationOf({ posDevices });
  const { language } = person;
  await world.call((context) => saveRegistration(context, { owner, registration, language }));
  const shown = await world.call((context) => statusOf(context, owner));
  const started = await world.call((context) => startSubscription(context, { owner, plan: name, code }));
  if (started?.outcome !== 'toApprove' || person.opened.some(({ id }) => id === started.subscriptionId))
    return;
  const laterAt = shown?.comeBack?.firstChargeAt ?? null;
  const again = laterAt === null ? 'now' : 'later';
  const first = shown?.comeBack ? again : 'trial';
  // A registration that a kill lost leaves the former one, which the page of the plans shows.
  const devices = shown?.registration?.posDevices ?? posDevices;
  person.opened.push({ id: started.subscriptionId, plan: name, devices, code, first, laterAt });
}

const waiting = (world: World, { opened }: Person): Opened[] =>
  opened.filter(({ id }) => world.find(id)?.status === 'APPROVAL_PENDING');

/** The buyer approves in PayPal's window, with the same PayPal account each time. */
async function approve(world: World, person: Person, { id }: Opened, payer: boolean): Promise<void> {
  const found = world.find(id);
  if (!found) return;
  Object.assign(found.subscriber, { email_address: `${person.name}@paypal.example` });
  await world.atPayPal(`/subscriptions/${id}/approve`);
  if (!payer) delete world.find(id)?.subscriber.payer_id;
}

/** Back from PayPal, the browser activates. */
async function activate(world: World, { owner, coupons }: Person, { id, code }: Opened): Promise<void> {
  const answer = await world.call((context) =>
    activateSubscription(context, { owner, subscriptionId: id, orderId: 'ORDER-1' }),
  );
  if (answer && code !== null) coupons.set(id, { code, uid: owner.uid, email: owner.email });
}

/** What two tabs, or a tab and a schedule, do at the same time. */
const simultaneous = {
  cancel: (context: ServerContext, { owner }: Person) => cancelSubscription(context, { owner, reason: null }),
  look: (context: ServerContext, { owner }: Person) => accountOf(context, owner),
  activate: async (context: ServerContext, { owner, opened }: Person) => {
    const { id } = opened.at(-1) ?? {};
    if (id !== undefined)
      await activateSubscription(context, { owner, subscriptionId: id, orderId: 'ORDER-1' });
  },
  resume: async (context: ServerContext, person: Person) => {
    const { owner } = person;
    await resumeSubscription(context, { owner });
    person.wants = 'running';
    person.pausedUntil = null;
  },
  compare: (context: ServerContext) => compareWithProvider(context),
  finish: (context: ServerContext) => finishInterrupted(context),
} satisfies Record<string, (context: ServerContext, person: Person) => Promise<unknown>>;

const call = fc.constantFrom(...(Object.keys(simultaneous) as Array<keyof typeof simultaneous>));

/** What an owner does. */
export const ownerVerbs = {
  subscribe: verb({
    weight: 5,
    args: fc.record({
      who,
      plan,
      devices,
      code: fc.constantFrom(null, null, null, 'LAUNCH'),
      /** Pays by the card of before, which fails if it failed. */
      sameCard: fc.boolean(),
    }),
    can: (world, { who: one }) => !isAlive(world, one),
    async run(world, args) {
      await order(world, args);
      const person = of(world, args.who);
      const last = waiting(world, person).at(-1);
      if (!last) return;
      const fails = person.opened.some(({ id }) => world.find(id)?.funding === 'fails');
      await approve(world, person, last, true);
      await activate(world, person, last);
      if (args.sameCard && fails) await world.atPayPal(`/subscriptions/${last.id}/fail`);
    },
  }),
  order: verb({
    args: fc.record({ who, plan, devices, code: fc.constantFrom(null, null, null, 'LAUNCH', 'GONE') }),
    run: order,
  }),
  approve: verb({
    args: fc.record({ who, nth: fc.nat({ max: 2 }), payer: fc.constantFrom(true, true, true, false) }),
    can: (world, args) => waiting(world, of(world, args.who)).length > 0,
    async run(world, { who: one, nth, payer }) {
      const person = of(world, one);
      const all = waiting(world, person);
      const chosen = all[nth % all.length];
      if (chosen) await approve(world, person, chosen, payer);
    },
  }),
  activate: verb({
    args: fc.record({ who, nth: fc.nat({ max: 2 }) }),
    can: (world, args) => of(world, args.who).opened.length > 0,
    async run(world, { who: one, nth }) {
      const person = of(world, one);
      const chosen = person.opened.at(-1 - (nth % person.opened.length));
      if (chosen) await activate(world, person, chosen);
    },
  }),
  redeem: verb({
    args: fc.record({ who }),
    can: (world, args) => !isAlive(world, args.who),
    async run(world, { who: one }) {
      const person = of(world, one);
      const { owner } = person;
      const registration = registrationOf();
      await world.call((context) => saveRegistration(context, { owner, registration }));
      const code = 'FREE50';
      const answer = await world.call((context) =>
        redeemFreeCoupon(context, { owner, plan: 'Monthly', code }),
      );
      if (answer) person.coupons.set(answer.createdAt, { code, uid: owner.uid, email: owner.email });
      person.redeems = true;
    },
  }),
  change: verb({
    weight: 2,
    args: fc.record({ who, plan, devices, agrees: fc.constantFrom(true, true, false) }),
    can: (world, args) => isAlive(world, args.who),
    async run(world, { who: one, plan: name, devices: posDevices, agrees }) {
      const person = of(world, one);
      const { owner } = person;
      const found = world.of(one);
      const asked = found?.revisions?.length ?? 0;
      await world.call((context) => requestChange(context, { owner, wanted: { plan: name, posDevices } }));
      if (!found || (world.find(found.id)?.revisions?.length ?? 0) === asked) return;
      const screen = await world.screenOf(person);
      const total = screen?.waitingChange?.total ?? null;
      person.asked.push({ id: found.id, total, agreed: false });
      if (agrees) await consent(world, person, person.asked.length - 1);
    },
  }),
  consent: verb({
    args: fc.record({ who, nth: fc.nat({ max: 2 }) }),
    can: (world, args) => of(world, args.who).asked.some(({ agreed }) => !agreed),
    async run(world, { who: one, nth }) {
      const person = of(world, one);
      const open = [...person.asked.keys()].filter((at) => person.asked[at]?.agreed === false);
      await consent(world, person, open.at(-1 - (nth % open.length)) ?? -1);
    },
  }),
  withdraw: verb({
    args: fc.record({ who }),
    can: (world, args) => world.witness.screens[args.who]?.waitingChange !== null && isAlive(world, args.who),
    async run(world, { who: one }) {
      await world.call((context) => withdrawChange(context, of(world, one).owner));
    },
  }),
  pause: verb({
    weight: 2,
    args: fc.record({ who, month: fc.nat({ max: 5 }) }),
    can: (world, args) => (world.witness.screens[args.who]?.pauseOffers.length ?? 0) > 0,
    async run(world, { who: one, month }) {
      const { owner } = of(world, one);
      const screen = await world.call((context) => accountOf(context, owner));
      const offer = screen?.pauseOffers[month % Math.max(1, screen.pauseOffers.length)];
      if (!offer) return;
      const answer = await world.call((context) => pauseSubscription(context, { owner, ...offer }));
      if (!answer?.pause) return;
      of(world, one).wants = 'paused';
      of(world, one).pausedUntil = {
        id: answer.subscription.subscriptionId,
        at: new Date(offer.nextChargeAt),
      };
    },
  }),
  resume: verb({
    args: fc.record({ who }),
    can: (world, args) => world.witness.screens[args.who]?.state === 'paused',
    async run(world, { who: one }) {
      const person = of(world, one);
      const { pausedUntil } = person;
      // A call that is killed may have ended the pause, too.
      person.pausedUntil = null;
      const answer = await world.call((context) => resumeSubscription(context, { owner: person.owner }));
      if (!answer) return;
      person.wants = 'running';
      // The page shows the answer, which may name today.
      world.witness.screens[one] = answer;
      const { nextCharge, subscription } = answer;
      // The days that the pause kept come before the next charge. A pause that has failed has none.
      person.pausedUntil = nextCharge
        ? { id: subscription.subscriptionId, at: new Date(nextCharge.at) }
        : pausedUntil;
    },
  }),
  cancel: verb({
    weight: 2,
    args: fc.record({ who }),
    can: (world, args) => isAlive(world, args.who),
    async run(world, { who: one }) {
      const person = of(world, one);
      const id = world.of(one)?.id;
      person.pausedUntil = null;
      const answer = await world.call((context) =>
        cancelSubscription(context, { owner: person.owner, reason: null }),
      );
      if (answer && id !== undefined) person.hasLeft.set(id, world.now());
    },
  }),
  speak: verb({
    args: fc.record({ who, language: fc.constantFrom('en' as const, 'es' as const) }),
    async run(world, { who: one, language }) {
      of(world, one).language = language;
    },
  }),
  atOnce: verb({
    weight: 2,
    args: fc.record({ who, calls: fc.tuple(call, call), order: fc.nat({ max: 999 }) }),
    can: (world, args) => isAlive(world, args.who),
    async run(world, { who: one, calls, order: seed }) {
      const person = of(world, one);
      if (calls.includes('cancel')) person.pausedUntil = null;
      const [scheduler] = fc.sample(fc.scheduler(), { seed, numRuns: 1 });
      if (!scheduler) return;
      const both = calls.map((name) =>
        world.call<unknown>((context) =>
          simultaneous[name]({ ...context, store: scheduled(context.store, scheduler) }, person),
        ),
      );
      await scheduler.waitFor(Promise.all(both));
    },
  }),
  look: verb({
    args: fc.record({ who }),
    async run(world, { who: one }) {
      await world.call((context) => accountOf(context, of(world, one).owner));
    },
  }),
  remove: verb({
    args: fc.record({ who }),
    can: (world, args) => world.witness.screens[args.who] !== null,
    async run(world, { who: one }) {
      const person = of(world, one);
      const id = world.of(one)?.id;
      // Whoever gets no answer presses again.
      for (let press = 0; press < 2; press += 1)
        await world.call((context) => deleteAccount(context, person.owner));
      if (id !== undefined && !person.hasLeft.has(id)) person.hasLeft.set(id, world.now());
      person.forfeits = true;
      newAccount(person, false);
      // Two deletions under one address have two e-mails, which differ by their time alone.
      await world.pass(1000);
    },
  }),
  books: verb({
    args: fc.record({ who, named: fc.boolean() }),
    can: (world, args) => world.witness.screens[args.who] !== null,
    async run(world, { who: one, named }) {
      // Two confirmations of one address have two e-mails, which differ by their time alone.
      await world.pass(1000);
      const { name, owner } = of(world, one);
      const books = `books-of-${name}@example.com`;
      if (!named) {
        await world.call((context) => removeBooks(context, owner));
        return;
      }
      await world.call((context) => setBooks(context, owner, books));
      const link = await lastLink(world, books, paths.confirmBooks);
      if (link !== undefined) await world.call((context) => confirmBooks(context, link));
    },
  }),
  takeBack: verb({
    args: fc.record({ who }),
    can: (world, args) => of(world, args.who).left.length > 0,
    async run(world, { who: one }) {
      const person = of(world, one);
      const email = person.left.at(-1) ?? '';
      const link = await lastLink(world, email, paths.wayBack);
      if (link === undefined) return;
      const { kills } = world;
      const press = () => world.call((context) => takeAddressBack(context, link));
      const taken = await press();
      // Whoever gets no answer presses again. Then the sign-in has the address, also if the link was used up by the first press.
      if (!taken && world.kills === kills) return;
      if (!taken) await press();
      person.owner = { ...person.owner, email };
      person.left.pop();
    },
  }),
  move: verb({
    args: fc.record({ who }),
    async run(world, { who: one }) {
      // Two moves to one address have two e-mails, which differ by their time alone.
      await world.pass(1000);
      const { owner, former } = of(world, one);
      of(world, one).isMoved = true;
      of(world, one).left.push(owner.email);
      of(world, one).owner = { ...owner, email: `${former.length}-moved-${owner.email}` };
    },
  }),
} as const;

/** The secret of the newest link to a page in the e-mails to an address. */
async function lastLink(world: World, address: string, page: string): Promise<string | undefined> {
  const mails = (await outboxMessages(world.server.store)).filter(({ to }) => to === address);
  const newest = mails.toSorted((one, other) => other.received.localeCompare(one.received));
  const link = newest.flatMap(({ links }) => links).find((one) => one.includes(page));
  return link === undefined ? undefined : new URL(link).hash.slice(1);
}

/** Agrees to a change on PayPal's page, which stays open. */
async function consent(world: World, person: Person, at: number): Promise<void> {
  const asked = person.asked[at];
  // If PayPal's answer was lost, the only link to its page was lost with it.
  if (!asked || asked.total === null) return;
  const own = person.asked.slice(0, at).filter(({ id }) => id === asked.id).length;
  const token = world.find(asked.id)?.revisions?.[own]?.token;
  if (token === undefined) return;
  const before = world.find(asked.id)?.revisions?.[own]?.answered;
  await world.atPayPal(`/subscriptions/${asked.id}/consent`, { token });
  asked.agreed = world.find(asked.id)?.revisions?.[own]?.answered === true && before === false;
}

/** Another account for the next call; at the same address, as long as nobody else has it. */
function newAccount(person: Person, moved: boolean): void {
  person.former.push(person.owner);
  person.left = [];
  const { email } = person.owner;
  const uid = `uid-${person.name}-${person.former.length}`;
  person.owner = { uid, email: moved ? `${person.former.length}-${email}` : email, withGoogle: false };
}

/** When PayPal charges next, and when the pauses end that are shown. */
function dueTimes(world: World): number[] {
  const charges = world
    .booked()
    .flatMap(({ status, account }) => (status === 'ACTIVE' && account ? [account.next_time] : []));
  const pauses = world.witness.screens.flatMap((screen) =>
    screen?.state === 'paused' && screen.pause ? [screen.pause.until] : [],
  );
  return [...charges, ...pauses].map((time) => Date.parse(time));
}

/** What the world does. */
export const worldVerbs = {
  pass: verb({
    weight: 4,
    args: fc.record({ hours: number(1, 13, 40, 24 * 5, 24 * 8, 24 * 20, 24 * 32, 24 * 70) }),
    run: (world, { hours }) => world.pass(hours * hour),
  }),
  /** Until a charge is due, or a pause ends, which may be one. */
  untilCharge: verb({
    weight: 4,
    args: fc.record({ hours: number(-12, -1, 1, 1, 30) }),
    can: (world) => dueTimes(world).length > 0,
    async run(world, { hours }) {
      const times = dueTimes(world)
        .map((time) => time + hours * hour)
        .filter((time) => time > world.now().getTime());
      if (times.length > 0) await world.pass(Math.min(...times) - world.now().getTime());
    },
  }),
  kill: verb({
    args: fc.record({
      at: fc.integer({ min: 1, max: 14 }),
      again: process.env['ADVERSARY_WIDE'] ? fc.boolean() : fc.constant(false),
    }),
    async run(world, { at, again }) {
      world.kill = { at, again };
    },
  }),
} as const;
