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

/** The state and the actions of the coupon box. */
export interface Coupon {
  state: CouponState;
  apply: (typed: { code: string }) => void;
  remove: () => void;
}

/** What the owner is told: the reason, where the owner can do something about it. */
function couponError(cause: unknown): AppError {
  const error = asAppError(cause, 'coupon/check-failed');
  const told = /^(?:coupon|session)\/|^request\/too-many$/u.test(error.code);
  return told ? error : new AppError('coupon/check-failed', { cause });
}

/** Checks a coupon, which spends nothing. Its code is kept, so that a page that is loaded anew applies it again. */
export function useCoupon({
  onRefused,
}: {
  /** The check failed; the error is shown. */
  onRefused: (refusal: { error: AppError }) => void;
}): Coupon & { restore: () => void } {
  const { subscriptions, session } = useGateways();
  const [state, setState] = useState<CouponState>({ status: 'unapplied' });
  const asking = useRef(false);

  const check = async (code: string) => {
    asking.current = true;
    session.save({ coupon: code });
    setState({ status: 'validating' });
    try {
      setState({ status: 'applied', offer: await subscriptions.checkCoupon(code) });
    } catch (cause) {
      const error = couponError(cause);
      const refused = error.code.startsWith('coupon/') && error.code !== 'coupon/check-failed';
      if (refused) session.save({ coupon: null });
      setState({ status: 'rejected', error });
      onRefused({ error });
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
    remove: () => {
      session.save({ coupon: null });
      setState({ status: 'unapplied' });
    },
    restore: () => {
      const { coupon } = session.read();
      if (coupon && state.status === 'unapplied' && !asking.current) void check(coupon);
    },
  };
}
