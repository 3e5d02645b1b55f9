import type { Confirmation } from '#domain/recordedSubscription.ts';
import type { CouponOffer } from '#domain/coupon.ts';
import { AppError, asAppError } from '#domain/errors.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useAsyncAction } from '#hooks/useAsyncAction.ts';

function redeemError(cause: unknown): AppError {
  const error = asAppError(cause, 'checkout/free-failed');
  const specific = /^(?:coupon|registration|session)\/|^request\/too-many$/u.test(error.code);
  return specific ? error : new AppError('checkout/free-failed', { cause });
}

/** Redeems a free coupon. Ignores further clicks while it runs. */
export function useFreeCheckout({
  plan,
  offer,
  onRecorded,
  onRefused,
}: {
  plan: PublicPlanName;
  offer: CouponOffer | null;
  onRecorded: (recorded: { subscription: Confirmation }) => void;
  onRefused: (refusal: { error: AppError }) => void;
}): { redeeming: boolean; redeem: () => void } {
  const { subscriptions } = useGateways();
  const { state, run } = useAsyncAction(
    async (code: string) =>
      onRecorded({ subscription: await subscriptions.redeemFreeCoupon({ plan, code }) }),
    { toError: redeemError, onFailed: (error) => onRefused({ error }) },
  );
  return {
    redeeming: state.status === 'busy',
    redeem: () => {
      if (offer?.plan === null) run(offer.code);
      else onRefused({ error: new AppError('coupon/not-validated') });
    },
  };
}
