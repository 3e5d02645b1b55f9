import { differenceInDays } from 'date-fns/differenceInDays';
import fc from 'fast-check';
import { accountsOf } from '../../../operations/knownAccounts.ts';
import { runOn } from '../../../operations/opsOn.ts';
import { collections } from '../../places.ts';
import { eventDays } from '#operations/ops/restore/restore.ts';
import { startNewPrice } from '#operations/ops/startNewPrice.ts';
import { saveRegistration } from '#functions/owners/saveRegistration.ts';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import { dearer } from '../../priceAndPause.ts';
import { registrationOf } from '../../registrationOf.ts';
import type { World } from '../world.ts';
import { chargeOf, charged } from './provider.ts';
import { number, verb, who } from './verb.ts';

const answers = {
  Give: true,
  Refund: true,
  Cancel: true,
  Repair: true,
  Delete: true,
  Move: true,
  Take: true,
  Bring: true,
  'The account': true,
};

/** One of the others, without whom `restore` asks whether it is the right project. */
const customer = { uid: 'uid-customer', email: 'customer@example.com', withGoogle: false };

/** Runs a command; a refusal is an answer. */
async function run(world: World, ...args: string[]): Promise<void> {
  const accounts = accountsOf(...world.people.map(({ owner }) => owner), customer);
  await world.call((context) => runOn(context, args, { answers, accounts }));
}

/** What an operator does, by the commands. */
export const operatorVerbs = {
  opsRefund: verb({
    args: fc.record({ who, nth: fc.nat({ max: 2 }), part: number(1, 4) }),
    can: charged,
    async run(world, { who: one, nth, part }) {
      const sale = chargeOf(world, { who: one, nth });
      if (!sale) return;
      const amount = Math.floor(sale.amount / part);
      const flag = part === 1 ? [] : ['--amount', (amount / 100).toFixed(2)];
      // Whoever asks twice for the same wants it once.
      world.refundsAsked.set(sale.id, { ...world.refundsAsked.get(sale.id), [part]: amount });
      await run(world, 'refund', sale.id, ...flag);
    },
  }),
  opsCancel: verb({
    args: fc.record({ who }),
    can: (world, args) => world.of(args.who) !== undefined,
    async run(world, { who: one }) {
      const { email } = world.people[one]?.owner ?? {};
      if (email !== undefined) await run(world, 'cancel', email);
    },
  }),
  newPrice: verb({
    args: fc.record({ who }),
    // A backup of before the announcement would take it back, which an operator knows.
    can: (world, { who: one }) => world.of(one)?.status === 'ACTIVE' && world.backup === null,
    async run(world, { who: one }) {
      const { email } = world.people[one]?.owner ?? {};
      const planName = world.witness.screens[one]?.subscription.planName;
      if (email === undefined || planName === undefined) return;
      const plan = await dearer(world.server, planName);
      await world.call((context) => startNewPrice(context, { email, plan, notBefore: world.now() }));
      world.isPriceChanged = true;
    },
  }),
  rehome: verb({
    args: fc.record({ who }),
    can: (world, { who: one }) => world.people[one]?.isMoved === true,
    async run(world, { who: one }) {
      const records = await world.server.readCollection('Subscriptions');
      const id = world.of(one)?.id;
      const [email] = Object.entries(records).find(([, fields]) => fields['subscriptionID'] === id) ?? [];
      if (email !== undefined) await run(world, 'rehome', email);
    },
  }),
  takeBackup: verb({
    args: fc.constant({}),
    can: (world) => world.backup === null && !world.isPriceChanged,
    async run(world) {
      const documents = new Map<string, Awaited<ReturnType<World['server']['readCollection']>>>();
      for (const name of collections) documents.set(name, await world.server.readCollection(name));
      world.backup = { documents: structuredClone(documents), since: world.now() };
    },
  }),
  restore: verb({
    // Whether the database of before can no longer be read.
    args: fc.record({ lost: process.env['ADVERSARY_WIDE'] ? fc.boolean() : fc.constant(false) }),
    // Of what was opened earlier PayPal lists no event, and the command says so.
    can: (world) => world.backup !== null && differenceInDays(world.now(), world.backup.since) < eventDays,
    async run(world, { lost }) {
      const { backup, server } = world;
      if (!backup) return;
      world.backup = null;
      world.isRestored = true;
      world.isForgotten ||= lost;
      if (lost) for (const { hasLeft } of world.people) hasLeft.clear();
      const before = openSqliteStore(':memory:');
      for (const collection of lost ? [] : ['Outbox', 'Deletions', 'Checkouts'])
        for (const [id, fields] of Object.entries(await server.readCollection(collection)))
          await before.set({ collection, id }, fields);
      for (const [collection, documents] of backup.documents) {
        for (const id of Object.keys(await server.readCollection(collection)))
          await server.store.delete({ collection, id });
        for (const [id, fields] of Object.entries(documents))
          await server.store.set({ collection, id }, fields);
      }
      const registration = registrationOf();
      await saveRegistration(server.store, { owner: customer, registration, now: world.now() });
      // The operator repairs when PayPal answers, and again if the command was interrupted.
      world.server.network.mend();
      world.outages.clear();
      const openDatabase = () => Promise.resolve({ ...before, close: () => Promise.resolve() });
      for (let time = 0; time < 2; time += 1) {
        await world.call((context) =>
          runOn(context, ['restore', '--waiting-of', 'former'], { answers, openDatabase }),
        );
        await run(world, 'restore', '--since', backup.since.toISOString(), '--repair');
      }
      await before.close();
      // The command names what it cannot give to anybody; the operator finds the owner and does.
      for (const { id } of world.booked()) {
        const { email } = world.people[world.witness.payerOf(id)]?.owner ?? {};
        if (email !== undefined) await run(world, 'restore', id, '--to', email);
      }
    },
  }),
} as const;
