import { AppError } from '#domain/errors.ts';
import { presentAccountOf, accountOf } from './account/account.ts';
import { confirmBooks, openPapers, removeBooks, setBooks } from './account/addresses/books.ts';
import { currentRegistration, takeAddressBack } from './account/addresses/newAddress.ts';
import { cancelSubscription } from './account/cancelSubscription.ts';
import { previewChange, requestChange, withdrawChange } from './account/change/changeRequests.ts';
import { deleteAccount } from './account/deletion.ts';
import { exportData } from './account/exportData.ts';
import { pauseSubscription, resumeSubscription } from './account/pauseSubscription.ts';
import { updateProfile, setLanguage } from './account/profile.ts';
import { statusOf } from './account/status.ts';
import { browserErrors } from './calls/browserErrors.ts';
import { callFunction } from './calls/callFunction.ts';
import type { PaymentCallName, RecordCallName } from './calls/callGroups.ts';
import { signedInRecently } from './calls/gate.ts';
import { stepCounts } from './calls/steps.ts';
import { activateSubscription } from './checkout/activation.ts';
import { currentCatalogue } from './checkout/catalogue.ts';
import { findOfferFor } from './coupons/offer.ts';
import { redeemFreeCoupon } from './checkout/freeSubscription.ts';
import { startSubscription } from './checkout/startSubscription.ts';
import { countOne } from './limits/rateLimits.ts';
import { saveRegistration } from './owners/saveRegistration.ts';
import { paymentSecrets } from './runtime/config.ts';

// The contract in `src/domain/contract.ts` defines the input, result and errors of each call.

const nothing = () => ({});

/** Handles the calls that need only our own records and no secret. */
export const recordCalls = callFunction<RecordCallName>(
  {
    catalogue: (_, { context }) => currentCatalogue(context),
    checkCoupon: async ({ code }, { context, owner }) => ({
      offer: await findOfferFor(context, code, owner),
    }),
    confirmBooks: ({ link }, { context }) => confirmBooks(context, link).then(nothing),
    async exportMyData(_, { context, owner }) {
      await countOne(context, 'exportByOwner', owner.uid);
      return { data: await exportData(context, owner) };
    },
    openPapers: ({ link }, { context }) => openPapers(context, link),
    async redeemFreeCoupon({ plan, code }, { context, owner }) {
      await currentRegistration(context, owner);
      return { subscription: await redeemFreeCoupon(context, { owner, plan, code }) };
    },
    removeBooks: (_, { context, owner }) => removeBooks(context, owner).then(nothing),
    async saveRegistration({ registration, language }, { context, owner }) {
      // The registration will name the new address, so no later call would see that the owner has moved.
      await currentRegistration(context, owner);
      await saveRegistration(context.store, { owner, registration, language, now: context.now() });
      return {};
    },
    setBooks: async ({ address }, { context, owner }) => ({
      books: await setBooks(context, owner, address),
    }),
    setLanguage: ({ language }, { context, owner }) =>
      setLanguage(context, { owner, language }).then(nothing),
    takeAddressBack: ({ link }, { context }) => takeAddressBack(context, link),
  },
  { secrets: [], others: { browserErrors, steps: stepCounts } },
);

/** Handles the calls that use the payment provider. A flood of `checkCoupon` cannot use up its instances. */
export const paymentCalls = callFunction<PaymentCallName>(
  {
    activateSubscription: async ({ subscriptionId, orderId }, { context, owner }) => ({
      subscription: await activateSubscription(context, { owner, subscriptionId, orderId }),
    }),
    cancelSubscription: async ({ reason }, { context, owner }) => ({
      account: await cancelSubscription(context, { owner, reason }),
    }),
    async deleteAccount(_, { context, owner, signedInAt }) {
      if (!signedInRecently(signedInAt)) throw new AppError('account/recent-login-required');
      await deleteAccount(context, owner);
      return {};
    },
    myAccount: async (_, { context, owner }) => ({ account: await accountOf(context, owner) }),
    myStatus: (_, { context, owner }) => statusOf(context, owner),
    previewChange: async (wanted, { context, owner }) => ({
      change: await previewChange(context, { owner, wanted }),
    }),
    requestChange: ({ shown, ...wanted }, { context, owner }) =>
      requestChange(context, { owner, wanted, shown }),
    async startSubscription(order, { context, owner }) {
      const stored = await currentRegistration(context, owner);
      return startSubscription(context, { owner, stored, ...order });
    },
    pauseSubscription: async (asked, { context, owner }) => ({
      account: await pauseSubscription(context, { owner, ...asked }),
    }),
    resumeSubscription: async (_, { context, owner }) => ({
      account: await resumeSubscription(context, { owner }),
    }),
    async updateProfile({ profile }, { context, owner }) {
      await updateProfile(context, { owner, profile });
      return { account: await presentAccountOf(context, owner) };
    },
    async withdrawChange(_, { context, owner }) {
      await withdrawChange(context, owner);
      return { account: await presentAccountOf(context, owner) };
    },
  },
  { secrets: paymentSecrets },
);
