import type { OwnerStatus } from '#domain/contract.ts';
import type { CouponOffer } from '#domain/coupon.ts';
import { AppError } from '#domain/errors.ts';
import type { Gateways } from '#gateways/gateways.tsx';
import type { Owner } from '#gateways/AuthGateway.ts';
import { fakeGateways } from './fakeGateways.tsx';
import { memorySession } from './memorySession.ts';
import {
  unregistered,
  sampleCatalogue,
  sampleConfirmation,
  sampleDiscountOffer,
  sampleFreeConfirmation,
  sampleFreeOffer,
  sampleGoogleOwner,
  sampleOwner,
} from './samples.ts';

const offers: Readonly<Record<string, CouponOffer>> = {
  [sampleFreeOffer.code]: sampleFreeOffer,
  [sampleDiscountOffer.code]: sampleDiscountOffer,
};

/** Stateful gateways: a new owner signs in, registers and subscribes; each response reflects the earlier calls. */
export function statefulGateways(): Gateways {
  let owner: Owner | null = null;
  let about: OwnerStatus = unregistered;

  const signIn = (arriving: Owner) => {
    owner = arriving;
    return Promise.resolve(arriving);
  };
  const finish = (subscription: NonNullable<OwnerStatus['subscription']>) => {
    about = { ...about, subscription };
    return Promise.resolve(subscription);
  };

  return fakeGateways({
    auth: {
      currentOwner: () => Promise.resolve(owner),
      signInWithGoogle: () => signIn(sampleGoogleOwner),
      sendSignInLink: () => Promise.resolve(),
      completeSignInLink: () => signIn(sampleOwner),
      setPassword: () => Promise.resolve(),
      signOut: () => {
        owner = null;
        return Promise.resolve();
      },
    },
    subscriptions: {
      catalogue: () => Promise.resolve(sampleCatalogue),
      myStatus: () => Promise.resolve(about),
      saveRegistration: (registration) => {
        about = { ...about, registration };
        return Promise.resolve();
      },
      checkCoupon: (code) => {
        const offer = offers[code];
        return offer ? Promise.resolve(offer) : Promise.reject(new AppError('coupon/invalid'));
      },
      startSubscription: () =>
        Promise.resolve({ outcome: 'toApprove', subscriptionId: 'I-SAMPLE0001', approveUrl: null }),
      activateSubscription: () => finish(sampleConfirmation('Yearly')),
      redeemFreeCoupon: () => finish(sampleFreeConfirmation),
    },
    session: memorySession(),
  });
}
