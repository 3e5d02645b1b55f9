import { offers, type Offers } from '#functions/provision/offers.ts';

/** The sandbox's offers: those of the business, and one coupon of each kind. */
export const sandboxOffers: Offers = {
  ...offers,
  coupons: {
    FREE50: { usesLeft: 50, planName: null },
    // An owner who leaves PayPal's window keeps a coupon use for half an hour: five uses were gone after five tries.
    LAUNCH: { usesLeft: 50, planName: 'Launch50' },
    GONE: { usesLeft: 0, planName: null },
    ORPHAN: { usesLeft: 3, planName: 'NoSuchPlan' },
  },
};
