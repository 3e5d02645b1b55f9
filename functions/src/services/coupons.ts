import { createHash } from 'node:crypto';
import type { CouponOffer } from '#domain/coupon.ts';
import { AppError } from '#domain/errors.ts';
import type { Fields, Store, Transaction } from '../store/Store.ts';
import { findPlan } from './plans.ts';

const couponsPlace = { collection: 'Credentials', id: 'Coupons' };

interface StoredCoupon {
  /** A whole number; 0 when the stored value is anything else. */
  usesLeft: number;
  /** Null for a free coupon. */
  planName: string | null;
}

/** An own key of the map only: `constructor` and `__proto__` are not coupons (facts: security finding 1). */
function couponIn(coupons: Fields, code: string): StoredCoupon | undefined {
  const stored = Object.hasOwn(coupons, code) ? coupons[code] : undefined;
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored) || stored instanceof Date) {
    return undefined;
  }
  const { applies_left: left, plan_name: planName } = stored;
  return {
    usesLeft: typeof left === 'number' && Number.isInteger(left) && left > 0 ? left : 0,
    planName: typeof planName === 'string' && planName !== '' ? planName : null,
  };
}

/**
 * What a coupon gives. Spends nothing. Rejects with `coupon/empty`, `coupon/none-available`, `coupon/invalid`
 * (unknown and used up alike), `coupon/plan-not-found` or `coupon/plan-broken` (specification section 5).
 */
export async function findOffer(store: Store, typed: string): Promise<CouponOffer> {
  const code = typed.trim();
  if (code === '') throw new AppError('coupon/empty');
  const coupons = await store.get(couponsPlace);
  if (!coupons) throw new AppError('coupon/none-available');
  const coupon = couponIn(coupons, code);
  if (!coupon || coupon.usesLeft === 0) throw new AppError('coupon/invalid');
  if (coupon.planName === null) return { code, plan: null };
  const plan = await findPlan(store, coupon.planName);
  if (plan === 'missing') {
    throw new AppError('coupon/plan-not-found', { details: { name: coupon.planName } });
  }
  if (plan === 'broken') throw new AppError('coupon/plan-broken');
  return { code, plan };
}

/** A coupon as one transaction sees it: how often it can be used, and whether this owner already has. */
export interface CouponInTransaction {
  code: string;
  usesLeft: number;
  free: boolean;
  usedByOwner: boolean;
  redemptionId: string;
}

/** Reads a coupon within a transaction, before anything is written there. */
export async function readCoupon(
  transaction: Transaction,
  request: { code: string; email: string },
): Promise<CouponInTransaction> {
  const { code, email } = request;
  const redemptionId = createHash('sha256').update(`${code}\n${email}`).digest('hex');
  const coupons = await transaction.get(couponsPlace);
  const redemption = await transaction.get({ collection: 'Redemptions', id: redemptionId });
  const coupon = couponIn(coupons ?? {}, code);
  return {
    code,
    usesLeft: coupon?.usesLeft ?? 0,
    free: coupon?.planName === null,
    usedByOwner: redemption !== undefined,
    redemptionId,
  };
}

/**
 * Spends one use. Where none is left the redemption is marked as overrun and the count stays at 0: the caller
 * has decided that this owner keeps what was shown.
 */
export function spendCoupon(
  transaction: Transaction,
  coupon: CouponInTransaction,
  by: { uid: string; at: Date },
): void {
  if (coupon.usedByOwner) return;
  const overrun = coupon.usesLeft === 0;
  transaction.create(
    { collection: 'Redemptions', id: coupon.redemptionId },
    { code: coupon.code, uid: by.uid, at: by.at, overrun },
  );
  if (!overrun) {
    transaction.update(couponsPlace, [{ path: [coupon.code, 'applies_left'], value: coupon.usesLeft - 1 }]);
  }
}
