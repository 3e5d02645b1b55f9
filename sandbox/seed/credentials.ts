import type { Fields } from '#functions/store/Store.ts';

/** `Credentials/Coupons`: one code of each kind an owner may meet. */
export const seededCoupons: Fields = {
  FREE50: { applies_left: 50 },
  LAUNCH: { applies_left: 5, plan_name: 'Launch50' },
  GONE: { applies_left: 0 },
  ORPHAN: { applies_left: 3, plan_name: 'NoSuchPlan' },
};

/** `Credentials/Mock`: what stands in the record of a subscription that nobody pays for. */
export const seededMock: Fields = {
  subscriptionID: 'I-FREE0000000',
  orderID: 'FREE0000000000000',
  payer_id: 'FREE000000000',
  paypal_plan_id: 'P-FREE00000000000000000000',
};
