import { activateSubscription } from '#functions/checkout/activation.ts';
import type { ServerContext } from '#functions/context/context.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { register, start } from '../testServer.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';
import type { Moment } from './crashAt.ts';

/** A route to a subscription on which an instance may crash. */
export interface SubscriptionRoute {
  title: string;
  /** Brings an owner to where the call or the event begins. */
  prepare(server: InProcessServer): Promise<{ owner: VerifiedOwner; subscriptionId: string }>;
  /** What the instance does; undefined where PayPal's event makes it begin. */
  call?: (
    context: ServerContext,
    owner: VerifiedOwner,
    subscriptionId: string,
  ) => Promise<{ subscriptionId: string } | null>;
}

const coupon = 'LAUNCH';

/** Two approved subscriptions of one owner, the first of them recorded: the second must be cancelled. */
async function prepareSecond(server: InProcessServer) {
  const owner = await register(server);
  const first = await start(server, owner);
  const subscriptionId = await start(server, owner, { plan: 'Yearly', code: coupon });
  await server.approve(first);
  await activateSubscription(server, { owner, subscriptionId: first, orderId: null });
  return { owner, subscriptionId };
}

async function prepareOne(server: InProcessServer) {
  const owner = await register(server);
  return { owner, subscriptionId: await start(server, owner, { code: coupon }) };
}

const activation: SubscriptionRoute['call'] = (context, owner, subscriptionId) =>
  activateSubscription(context, { owner, subscriptionId, orderId: 'ORDER-1' });

/** By a free coupon, by the browser after an approval, and by PayPal's event. */
export const subscriptionRoutes = {
  free: {
    title: 'a free coupon',
    prepare: async (server) => ({ owner: await register(server), subscriptionId: '' }),
    call: (context, owner) => redeemFreeCoupon(context, { owner, plan: 'Monthly', code: 'FREE50' }),
  },
  paid: { title: 'an activation', prepare: prepareOne, call: activation },
  'paid twice': { title: 'an activation of a second subscription', prepare: prepareSecond, call: activation },
  webhook: { title: 'an event', prepare: prepareOne },
  'webhook twice': { title: 'an event about a second subscription', prepare: prepareSecond },
} as const satisfies Record<string, SubscriptionRoute>;

/** The moment and the route of a crash. `reply`: the instance survives, and only its reply is lost. */
export interface Crash {
  point: string;
  what: string;
  road: keyof typeof subscriptionRoutes;
  at: Moment | 'token' | 'reply';
  /** Which of such moments, counted from 1. */
  nth?: number;
}

/** The points that every route after an approval has: PayPal is read, and what it says is recorded. */
function whileRecording(road: Crash['road']): Crash[] {
  return [
    { point: 'K1', what: 'before PayPal is asked', road, at: 'before readSubscription' },
    { point: 'K2', what: 'after a token was got', road, at: 'token' },
    { point: 'K3', what: 'after PayPal has answered', road, at: 'after readSubscription' },
    { point: 'K4', what: 'within the transaction', road, at: 'within transaction' },
    { point: 'K5', what: 'after the commit', road, at: 'after transaction' },
  ];
}

/** The eight points on each of the three routes. If a route has no such step, the nearest one. */
export const crashes: readonly Crash[] = [
  { point: 'K1', what: 'before anything is read', road: 'free', at: 'before get Plans' },
  { point: 'K2', what: 'after the plan is read', road: 'free', at: 'after get Plans' },
  { point: 'K3', what: 'after the coupon is read', road: 'free', at: 'after get Credentials' },
  { point: 'K4', what: 'within the transaction', road: 'free', at: 'within transaction' },
  { point: 'K5', what: 'after the commit', road: 'free', at: 'after transaction' },
  { point: 'K6', what: 'when the answer is on its way', road: 'free', at: 'reply' },
  { point: 'K7', what: 'while the uses left are shown', road: 'free', at: 'within transaction', nth: 2 },
  { point: 'K8', what: 'after the uses left are shown', road: 'free', at: 'after transaction', nth: 2 },
  ...whileRecording('paid'),
  { point: 'K6', what: 'when the answer is on its way', road: 'paid', at: 'reply' },
  { point: 'K7', what: 'after PayPal has cancelled', road: 'paid twice', at: 'after cancelSubscription' },
  {
    point: 'K8',
    what: 'before PayPal is told to cancel',
    road: 'paid twice',
    at: 'before cancelSubscription',
  },
  ...whileRecording('webhook'),
  { point: 'K6', what: 'when the answer is on its way', road: 'webhook', at: 'after set WebhookEvents' },
  { point: 'K7', what: 'after PayPal has cancelled', road: 'webhook twice', at: 'after cancelSubscription' },
  {
    point: 'K8',
    what: 'after the effect, before the event is noted',
    road: 'webhook',
    at: 'before set WebhookEvents',
  },
];
