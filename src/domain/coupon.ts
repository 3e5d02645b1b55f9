import { pastedCode } from './pastedText.ts';
import type { Plan } from './plan.ts';

/** The form in which a code is compared and stored: without what was pasted around it. */
export function normalizeCouponCode(typed: string): string {
  return pastedCode(typed);
}

/** The effect of a valid coupon: a discount plan, or a free subscription (plan null). */
export interface CouponOffer {
  code: string;
  /** The discount plan that replaces the chosen one; null for a free coupon. */
  plan: Plan | null;
}
