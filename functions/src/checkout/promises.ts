import type { CouponInTransaction } from '../coupons/coupons.ts';
import type { Checkout } from '../documents/checkouts.ts';
import { comeBackFrom } from '../owners/comeBack.ts';
import { accessEndOf } from '../subscription/access.ts';
import type { StoredApproval } from './approval.ts';

/** What was read to judge an approval by. */
type Read = Pick<StoredApproval, 'records' | 'trials' | 'coupon'>;

/** An approval this much later than the end of the hold still counts: the owner pressed the button in time. */
const holdGraceMs = 60_000;

/**
 * Whether the discount that was shown is kept: the owner has not used the code for another subscription, and there is a use
 * left, or one was kept when the owner approved.
 */
function mayUse(coupon: CouponInTransaction, { couponHeldUntil }: Checkout, approved: Date): boolean {
  if (coupon.usedByOwner) return false;
  if (coupon.usesLeft > 0) return true;
  return couponHeldUntil !== null && approved.getTime() <= couponHeldUntil.getTime() + holdGraceMs;
}

/**
 * Whether the trial or the later start that a checkout promised still holds (R-CHECKOUT-PROMISE): another checkout of the
 * owner may have used the trial since, and the money for the time until the start may have been given back.
 */
function keepsTerms(checkout: Checkout, { records, trials }: Read, approved: Date): boolean {
  const { trialDays, startsAt } = checkout;
  const [former] = records;
  const comeBack = comeBackFrom({ record: former?.record, trials, now: approved });
  if (trialDays > 0) return comeBack === null;
  if (startsAt === null || startsAt <= approved) return !comeBack?.firstChargeAt;
  return former !== undefined && startsAt <= accessEndOf(former.record).accessUntil;
}

/** Why an approval no longer holds what its owner was promised; null where it does. */
export function brokenPromise(current: Checkout, stored: Read, approved: Date): string | null {
  if (!keepsTerms(current, stored, approved)) return 'its terms no longer hold';
  return stored.coupon && !mayUse(stored.coupon, current, approved) ? 'its coupon is used up' : null;
}
