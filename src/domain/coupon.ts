import type { Plan } from './plan.ts';

/** What a valid coupon gives: a plan of its own, or (plan null) the subscription for free. */
export interface CouponOffer {
  /** The code as stored, after trimming what the owner typed. */
  code: string;
  /** The discount plan that replaces the chosen one; null for a free coupon. */
  plan: Plan | null;
}
