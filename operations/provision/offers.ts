import type { StoredCoupon } from '#functions/documents/offers/coupons.ts';
import type { FreePayment } from '#functions/documents/offers/freePayment.ts';
import { priceList, type ListedPlan } from '#domain/priceList.ts';

/** Everything that is sold. `npm run provision` creates it at the payment provider and in the database. */
export interface Offers {
  /** By name. The public plans are on the price list; the others require a coupon. */
  plans: Readonly<Record<string, ListedPlan>>;
  /** By code. A coupon that already exists in the database is not changed. */
  coupons: Readonly<Record<string, StoredCoupon>>;
  freeSubscription: FreePayment;
}

/** The plan at half its price, also for extra devices, with a trial of two weeks. */
function halfPrice(plan: ListedPlan): ListedPlan {
  const prices = Object.fromEntries(
    Object.entries(plan.prices).map(([currency, listed]) => [
      currency,
      { price: listed.price / 2, additionalDevice: listed.additionalDevice },
    ]),
  );
  return { ...plan, freeTrialDays: 14, prices };
}

/** The offers of this business. Coupons are in the database only, because readers could use them. */
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
