import { language } from '#domain/language.ts';
import type { SubscriptionGateway } from '#gateways/SubscriptionGateway.ts';
import { createCallFunction } from './callFunctions.ts';
import type { IdToken } from './invoke.ts';

export function createSubscriptionGateway(options: {
  /** The signed-in owner's ID token; null when signed out. */
  idToken: IdToken;
}): SubscriptionGateway {
  const call = createCallFunction(options.idToken);
  return {
    catalogue: () => call('catalogue', {}),
    myStatus: () => call('myStatus', {}),
    saveRegistration: async (registration) => {
      await call('saveRegistration', { registration, language });
    },
    checkCoupon: async (code) => (await call('checkCoupon', { code })).offer,
    startSubscription: (request) => call('startSubscription', request),
    activateSubscription: async (approval) => (await call('activateSubscription', approval)).subscription,
    redeemFreeCoupon: async (request) => (await call('redeemFreeCoupon', request)).subscription,
  };
}
