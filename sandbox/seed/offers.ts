import { couponFields } from '#functions/documents/offers/coupons.ts';
import type { Fields } from '#functions/store/Store.ts';
import { offers, type Offers } from '#operations/provision/offers.ts';

/** The sandbox's offers: the business's, and one coupon of each kind. */
export const sandboxOffers: Offers = {
  ...offers,
  coupons: {
    FREE50: { usesLeft: 50, planName: null },
    // An owner who leaves PayPal's window holds a coupon use for half an hour; five tries exhausted five uses.
    LAUNCH: { usesLeft: 50, planName: 'Launch50' },
    GONE: { usesLeft: 0, planName: null },
    ORPHAN: { usesLeft: 3, planName: 'NoSuchPlan' },
  },
};

/** The seeded `Credentials/Coupons`. */
export const seededCoupons: Fields = Object.fromEntries(
  Object.entries(sandboxOffers.coupons).map(([code, coupon]) => [code, couponFields(coupon)]),
);
