import { useRef, useState } from 'react';
import type { CouponOffer } from '#domain/coupon.ts';
import { AppError, asAppError } from '#domain/errors.ts';
import { useGateways } from '#gateways/gateways.tsx';

/** How far a coupon is (specification section 4). */
export type CouponState =
  | { status: 'unapplied' }
  | { status: 'validating' }
  | { status: 'applied'; offer: CouponOffer }
  | { status: 'rejected'; error: AppError };

/** A coupon's state and what can be done with it. */
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
      const trimmed = code.trim();
      if (trimmed === '') setState({ status: 'rejected', error: new AppError('coupon/empty') });
      else void check(trimmed);
    },
    remove: () => setState({ status: 'unapplied' }),
  };
}
