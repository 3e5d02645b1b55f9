import type { CallInput, CallName, CallOutput } from '#domain/contract.ts';
import type { SubscriptionGateway } from '#gateways/SubscriptionGateway.ts';
import { partOf } from '../browser/part.ts';

/** The functions, reached on the site's own origin. */
export function createSubscriptionGateway(options: {
  /** The signed-in owner's ID token; null when nobody is signed in. */
  idToken: () => Promise<string | null>;
}): SubscriptionGateway {
  // The contract's schemas are needed by the first call only; sign-in is lighter without them.
  const load = partOf(() => import('./invoke.ts'));
  const call = async <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
  ): Promise<CallOutput<Name>> => {
    const { invoke } = await load();
    return invoke(name, input, options.idToken);
  };

  return {
    catalogue: () => call('catalogue', {}),
    myStatus: () => call('myStatus', {}),
    saveRegistration: async (registration) => {
      await call('saveRegistration', { registration });
    },
    checkCoupon: async (code) => (await call('checkCoupon', { code })).offer,
    startSubscription: async (request) => {
      const { subscriptionId, approveUrl } = await call('startSubscription', request);
      return { subscriptionId, approveUrl };
    },
    activateSubscription: async (approval) => (await call('activateSubscription', approval)).subscription,
    redeemFreeCoupon: async (request) => (await call('redeemFreeCoupon', request)).subscription,
  };
}
