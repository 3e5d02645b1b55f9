import { serializeFreePayment } from '#functions/documents/offers/freePayment.ts';
import { couponFields } from '#functions/documents/offers/coupons.ts';
import type { Fields } from '#functions/store/Store.ts';
import { sandboxOffers } from './offers.ts';

/** The seeded `Credentials/Coupons`. */
export const seededCoupons: Fields = Object.fromEntries(
  Object.entries(sandboxOffers.coupons).map(([code, coupon]) => [code, couponFields(coupon)]),
);

/** `Credentials/Mock`: the fields recorded for a free subscription. */
export const seededMock: Fields = serializeFreePayment(sandboxOffers.freeSubscription);
