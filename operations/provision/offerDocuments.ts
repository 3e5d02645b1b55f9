import { isDeepStrictEqual } from 'node:util';
import type { Offers } from './offers.ts';
import type { DocumentRef, Fields, Store } from '#functions/store/Store.ts';
import { couponFields, couponsRef } from '#functions/documents/offers/coupons.ts';
import { planFields, planRef } from '#functions/documents/plans.ts';
import { pricedPlans } from './planTerms.ts';
import { freePaymentRef, serializeFreePayment } from '#functions/documents/offers/freePayment.ts';

export interface OutdatedDocument {
  ref: DocumentRef;
  fields: Fields;
}

/** The plan documents that differ. The hash of the terms selects the provider's ids. */
export async function outdatedPlans(
  store: Store,
  offers: Offers,
  planIds: Readonly<Record<string, string>>,
): Promise<OutdatedDocument[]> {
  const due: OutdatedDocument[] = [];
  for (const [name, listed] of Object.entries(offers.plans)) {
    const priced = pricedPlans(name, listed);
    const idsWith = (trialDays: number) =>
      Object.fromEntries(
        priced
          .filter(({ terms }) => terms.trialDays === trialDays)
          .map(({ terms, hash }) => [terms.currency, planIds[hash]]),
      );
    const fields = planFields({
      name,
      listed,
      providerPlanIds: idsWith(listed.freeTrialDays),
      providerPlanIdsNoTrial: idsWith(0),
    });
    const ref = planRef(name);
    if (!isDeepStrictEqual(await store.get(ref), fields)) due.push({ ref, fields });
  }
  return due;
}

/** The coupons' document with the missing codes added. Existing codes keep their uses. */
export async function outdatedCoupons(store: Store, { coupons }: Offers): Promise<OutdatedDocument[]> {
  const present = await store.get(couponsRef);
  const missing = Object.entries(coupons).filter(([code]) => !present || !Object.hasOwn(present, code));
  // The document must exist, because every code is refused without it.
  if (present && missing.length === 0) return [];
  const added = Object.fromEntries(missing.map(([code, coupon]) => [code, couponFields(coupon)]));
  return [{ ref: couponsRef, fields: { ...present, ...added } }];
}

/** The placeholder payment document, if it is missing. */
export async function outdatedFreeSubscription(
  store: Store,
  { freeSubscription }: Offers,
): Promise<OutdatedDocument[]> {
  if (await store.get(freePaymentRef)) return [];
  return [{ ref: freePaymentRef, fields: serializeFreePayment(freeSubscription) }];
}
