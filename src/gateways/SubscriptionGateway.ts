import type { Catalogue, Confirmation, OwnerStatus } from '#domain/contract.ts';
import type { CouponOffer } from '#domain/coupon.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import type { Registration } from '#domain/registration.ts';

/** What the funnel may ask about plans and money. Every method rejects with an AppError. */
export interface SubscriptionGateway {
  /** The plans on sale; needs nobody signed in. */
  catalogue(): Promise<Catalogue>;
  /** What is known about the signed-in owner. */
  myStatus(): Promise<OwnerStatus>;
  saveRegistration(registration: Registration): Promise<void>;
  /** What a coupon gives. Spends nothing. */
  checkCoupon(code: string): Promise<CouponOffer>;
  /** Creates the subscription at PayPal; asking again for the same thing answers the same id. */
  startSubscription(request: {
    plan: PublicPlanName;
    code: string | null;
  }): Promise<{ subscriptionId: string; approveUrl: string | null }>;
  /** Records an approved subscription. Null: PayPal is still finishing it, ask again. */
  activateSubscription(approval: PaymentApproval): Promise<Confirmation | null>;
  /** Records a free subscription and spends the coupon. */
  redeemFreeCoupon(request: { plan: PublicPlanName; code: string }): Promise<Confirmation>;
}

/** What PayPal's button answers when the owner agreed. */
export interface PaymentApproval {
  subscriptionId: string;
  orderId: string | null;
}
