import { expect } from 'vitest';
import { activateSubscription } from '#functions/checkout/activation.ts';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import type { ServerContext } from '#functions/context/context.ts';
import { deleteAccount } from '#functions/account/deletion.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';
import type { Step } from '../inProcess/network.ts';
import { inbox, subscribe, daysToCharge } from '../subscribed.ts';
import { start } from '../testServer.ts';
import { tracesOf } from '../traces.ts';

/** An owner, and the subscription that ends or is refunded. */
export interface Leaving {
  owner: VerifiedOwner;
  subscriptionId: string;
  /** The subscription that the owner keeps. */
  keptId?: string;
}

/** A route on which a subscription ends, or money is refunded. */
export interface EndingRoute {
  title: string;
  /** The requests to PayPal on the way. */
  steps: readonly Step[];
  /** Takes an owner to the point before the call. */
  prepare(server: InProcessServer): Promise<Leaving>;
  call(context: ServerContext, leaving: Leaving): Promise<unknown>;
  /** PayPal's event starts the route, and PayPal resends an event that was not accepted. */
  byEvent?: true;
  /** Checks that all was finished, exactly once. */
  finished(server: InProcessServer, leaving: Leaving): Promise<void>;
  /** Checks that nothing was started; null if the scheduled functions finish it in any case. */
  untouched: ((server: InProcessServer, leaving: Leaving) => Promise<boolean>) | null;
}

const atPayPal = ({ books }: InProcessServer, id: string) => {
  const { status, sales = [] } = books.subscriptions[id] ?? {};
  return { goesOn: status === 'ACTIVE' || status === 'SUSPENDED', moved: sales.map(({ kind }) => kind) };
};

const isAlive = async (server: InProcessServer, { subscriptionId }: Leaving) =>
  atPayPal(server, subscriptionId).goesOn;

/** An owner whose trial is over and who pays monthly. */
async function paying(server: InProcessServer): Promise<Leaving> {
  const { owner, id } = await subscribe(server, { posDevices: 1 });
  await server.advanceDays(daysToCharge);
  await syncSubscription(server, id, { money: 'always' });
  return { owner, subscriptionId: id };
}

/** An owner whose trial is used: each approval is charged. */
async function returning(server: InProcessServer): Promise<VerifiedOwner> {
  const { owner } = await subscribe(server, { posDevices: 1 });
  await cancelSubscription(server, { owner, reason: null });
  await server.advanceDays(40);
  return owner;
}

/** Two approved and charged subscriptions of one owner, the first one recorded. */
async function chargedTwice(server: InProcessServer): Promise<Leaving> {
  const owner = await returning(server);
  const keptId = await start(server, owner);
  const subscriptionId = await start(server, owner, { plan: 'Yearly' });
  await server.approve(keptId);
  await activateSubscription(server, { owner, subscriptionId: keptId, orderId: null });
  await server.approve(subscriptionId);
  return { owner, subscriptionId, keptId };
}

/** An approval charged after the owner has deleted the account. */
async function chargedAfterDeletion(server: InProcessServer): Promise<Leaving> {
  const owner = await returning(server);
  const subscriptionId = await start(server, owner);
  await server.approve(subscriptionId);
  await deleteAccount(server, owner);
  return { owner, subscriptionId };
}

/** A charge that support refunded on PayPal's page. */
async function refundedThere(server: InProcessServer): Promise<Leaving> {
  const leaving = await paying(server);
  const [charge] = server.books.subscriptions[leaving.subscriptionId]?.sales ?? [];
  await server.control('POST', `/transactions/${charge?.id}/refund`, {});
  return leaving;
}

async function expectRefundedOnce(server: InProcessServer, { subscriptionId }: Leaving): Promise<void> {
  expect(atPayPal(server, subscriptionId)).toEqual({ goesOn: false, moved: ['charge', 'refund'] });
  const charges = Object.values(await server.readCollection('Charges'));
  const own = charges.filter(({ subscription_id: id }) => id === subscriptionId);
  expect(own).toHaveLength(2);
  expect(new Set(own.map(({ kind }) => kind))).toEqual(new Set(['charge', 'refund']));
}

/** A cancellation, a deletion, two refunds of charges for nothing, and a refund made at PayPal. */
export const endingRoutes = {
  cancel: {
    title: 'an owner cancels',
    steps: ['token', 'cancel', 'read'],
    prepare: paying,
    call: (context, { owner }) => cancelSubscription(context, { owner, reason: 'Winter' }),
    async finished(server, { owner, subscriptionId }) {
      expect(atPayPal(server, subscriptionId)).toEqual({ goesOn: false, moved: ['charge'] });
      const record = (await server.readCollection('Subscriptions'))[owner.email];
      expect(record).toMatchObject({ cancellation: { by: 'owner', reason: 'Winter' } });
      expect(await inbox(server, owner, 'is canceled')).toHaveLength(1);
    },
    untouched: isAlive,
  },
  deletion: {
    title: 'an owner deletes the account',
    steps: ['token', 'cancel', 'read'],
    prepare: paying,
    call: (context, { owner }) => deleteAccount(context, owner),
    async finished(server, { owner, subscriptionId }) {
      // Used time stays paid.
      expect(atPayPal(server, subscriptionId)).toEqual({ goesOn: false, moved: ['charge'] });
      expect(await tracesOf(server, owner)).toEqual([]);
      expect(await inbox(server, owner, 'account is deleted')).toHaveLength(1);
    },
    untouched: isAlive,
  },
  'give back': {
    title: 'a second subscription that was charged is activated',
    steps: ['token', 'cancel', 'read', 'list', 'refund'],
    prepare: chargedTwice,
    call: (context, { owner, subscriptionId }) =>
      activateSubscription(context, { owner, subscriptionId, orderId: 'ORDER-2' }),
    async finished(server, leaving) {
      await expectRefundedOnce(server, leaving);
      const { owner, keptId = '' } = leaving;
      expect(atPayPal(server, keptId)).toEqual({ goesOn: true, moved: ['charge'] });
      expect((await server.readCollection('Subscriptions'))[owner.email]).toMatchObject({
        subscriptionID: keptId,
        status: 'active',
      });
      expect(await inbox(server, owner, 'refund of')).toHaveLength(1);
    },
    untouched: null,
  },
  'give back to nobody': {
    title: 'PayPal tells of an approval whose owner has deleted the account',
    steps: ['token', 'cancel', 'read', 'list', 'refund'],
    byEvent: true,
    prepare: chargedAfterDeletion,
    call: (context, { subscriptionId }) => syncSubscription(context, subscriptionId, { money: 'always' }),
    async finished(server, leaving) {
      await expectRefundedOnce(server, leaving);
      expect(await tracesOf(server, leaving.owner)).toEqual([]);
    },
    untouched: null,
  },
  refund: {
    title: 'PayPal tells of a charge that was given back there',
    steps: ['token', 'read', 'list'],
    byEvent: true,
    prepare: refundedThere,
    call: (context, { subscriptionId }) => syncSubscription(context, subscriptionId, { money: 'always' }),
    async finished(server, { owner, subscriptionId }) {
      expect(atPayPal(server, subscriptionId)).toEqual({ goesOn: true, moved: ['charge', 'refund'] });
      expect(Object.values(await server.readCollection('Charges'))).toHaveLength(2);
      expect(await inbox(server, owner, 'refund of')).toHaveLength(1);
    },
    untouched: null,
  },
} as const satisfies Record<string, EndingRoute>;
