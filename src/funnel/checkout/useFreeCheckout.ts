import { useRef, useState } from 'react';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import type { CouponOffer } from '#domain/coupon.ts';
import { AppError, asAppError } from '#domain/errors.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import { useGateways } from '#gateways/gateways.tsx';

function redeemError(cause: unknown): AppError {
  const error = asAppError(cause, 'checkout/free-failed');
  const specific = /^(?:coupon|registration|session)\/|^request\/too-many$/u.test(error.code);
  return specific ? error : new AppError('checkout/free-failed', { cause });
}

/** Spends a free coupon, once however often the button is pressed. */
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
  const [redeeming, setRedeeming] = useState(false);
  const running = useRef(false);

  const spend = async (code: string) => {
    running.current = true;
    setRedeeming(true);
    try {
      onRecorded({ subscription: await subscriptions.redeemFreeCoupon({ plan, code }) });
    } catch (cause) {
      onRefused({ error: redeemError(cause) });
    } finally {
      running.current = false;
      setRedeeming(false);
    }
  };

  return {
    redeeming,
    redeem: () => {
      if (running.current) return;
      if (offer?.plan === null) void spend(offer.code);
      else onRefused({ error: new AppError('coupon/not-validated') });
    },
  };
}
