import { offers, type Offers } from '#functions/offers.ts';

/** The sandbox's offers: those of the business, and one coupon of each kind. */
export const sandboxOffers: Offers = {
  ...offers,
  coupons: {
    FREE50: { uses: 50, plan: null },
    LAUNCH: { uses: 5, plan: 'Launch50' },
    GONE: { uses: 0, plan: null },
    ORPHAN: { uses: 3, plan: 'NoSuchPlan' },
  },
};
