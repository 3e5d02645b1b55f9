import { activateSubscription } from '#functions/checkout/activation.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { startSubscription } from '#functions/checkout/startSubscription.ts';
import { statusOf } from '#functions/account/status.ts';
import type { Attempt } from '../invariants/evidence.ts';
import { register, start } from '../testServer.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';
import { attempt } from './attempts.ts';

/** The requests of a failing browser. */
export interface BrowserFault {
  title: string;
  /** Sends the browser's requests in order; returns the results. */
  asks: (server: InProcessServer, owner: VerifiedOwner) => Promise<Attempt[]>;
  /** Whether the owner has a subscription in the end. */
  recorded: boolean;
}

const seconds = 1_000;

const activated = (
  server: InProcessServer,
  owner: VerifiedOwner,
  subscriptionId: string,
  orderId: string | null = 'ORDER-1',
) => attempt(owner, () => activateSubscription(server, { owner, subscriptionId, orderId }));

/** The page only requests the owner's status; the button never loaded. */
const onlyLooks: BrowserFault['asks'] = async (server, owner) => {
  await statusOf(server, owner);
  return [];
};

async function approved(server: InProcessServer, owner: VerifiedOwner): Promise<string> {
  const id = await start(server, owner);
  await server.approve(id);
  return id;
}

/** Thirteen browser failures as the server sees them; stories cover what the visitor sees. */
export const browserFaults: readonly BrowserFault[] = [
  { title: 'PayPal’s script is blocked', asks: onlyLooks, recorded: false },
  { title: 'PayPal’s script is not there', asks: onlyLooks, recorded: false },
  {
    title: 'PayPal’s script takes twenty seconds',
    async asks(server, owner) {
      await server.time.pass(20 * seconds);
      return [await activated(server, owner, await approved(server, owner))];
    },
    recorded: true,
  },
  {
    title: 'PayPal’s script is refused by the policy, and the owner follows the link instead',
    async asks(server, owner) {
      const id = await approved(server, owner);
      const { finishingSubscriptionId } = await statusOf(server, owner);
      return finishingSubscriptionId === id ? [await activated(server, owner, id, null)] : [];
    },
    recorded: true,
  },
  {
    title: 'the subscription cannot be made, and is asked for again',
    async asks(server, owner) {
      server.network.break('create', async () => new Response('', { status: 503 }));
      await startSubscription(server, { owner, plan: 'Monthly', code: null }).catch(() => undefined);
      server.network.mend();
      return [await activated(server, owner, await approved(server, owner))];
    },
    recorded: true,
  },
  {
    title: 'the window is blocked, and opened by a second click',
    async asks(server, owner) {
      await start(server, owner);
      return [await activated(server, owner, await approved(server, owner))];
    },
    recorded: true,
  },
  {
    title: 'the window is closed before anything is agreed to',
    async asks(server, owner) {
      await start(server, owner);
      return [];
    },
    recorded: false,
  },
  {
    title: 'the browser is gone after the agreement',
    async asks(server, owner) {
      await approved(server, owner);
      return [{ email: owner.email, outcome: 'unknown' }];
    },
    recorded: true,
  },
  {
    title: 'the agreement is told twice',
    async asks(server, owner) {
      const id = await approved(server, owner);
      return Promise.all([activated(server, owner, id), activated(server, owner, id)]);
    },
    recorded: true,
  },
  {
    title: 'the agreement is told without an order',
    asks: async (server, owner) => [await activated(server, owner, await approved(server, owner), null)],
    recorded: true,
  },
  {
    title: 'the button fails, and another plan is taken',
    async asks(server, owner) {
      await start(server, owner, { plan: 'Yearly' });
      return [await activated(server, owner, await approved(server, owner))];
    },
    recorded: true,
  },
  {
    title: 'a cancel is told before the agreement',
    async asks(server, owner) {
      const id = await start(server, owner);
      await statusOf(server, owner);
      await server.approve(id);
      return [await activated(server, owner, id)];
    },
    recorded: true,
  },
  {
    title: 'a foreign page sends a message with another’s subscription',
    async asks(server, owner) {
      const other = await register(server);
      const theirs = await start(server, other);
      const refused = await activated(server, owner, theirs);
      return [refused, await activated(server, owner, await approved(server, owner))];
    },
    recorded: true,
  },
];
