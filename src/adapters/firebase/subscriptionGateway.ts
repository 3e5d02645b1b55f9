import { language } from '#domain/language.ts';
import type { SubscriptionGateway } from '#gateways/SubscriptionGateway.ts';
import type { CallFunction } from './callFunctions.ts';

export function createSubscriptionGateway(call: CallFunction): SubscriptionGateway {
  return {
    catalogue: () => call('catalogue', {}),
    myStatus: () => call('myStatus', {}),
    saveRegistration: async (registration) =>
      void (await call('saveRegistration', { registration, language })),
    checkCoupon: async (code) => (await call('checkCoupon', { code })).offer,
    startSubscription: (request) => call('startSubscription', request),
    activateSubscription: async (approval) => (await call('activateSubscription', approval)).subscription,
    redeemFreeCoupon: async (request) => (await call('redeemFreeCoupon', request)).subscription,
  };
}
