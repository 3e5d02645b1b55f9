import { priceList, type ListedPlan } from '#domain/priceList.ts';

/** A coupon as it is first written. Its uses are counted by the server from then on. */
export interface OfferedCoupon {
  /** How often it can be used, by all owners together. */
  uses: number;
  /** The discount plan it leads to; null makes the subscription free. */
  plan: string | null;
}

/** What stands in the record of a subscription nobody pays for (R-DATA-CREDENTIALS). */
export interface FreeSubscription {
  subscriptionId: string;
  orderId: string;
  payerId: string;
  providerPlanId: string;
}

/** Everything that is sold. `npm run provision` makes it so, at the payment provider and in the database. */
export interface Offers {
  /** By name. Those of the price list are public, the others are reached by a coupon. */
  plans: Readonly<Record<string, ListedPlan>>;
  /** By code. One that is in the database already keeps what it has there. */
  coupons: Readonly<Record<string, OfferedCoupon>>;
  freeSubscription: FreeSubscription;
}

/** The plan at half its price, extra devices at theirs, with two weeks to try it. */
function halfPrice(plan: ListedPlan): ListedPlan {
  const prices = Object.fromEntries(
    Object.entries(plan.prices).map(([currency, listed]) => [
      currency,
      { price: listed.price / 2, additionalDevice: listed.additionalDevice },
    ]),
  );
  return { ...plan, freeTrialDays: 14, prices };
}

/**
 * What this business offers. No coupon is named here, because whoever reads this file could use it; `npm run ops -- coupons`
 * creates them in the database.
 */
export const offers: Offers = {
  plans: { ...priceList, Launch50: halfPrice(priceList.Monthly) },
  coupons: {},
  freeSubscription: {
    subscriptionId: 'I-FREE0000000',
    orderId: 'FREE0000000000000',
    payerId: 'FREE000000000',
    providerPlanId: 'P-FREE00000000000000000000',
  },
};
