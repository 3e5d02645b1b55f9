import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { AppError } from '#domain/errors.ts';
import type { ProviderSubscription } from '#functions/payments/PaymentProvider.ts';
import { activateSubscription } from '#functions/checkout/activation.ts';
import type { ServerContext } from '#functions/context/context.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import { emptyOutbox } from '#functions/cancel/outbox.ts';
import { reconcileCheckouts } from '#functions/jobs/reconcileCheckouts.ts';
import { settleCoupons } from '#functions/jobs/finishInterrupted.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { subscriptions } from '#functions/documents/subscription.ts';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import type { Fields, Store } from '#functions/store/Store.ts';
import { seededCoupons } from '#sandbox/seed/offers.ts';
import { itHolds } from '../../support/holds.ts';
import type { BookedSubscription, Evidence } from '../invariants/evidence.ts';
import { violationsIn } from '../invariants/invariants.ts';
import { documentsIn } from '../places.ts';
import { deliver } from '../races/events.ts';
import { activate, register, start } from '../testServer.ts';
import { openSharedSimulator, type SharedSimulator } from '../inProcess/sharedSimulator.ts';
import { scheduled } from './scheduled.ts';
import { smallProvider } from './provider.ts';

type Snapshot = Array<[collection: string, id: string, fields: Fields]>;

let simulator: SharedSimulator;
let context: ServerContext;
let store: Store;
let owner: VerifiedOwner;
let ids: string[];
let approved: ProviderSubscription[];
let recorded: Snapshot;
let unrecorded: Snapshot;

async function snapshot(of: Store): Promise<Snapshot> {
  return Object.entries(await documentsIn(of)).flatMap(([name, found]) =>
    Object.entries(found).map(([id, fields]): Snapshot[number] => [name, id, fields]),
  );
}

async function restore(to: Snapshot): Promise<void> {
  const place = ([collection, id]: Snapshot[number]) => `${collection}/${id}`;
  const present = new Map((await snapshot(store)).map((document) => [place(document), document]));
  const wanted = new Set(to.map(place));
  // Most of it is unchanged: rewriting everything would take longer than the runs themselves.
  await store.batch((writes) => {
    for (const [key, [collection, id]] of present) if (!wanted.has(key)) writes.delete({ collection, id });
    for (const document of to) {
      const [collection, id, fields] = document;
      if (!isDeepStrictEqual(present.get(place(document))?.[2], fields))
        writes.set({ collection, id }, fields);
    }
  });
}

beforeAll(async () => {
  simulator = await openSharedSimulator();
  const server = await simulator.server();
  owner = await register(server);
  ids = [await start(server, owner), await start(server, owner, { plan: 'Yearly', code: 'LAUNCH' })];
  for (const id of ids) await server.approve(id);
  approved = await Promise.all(ids.map((id) => server.payments.readSubscription(id)));
  unrecorded = await snapshot(server.store);
  await activate(server, owner, ids[0] ?? '');
  recorded = await snapshot(server.store);
  server.advanceClock(5 * 60_000);
  store = openSqliteStore(':memory:');
  context = { ...server.instance(), store };
});
afterAll(async () => {
  simulator.close();
  await store.close();
});

/** Its states since the approval, each a second older than the one before. */
function lifeOf(subscription: ProviderSubscription): ProviderSubscription[] {
  const began = (subscription.statusSince ?? subscription.createTime).getTime();
  const statuses = ['active', 'suspended', 'active', 'suspended', 'cancelled'] as const;
  return statuses.map((status, at) => {
    const nextBillingTime = status === 'active' ? subscription.nextBillingTime : null;
    const statusSince = new Date(began + at * 1_000);
    return Object.assign(structuredClone(subscription), { status, nextBillingTime, statusSince });
  });
}

describe('events about a subscription', () => {
  itHolds(500, {
    title: 'leave the record that the last state alone leaves, in any order and however often',
    property: fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.nat({ max: 4 }), { maxLength: 8 }),
      fc.nat(),
      async (length, others, place) => {
        const [first] = approved;
        if (!first) return;
        const life = lifeOf(first).slice(0, length);
        const last = life.length - 1;
        // A slow reader reads an older state; the only guarantee is that the newest state is read once.
        const read = others.map((at) => at % life.length);
        read.splice(place % (read.length + 1), 0, last);
        const after = async (states: readonly number[]) => {
          await restore(recorded);
          for (const [at, state] of states.entries()) {
            const { payments } = smallProvider(life.slice(state, state + 1));
            const event = { id: `WH-${at}`, type: 'UPDATED', subscriptionId: first.id };
            await deliver({ ...context, payments }, event);
          }
          return store.get(subscriptions.ref(owner.email));
        };
        expect(await after(read)).toEqual(await after([last]));
      },
    ),
  });
});

/** The contents of the store and the fake provider, in the invariants' format. */
async function evidenceOf(subscriptions: Map<string, ProviderSubscription>): Promise<Evidence> {
  const ledger = [...subscriptions.values()].map((one): BookedSubscription => ({
    id: one.id,
    status: one.status.toUpperCase(),
    plan_id: one.providerPlanId,
    sales: [],
    quantity: one.posDevices ?? 1,
    custom_id: one.checkoutId,
    bill: one.billed && { currency: one.billed.currency, amount: one.billed.total },
    payer_id: one.payerId,
  }));
  return { documents: await documentsIn(store), ledger, coupons: seededCoupons, now: new Date() };
}

const quietly = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code === 'service/unexpected') throw error;
  });

describe('two activations, a free coupon, an event and the reconciler', () => {
  itHolds(500, {
    title: 'end with one subscription that is paid for once, whoever is first (R-CHARGE-ONE)',
    property: fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      await restore(unrecorded);
      const { payments, subscriptions } = smallProvider(approved);
      const instance = (): ServerContext => ({ ...context, payments, store: scheduled(store, scheduler) });
      const [first = '', second = ''] = ids;
      const shared = instance();
      const work = Promise.all([
        quietly(activateSubscription(shared, { owner, subscriptionId: first, orderId: null })),
        quietly(activateSubscription(instance(), { owner, subscriptionId: second, orderId: null })),
        quietly(redeemFreeCoupon(shared, { owner, plan: 'Monthly', code: 'FREE50' })),
        deliver(instance(), { id: 'WH-1', type: 'ACTIVATED', subscriptionId: first }),
        reconcileCheckouts(instance()),
      ]);
      await scheduler.waitFor(work);
      const later = { ...context, payments, now: () => new Date(Date.now() + 5 * 60_000) };
      await reconcileCheckouts(later);
      await emptyOutbox(later);
      await settleCoupons(later);
      expect(violationsIn(await evidenceOf(subscriptions))).toEqual([]);
      expect(await store.find('Subscriptions')).toHaveLength(1);
    }),
  });
});
