import { activateSubscription } from '#functions/checkout/activation.ts';
import type { ServerContext } from '#functions/context/context.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { register, start } from '../testServer.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';

/** A route to a subscription on which an instance may crash. */
export interface SubscriptionRoute {
  title: string;
  /** Takes an owner to the point before the call or event. */
  prepare(server: InProcessServer): Promise<{ owner: VerifiedOwner; subscriptionId: string }>;
  /** The instance's call; undefined if PayPal's event starts the route. */
  call?: (
    context: ServerContext,
    owner: VerifiedOwner,
    subscriptionId: string,
  ) => Promise<{ subscriptionId: string } | null>;
}

const coupon = 'LAUNCH';

/** Two approved subscriptions of one owner, the first one recorded: the second must be cancelled. */
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

/** With a free coupon, by the browser after an approval, and by PayPal's event. */
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
