import { daysBefore } from '#domain/days.ts';
import { besideDays } from '#domain/trial.ts';
import type { CouponInTransaction } from '../coupons/coupons.ts';
import type { Checkout } from '../documents/checkouts.ts';
import { comeBackFrom } from '../owners/comeBack.ts';
import { accessEndOf } from '../standing/standingOf.ts';
import type { StoredApproval } from './approval.ts';

/** The stored data that decides about an approval. */
type Read = Pick<StoredApproval, 'records' | 'trials' | 'coupon'>;

/** An approval counts this long after the end of the hold, because the owner pressed the button in time. */
const holdGraceMs = 60_000;

/** Whether the discount still applies: unused by the owner, with a use left or held at the approval. */
function mayUse(coupon: CouponInTransaction, { couponHeldUntil }: Checkout, approved: Date): boolean {
  if (coupon.usedByOwner) return false;
  if (coupon.usesLeft > 0) return true;
  return couponHeldUntil !== null && approved.getTime() <= couponHeldUntil.getTime() + holdGraceMs;
}

/**
 * Whether the trial or later start that a checkout promised still holds (R-CHECKOUT-PROMISE). Another checkout of the owner may
 * have used the trial since, the money for the time until the start may have been refunded, or a pause may have moved its end.
 */
function keepsTerms(checkout: Checkout, { records, trials }: Read, approved: Date): boolean {
  const { trialDays, startsAt } = checkout;
  const [former] = records;
  const comeBack = comeBackFrom({ record: former?.record, trials, now: approved });
  if (trialDays > 0) return comeBack === null;
  if (startsAt === null || startsAt <= approved) return !comeBack?.firstChargeAt;
  if (!former) return false;
  const { accessUntil } = accessEndOf(former.record);
  return startsAt <= accessUntil && startsAt >= daysBefore(accessUntil, besideDays);
}

/** Why the checkout's promise to the owner no longer holds; null if it does. */
export function brokenPromise(current: Checkout, stored: Read, approved: Date): string | null {
  if (!keepsTerms(current, stored, approved)) return 'its terms no longer hold';
  return stored.coupon && !mayUse(stored.coupon, current, approved) ? 'its coupon is used up' : null;
}
