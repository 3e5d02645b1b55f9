import { activateSubscription } from '#functions/checkout/activation.ts';
import { readCatalogue } from '#functions/checkout/catalogue.ts';
import { findOffer } from '#functions/coupons/coupons.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { saveRegistration } from '#functions/owners/saveRegistration.ts';
import { startSubscription } from '#functions/checkout/startSubscription.ts';
import { statusOf } from '#functions/account/status.ts';
import { registrationOf } from '../server/registrationOf.ts';
import type { LoadServer } from './server.ts';

/** An owner during the sign-up. */
export interface Passenger {
  owner: VerifiedOwner;
  subscriptionId: string;
}

/** One call of the sign-up, made by many owners in parallel. */
export interface LoadedCall {
  name: string;
  make(server: LoadServer, passenger: Passenger): Promise<unknown>;
  /** Preparation of the next call, not measured. */
  after?(server: LoadServer, passenger: Passenger): Promise<void>;
}

/** The calls of a paying owner, in order. */
export const loadedCalls: readonly LoadedCall[] = [
  { name: 'catalogue', make: ({ context }) => readCatalogue(context.store, context.payments) },
  { name: 'myStatus', make: ({ context }, { owner }) => statusOf(context, owner) },
  {
    name: 'saveRegistration',
    make: ({ context }, { owner }) =>
      saveRegistration(context.store, { owner, registration: registrationOf(), now: context.now() }),
  },
  { name: 'checkCoupon', make: ({ context }) => findOffer(context.store, 'LAUNCH') },
  {
    name: 'startSubscription',
    async make({ context }, passenger) {
      const started = await startSubscription(context, {
        owner: passenger.owner,
        plan: 'Monthly',
        code: null,
      });
      if (started.outcome === 'toApprove') passenger.subscriptionId = started.subscriptionId;
    },
    after: ({ approve }, { subscriptionId }) => approve(subscriptionId),
  },
  {
    name: 'activateSubscription',
    make: ({ context }, { owner, subscriptionId }) =>
      activateSubscription(context, { owner, subscriptionId, orderId: 'ORDER-1' }),
  },
];

/** The free sign-up, which starts from a registration. */
export const freeCall: LoadedCall = {
  name: 'redeemFreeCoupon',
  make: ({ context }, { owner }) => redeemFreeCoupon(context, { owner, plan: 'Monthly', code: 'FREE50' }),
};
