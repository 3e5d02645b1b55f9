import { differenceInDays } from 'date-fns/differenceInDays';
import fc from 'fast-check';
import type { Step as PayPalStep, Fault } from '../../inProcess/network.ts';
import type { Sale, Subscription } from '#simulator/resources.ts';
import type { Mode } from '../carrier.ts';
import { day, type World } from '../world.ts';
import { number, verb, who } from './verb.ts';

const status = (world: World, one: number) => world.of(one)?.status;

/** The newest subscription of somebody's that PayPal runs, wherever it is shown. */
function newest(world: World, one: number): Subscription | undefined {
  const { opened = [] } = world.people[one] ?? {};
  return opened.map(({ id }) => world.find(id)).findLast((found) => found?.status === 'ACTIVE');
}

/** Somebody's subscription that PayPal runs or holds: the one on the account page, or else the newest that no page shows. */
function running(world: World, one: number): Subscription | undefined {
  const shown = world.of(one);
  if (shown || process.env['ADVERSARY_WIDE'] === undefined)
    return shown?.status === 'ACTIVE' || shown?.status === 'SUSPENDED' ? shown : undefined;
  return newest(world, one);
}

/** The newest subscription of somebody's whose card fails, also of a deleted account. */
function failing(world: World, one: number): Subscription | undefined {
  const { opened = [] } = world.people[one] ?? {};
  return opened.map(({ id }) => world.find(id)).findLast((found) => found?.funding === 'fails');
}

/** A charge of somebody's, counted from the newest. */
export function chargeOf(world: World, { who: one, nth }: { who: number; nth: number }): Sale | undefined {
  const own = world.witness.charges.filter((charge) => charge.who === one);
  return own.at(-1 - (nth % Math.max(1, own.length)))?.sale;
}

/** Whether there is one. */
export const charged = (world: World, { who: one }: { who: number }) =>
  world.witness.charges.some((charge) => charge.who === one);

/**
 * Lowers what the oracles expect when the reversal of a charge is undone: not the days since the reversal, and none of the charge's
 * time if that was paid for again.
 */
function giveAgain(world: World, { who: one, sale }: { who: number; sale: Sale }): void {
  const sales = world.booked().flatMap((found) => found.sales ?? []);
  const reversed = sales.find((found) => found.of === sale.id && found.kind === 'reversal' && !found.undone);
  const person = world.people[one];
  if (!reversed || !person) return;
  world.slack += (world.now().getTime() - Date.parse(reversed.time)) / day;
  const own = world.witness.charges.filter((charge) => charge.who === one);
  if (own.some((charge) => charge.sale.time >= reversed.time)) person.forfeits = true;
}

const answering =
  (code: number, headers: Record<string, string> = {}): Fault =>
  async () =>
    Response.json({ name: 'FAULT', message: 'FAULT', debug_id: 'f00d' }, { status: code, headers });

const faults: Readonly<Record<string, Fault>> = {
  refused: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })),
  silent: () => new Promise(() => undefined),
  'lost answer': async (carryOut) => {
    await carryOut();
    throw new TypeError('fetch failed', { cause: new Error('ECONNRESET') });
  },
  503: answering(503),
  429: answering(429, { 'retry-after': '2' }),
  422: answering(422),
};

/** Days for which a debt may be collected after the end, of which the first try was some days earlier. */
const collectedWithinDays = 350;

const steps: readonly PayPalStep[] = ['create', 'plan', 'read', 'cancel', 'list', 'refund', 'move'];

/** What PayPal and the buyer at PayPal do. */
export const providerVerbs = {
  habits: verb({
    args: fc.record({
      resuming: fc.constantFrom('moves', 'keeps', 'collects'),
      refunds: fc.constantFrom('listed', 'by status'),
      monthEnds: fc.constantFrom('drift', 'return', 'first'),
      listedTimes: fc.constantFrom('payment', 'later'),
      times: fc.constantFrom('moved', 'kept'),
    }),
    async run(world, habits) {
      world.areRefundsListed = habits.refunds === 'listed';
      world.isTimeLate = habits.listedTimes === 'later';
      await world.server.control('PUT', '/settings', habits);
    },
  }),
  dispute: verb({
    args: fc.record({ who, nth: fc.nat({ max: 2 }), step: fc.constantFrom('created', 'updated', 'won') }),
    can: charged,
    async run(world, { who: one, nth, step }) {
      const sale = chargeOf(world, { who: one, nth });
      if (!sale) return;
      if (step === 'won') giveAgain(world, { who: one, sale });
      const won = { step: 'resolved', outcome: 'RESOLVED_SELLER_FAVOUR' };
      await world.atPayPal(`/transactions/${sale.id}/dispute`, step === 'won' ? won : { step });
      // PayPal's times have no fractions of a second, so a later reversal needs another second.
      if (step === 'won') await world.pass(1000);
    },
  }),
  fail: verb({
    weight: 2,
    args: fc.record({ who }),
    can: (world, args) => status(world, args.who) === 'ACTIVE' && world.of(args.who)?.funding !== 'fails',
    run: (world, { who: one }) => world.atPayPal(`/subscriptions/${world.of(one)?.id}/fail`),
  }),
  repair: verb({
    weight: 2,
    args: fc.record({ who }),
    // Of what PayPal collects more than a year after the end, only its event tells.
    can: (world, args) =>
      differenceInDays(world.now(), failing(world, args.who)?.status_update_time ?? 0) < collectedWithinDays,
    async run(world, { who: one }) {
      const id = failing(world, one)?.id;
      // In the second of an end, nobody can say which came first.
      await world.pass(1000);
      await world.atPayPal(`/subscriptions/${id}/repair`);
    },
  }),
  end: verb({
    args: fc.record({
      who,
      how: fc.constantFrom('cancel', 'expire', 'suspend'),
      unshown: fc.constant<boolean>(false),
    }),
    can: (world, args) => running(world, args.who) !== undefined,
    async run(world, { who: one, how, unshown }) {
      const person = world.people[one];
      if (how !== 'cancel' && person) person.forfeits = true;
      const found = unshown ? newest(world, one) : running(world, one);
      await world.atPayPal(`/subscriptions/${found?.id}/${how}`);
    },
  }),
  /** Somebody starts a paused subscription again at PayPal. */
  startThere: verb({
    args: fc.record({ who }),
    can: (world, { who: one }) =>
      status(world, one) === 'SUSPENDED' && world.witness.screens[one]?.state === 'paused',
    run: (world, { who: one }) => world.atPayPal(`/subscriptions/${world.of(one)?.id}/activate`),
  }),
  refundThere: verb({
    weight: 2,
    args: fc.record({
      who,
      nth: fc.nat({ max: 2 }),
      how: fc.constantFrom('refund', 'refund', 'reverse'),
      part: number(1, 1, 3),
    }),
    can: charged,
    async run(world, { who: one, nth, how, part }) {
      const sale = chargeOf(world, { who: one, nth });
      if (!sale) return;
      const amount = part === 1 ? {} : { amount: Math.floor(sale.amount / part) };
      const most = (world.refundedThere.get(sale.id) ?? 0) + (amount.amount ?? sale.amount);
      world.refundedThere.set(sale.id, most);
      await world.atPayPal(`/transactions/${sale.id}/${how}`, amount);
    },
  }),
  events: verb({
    weight: 2,
    args: fc.record({
      mode: fc.constantFrom<Mode>('arrive', 'lost', 'lost', 'late', 'twice', 'reversed'),
      hours: number(3, 20, 71),
    }),
    async run(world, { mode, hours }) {
      world.carrier.mode = mode;
      world.carrier.lateBy = hours;
      world.carrier.carried = mode === 'lost' || mode === 'late' ? world.late(2.2) : () => undefined;
    },
  }),
  listLate: verb({
    args: fc.record({
      hours: number(0, 3, 3),
      payments: process.env['ADVERSARY_WIDE'] ? fc.boolean() : fc.constant(false),
    }),
    async run(world, { hours, payments }) {
      world.listedLate = hours * 60;
      world.isPaymentLate = payments;
      await world.silence();
    },
  }),
  outage: verb({
    weight: 2,
    args: fc.record({
      step: fc.constantFrom('all' as const, 'all' as const, ...steps),
      how: fc.constantFrom(...Object.keys(faults)),
      hours: number(1, 30, 80),
    }),
    async run(world, { step, how, hours }) {
      const fault = faults[how];
      if (fault) world.breakFor(step === 'all' ? steps : [step], hours, fault);
    },
  }),
} as const;
