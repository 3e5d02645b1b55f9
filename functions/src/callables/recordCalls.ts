import type { RecordCallName } from '../callGroups.ts';
import { callFunction } from '../callFunction.ts';
import { catalogue } from './catalogue.ts';
import { checkCoupon } from './checkCoupon.ts';
import { exportMyData } from './exportMyData.ts';
import { redeemFreeCoupon } from './redeemFreeCoupon.ts';
import { saveRegistration } from './saveRegistration.ts';

/** Answers every call that our own records answer, without any secret. */
export const recordCalls = callFunction<RecordCallName>(
  { catalogue, checkCoupon, exportMyData, redeemFreeCoupon, saveRegistration },
  { secrets: [] },
);
