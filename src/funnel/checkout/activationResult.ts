import type { Confirmation } from '#domain/recordedSubscription.ts';
import { AppError, asAppError, notOpened, type ErrorCode } from '#domain/errors.ts';
import type { PaymentApproval, SubscriptionGateway } from '#gateways/SubscriptionGateway.ts';

export type ActivationResult =
  | { outcome: 'recorded'; subscription: Confirmation }
  /** This payment will not become a subscription, and a retry will not help. */
  | { outcome: 'refused'; error: AppError }
  /** Not done yet; `error` is set if the request failed. */
  | { outcome: 'pending'; error: AppError | null };

/** Refusals that a retry would not change. */
const finalRefusals: ReadonlySet<ErrorCode> = new Set([
  'session/signed-out',
  'registration/missing',
  'plan/mismatch',
  'coupon/invalid',
  'coupon/redeem-failed',
  'checkout/not-approved',
]);

export async function requestActivation(
  subscriptions: SubscriptionGateway,
  approval: PaymentApproval,
): Promise<ActivationResult> {
  try {
    const subscription = await subscriptions.activateSubscription(approval);
    return subscription ? { outcome: 'recorded', subscription } : { outcome: 'pending', error: null };
  } catch (cause) {
    const error = asAppError(cause);
    const final = finalRefusals.has(error.code) || error.details['outcome'] === notOpened.outcome;
    if (final) return { outcome: 'refused', error };
    return { outcome: 'pending', error: new AppError('checkout/details-failed', { cause }) };
  }
}
