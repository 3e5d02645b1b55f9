import { priceList, type ListedPlan } from '#domain/priceList.ts';

/** Every plan of the sandbox by its name: the two on sale, and the one a coupon leads to. */
export const seededPlans: Readonly<Record<string, ListedPlan>> = {
  ...priceList,
  Launch50: halfPrice(priceList.Monthly),
};

/** The plan at half its price, the extra devices at theirs, with two weeks to try it. */
function halfPrice(plan: ListedPlan): ListedPlan {
  const prices = Object.fromEntries(
    Object.entries(plan.prices).map(([currency, listed]) => [
      currency,
      { price: listed.price / 2, additionalDevice: listed.additionalDevice },
    ]),
  );
  return { ...plan, freeTrialDays: 14, prices };
}
