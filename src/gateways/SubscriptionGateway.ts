import type { Catalogue, OwnerStatus, ShownOffer } from '#domain/contract.ts';
import type { Confirmation, StartedSubscription } from '#domain/recordedSubscription.ts';
import type { CouponOffer } from '#domain/coupon.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import type { Registration } from '#domain/registration.ts';

/** The funnel's requests about plans and payments. Every method rejects with an AppError. */
export interface SubscriptionGateway {
  /** The plans on sale; needs no sign-in. */
  catalogue(): Promise<Catalogue>;
  /** The status of the signed-in owner. */
  myStatus(): Promise<OwnerStatus>;
  saveRegistration(registration: Registration): Promise<void>;
  /** Returns the offer of a coupon without using it up. */
  checkCoupon(code: string): Promise<CouponOffer>;
  /**
   * Creates the subscription at the payment provider. A repeated call with the same order returns the same subscription.
   * Rejects if the owner would not be charged what was shown.
   */
  startSubscription(request: {
    plan: PublicPlanName;
    code: string | null;
    shown: ShownOffer;
  }): Promise<StartedSubscription>;
  /** Records an approved subscription. Null while the payment provider is still processing it: retry later. */
  activateSubscription(approval: PaymentApproval): Promise<Confirmation | null>;
  /** Redeems the coupon and records a free subscription; for an owner who has a subscription, returns that one. */
  redeemFreeCoupon(request: { plan: PublicPlanName; code: string }): Promise<Confirmation>;
}

/** The payment provider's report of the owner's approval. */
export interface PaymentApproval {
  subscriptionId: string;
  orderId: string | null;
}
