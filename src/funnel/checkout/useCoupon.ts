import { useRef, useState } from 'react';
import { normalizeCouponCode, type CouponOffer } from '#domain/coupon.ts';
import { AppError, asAppError } from '#domain/errors.ts';
import { limits } from '#domain/limits.ts';
import { useGateways } from '#gateways/gateways.tsx';

/** The state of a coupon (R-COUPON-STATES). */
export type CouponState =
  | { status: 'unapplied' }
  | { status: 'validating' }
  | { status: 'applied'; offer: CouponOffer }
  | { status: 'rejected'; error: AppError };

/** The state and the actions of a coupon. */
export interface Coupon {
  state: CouponState;
  apply: (typed: { code: string }) => void;
  remove: () => void;
}

function couponError(cause: unknown): AppError {
  const error = asAppError(cause, 'coupon/check-failed');
  return error.code.startsWith('coupon/') ? error : new AppError('coupon/check-failed', { cause });
}

/** Checks a coupon, which spends nothing. */
export function useCoupon(): Coupon {
  const { subscriptions } = useGateways();
  const [state, setState] = useState<CouponState>({ status: 'unapplied' });
  const asking = useRef(false);

  const check = async (code: string) => {
    asking.current = true;
    setState({ status: 'validating' });
    try {
      setState({ status: 'applied', offer: await subscriptions.checkCoupon(code) });
    } catch (cause) {
      setState({ status: 'rejected', error: couponError(cause) });
    } finally {
      asking.current = false;
    }
  };

  return {
    state,
    apply: ({ code }) => {
      if (asking.current) return;
      const normalized = normalizeCouponCode(code);
      if (normalized === '') setState({ status: 'rejected', error: new AppError('coupon/empty') });
      else if (normalized.length > limits.couponCode.max)
        setState({ status: 'rejected', error: new AppError('coupon/invalid') });
      else void check(normalized);
    },
    remove: () => setState({ status: 'unapplied' }),
  };
}
