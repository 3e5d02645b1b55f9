import type { Catalogue, OwnerStatus } from '#domain/contract.ts';
import type { Confirmation, StartedSubscription } from '#domain/recordedSubscription.ts';
import type { CouponOffer } from '#domain/coupon.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import type { Registration } from '#domain/registration.ts';

/** The funnel's questions about plans and money. Every method rejects with an AppError. */
export interface SubscriptionGateway {
  /** The plans on sale; needs no sign-in. */
  catalogue(): Promise<Catalogue>;
  /** The status of the signed-in owner. */
  myStatus(): Promise<OwnerStatus>;
  saveRegistration(registration: Registration): Promise<void>;
  /** The offer of a coupon. Uses nothing up. */
  checkCoupon(code: string): Promise<CouponOffer>;
  /**
   * Creates the subscription at the payment provider. A repeated call with the same order returns the same
   * subscription.
   */
  startSubscription(request: { plan: PublicPlanName; code: string | null }): Promise<StartedSubscription>;
  /** Records an approved subscription. Null while the payment provider is still finishing it: ask again. */
  activateSubscription(approval: PaymentApproval): Promise<Confirmation | null>;
  /** Spends the coupon and records a free subscription; an owner who has a subscription gets that one. */
  redeemFreeCoupon(request: { plan: PublicPlanName; code: string }): Promise<Confirmation>;
}

/** The payment provider's report that the owner agreed. */
export interface PaymentApproval {
  subscriptionId: string;
  orderId: string | null;
}
