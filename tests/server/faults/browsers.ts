import { activateSubscription } from '#functions/services/activation.ts';
import type { VerifiedOwner } from '#functions/services/owner.ts';
import { startSubscription } from '#functions/services/startSubscription.ts';
import { statusOf } from '#functions/services/status.ts';
import type { Attempt } from '../invariants/evidence.ts';
import { register, start } from '../testServer.ts';
import type { World } from '../world/world.ts';
import { attempt } from './attempts.ts';

/** What the server hears of a browser that goes wrong. */
export interface BrowserFault {
  title: string;
  /** What the browser asks for, in order; answers what it heard. */
  asks: (world: World, owner: VerifiedOwner) => Promise<Attempt[]>;
  /** Whether the owner has a subscription in the end. */
  recorded: boolean;
}

const seconds = 1_000;

const activated = (
  world: World,
  owner: VerifiedOwner,
  subscriptionId: string,
  orderId: string | null = 'ORDER-1',
) => attempt(owner, () => activateSubscription(world, { owner, subscriptionId, orderId }));

/** The page only asks how the owner stands; the button never came. */
const onlyLooks: BrowserFault['asks'] = async (world, owner) => {
  await statusOf(world, owner);
  return [];
};

async function approved(world: World, owner: VerifiedOwner): Promise<string> {
  const id = await start(world, owner);
  await world.approve(id);
  return id;
}

/** Thirteen ways for a browser to go wrong, as the server hears them; what the visitor sees is told by the stories. */
export const browserFaults: readonly BrowserFault[] = [
  { title: 'PayPal’s script is blocked', asks: onlyLooks, recorded: false },
  { title: 'PayPal’s script is not there', asks: onlyLooks, recorded: false },
  {
    title: 'PayPal’s script takes twenty seconds',
    async asks(world, owner) {
      await world.time.pass(20 * seconds);
      return [await activated(world, owner, await approved(world, owner))];
    },
    recorded: true,
  },
  {
    title: 'PayPal’s script is refused by the policy, and the owner follows the link instead',
    async asks(world, owner) {
      const id = await approved(world, owner);
      const { finishingSubscriptionId } = await statusOf(world, owner);
      return finishingSubscriptionId === id ? [await activated(world, owner, id, null)] : [];
    },
    recorded: true,
  },
  {
    title: 'the subscription cannot be made, and is asked for again',
    async asks(world, owner) {
      world.network.break('create', async () => new Response('', { status: 503 }));
      await startSubscription(world, { owner, plan: 'Monthly', code: null }).catch(() => undefined);
      world.network.mend();
      return [await activated(world, owner, await approved(world, owner))];
    },
    recorded: true,
  },
  {
    title: 'the window is blocked, and opened by a second click',
    async asks(world, owner) {
      await start(world, owner);
      return [await activated(world, owner, await approved(world, owner))];
    },
    recorded: true,
  },
  {
    title: 'the window is closed before anything is agreed to',
    async asks(world, owner) {
      await start(world, owner);
      return [];
    },
    recorded: false,
  },
  {
    title: 'the browser is gone after the agreement',
    async asks(world, owner) {
      await approved(world, owner);
      return [{ email: owner.email, outcome: 'unknown' }];
    },
    recorded: true,
  },
  {
    title: 'the agreement is told twice',
    async asks(world, owner) {
      const id = await approved(world, owner);
      return Promise.all([activated(world, owner, id), activated(world, owner, id)]);
    },
    recorded: true,
  },
  {
    title: 'the agreement is told without an order',
    asks: async (world, owner) => [await activated(world, owner, await approved(world, owner), null)],
    recorded: true,
  },
  {
    title: 'the button fails, and another plan is taken',
    async asks(world, owner) {
      await start(world, owner, { plan: 'Yearly' });
      return [await activated(world, owner, await approved(world, owner))];
    },
    recorded: true,
  },
  {
    title: 'a cancel is told before the agreement',
    async asks(world, owner) {
      const id = await start(world, owner);
      await statusOf(world, owner);
      await world.approve(id);
      return [await activated(world, owner, id)];
    },
    recorded: true,
  },
  {
    title: 'a foreign page sends a message with another’s subscription',
    async asks(world, owner) {
      const other = await register(world);
      const theirs = await start(world, other);
      const refused = await activated(world, owner, theirs);
      return [refused, await activated(world, owner, await approved(world, owner))];
    },
    recorded: true,
  },
];
