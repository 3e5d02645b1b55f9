import { offers, type Offers } from '#functions/provision/offers.ts';

/** The sandbox's offers: those of the business, and one coupon of each kind. */
export const sandboxOffers: Offers = {
  ...offers,
  coupons: {
    FREE50: { uses: 50, plan: null },
    // Whoever leaves PayPal's window keeps a use for half an hour: five were gone after five tries.
    LAUNCH: { uses: 50, plan: 'Launch50' },
    GONE: { uses: 0, plan: null },
    ORPHAN: { uses: 3, plan: 'NoSuchPlan' },
  },
};
