import type { Plan } from './plan.ts';

/** The form in which a code is compared and stored: trimmed. */
export function normalizeCouponCode(typed: string): string {
  return typed.trim();
}

/** The effect of a valid coupon: a discount plan, or a free subscription (plan null). */
export interface CouponOffer {
  /** The normalized code. */
  code: string;
  /** The discount plan that replaces the chosen one; null for a free coupon. */
  plan: Plan | null;
}
