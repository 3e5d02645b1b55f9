import type { PaymentCallName } from '../callGroups.ts';
import { callFunction } from '../callFunction.ts';
import { paymentSecrets } from '../config.ts';
import { activateSubscription } from './activateSubscription.ts';
import { cancelSubscription } from './cancelSubscription.ts';
import { deleteAccount } from './deleteAccount.ts';
import { myAccount } from './myAccount.ts';
import { myStatus } from './myStatus.ts';
import { previewChange } from './previewChange.ts';
import { requestChange } from './requestChange.ts';
import { startSubscription } from './startSubscription.ts';
import { updateProfile } from './updateProfile.ts';
import { withdrawChange } from './withdrawChange.ts';

/** Answers every call that asks the payment provider something. A flood of guessed coupons cannot use up its instances. */
export const paymentCalls = callFunction<PaymentCallName>(
  {
    activateSubscription,
    cancelSubscription,
    deleteAccount,
    myAccount,
    myStatus,
    previewChange,
    requestChange,
    startSubscription,
    updateProfile,
    withdrawChange,
  },
  { secrets: paymentSecrets },
);
