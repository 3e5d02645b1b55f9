import { normalizeCouponCode, type CouponOffer } from '#domain/coupon.ts';
import { AppError } from '#domain/errors.ts';
import type { ServerContext } from '../context/context.ts';
import { couponIn } from '../documents/offers/coupons.ts';
import type { Identity } from '../documents/owner.ts';
import { findPlan } from '../documents/plans.ts';
import { couponRefs, findCoupons, hasEnded } from './coupons.ts';

type OfferContext = Pick<ServerContext, 'store' | 'now'>;

/**
 * Looks up the offer of a coupon by its stored code. Does not use it. Rejects with `coupon/empty`, `coupon/none-available`,
 * `coupon/invalid` (unknown, ended or used up), `coupon/plan-not-found` or `coupon/plan-broken` (R-COUPON-INVALID).
 */
export async function findOffer({ store, now }: OfferContext, typed: string): Promise<CouponOffer> {
  const normalized = normalizeCouponCode(typed);
  if (normalized === '') throw new AppError('coupon/empty');
  const { coupons, code } = await findCoupons(store, normalized);
  if (!coupons) throw new AppError('coupon/none-available');
  const coupon = couponIn(coupons, code);
  if (!coupon || coupon.usesLeft === 0 || hasEnded(coupon, now())) throw new AppError('coupon/invalid');
  if (coupon.planName === null) return { code, plan: null };
  const plan = await findPlan(store, coupon.planName);
  if (plan === 'missing') {
    throw new AppError('coupon/plan-not-found', { details: { name: coupon.planName } });
  }
  if (plan === 'broken') throw new AppError('coupon/plan-broken');
  return { code, plan };
}

/** `findOffer` for an owner. A code that this owner has used is `coupon/invalid` here too, as it would be at the payment. */
export async function findOfferFor(
  context: OfferContext,
  typed: string,
  owner: Identity,
): Promise<CouponOffer> {
  const offer = await findOffer(context, typed);
  const [, ...used] = couponRefs(offer.code, owner);
  const found = await Promise.all(used.map((ref) => context.store.get(ref)));
  if (found.some((fields) => fields !== undefined)) throw new AppError('coupon/invalid');
  return offer;
}
